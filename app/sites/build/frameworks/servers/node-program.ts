import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn, isRecord, readJson } from "../detection/package-json";
import type { KnownServer } from "./known-servers";

/** How Node's programs are started, with the file: "tsx watch src/index.ts". */
const STARTS =
  /^(?:npx\s+)?(?:node|nodemon|tsx|ts-node(?:-dev)?|bun(?:\s+run)?|deno\s+run)\s(?:[^&|;]*\s)?\S+\.[cm]?[jt]s(?:\s|$)/;
/** What puts a page around an entry that has none. */
const BUNDLERS = ["vite", "react-scripts", "parcel", "webpack", "@rsbuild/core", "rollup"];

/** What a project is whose package.json starts a file by Node; null where something bundles it, or nothing is said. */
export function nodeProgramOf(tree: FileTree): KnownServer | null {
  if (dependsOn(dependenciesOf(tree), ...BUNDLERS)) return null;
  const { scripts } = readJson(tree.get("package.json"));
  if (!isRecord(scripts)) return null;
  const isStarted = [scripts.start, scripts.dev].some(
    (script) => typeof script === "string" && STARTS.test(script.trim()),
  );
  if (!isStarted) return null;
  return {
    name: "a program of Node",
    needs: "a server",
    instead: "Pages with an index.html, and scripts that run in the browser, would run.",
  };
}
