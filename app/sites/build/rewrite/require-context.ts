import path from "node:path/posix";
import type { Node } from "acorn";
import { allFiles } from "../build-input";
import { isAssetName, isLoadable } from "../load/loadable";
import { meaningsOf } from "../resolve/aliases";
import { namesMatching } from "./match-names";
import { asCall, isMember, plainValue } from "./program";
import { requiredAsset } from "./required-assets";
import type { Parts, Rewriting } from "./rewriting";

/** webpack's `require.context("./views", true, /\.vue$/)`: a function that gives the files of a folder by their names. */
export function rewriteContext(node: Node, rewriting: Rewriting): Parts | null {
  const call = asCall(node, "CallExpression");
  if (!call || !rewriting.isFile || !isMember(call.callee, "require", "context")) return null;
  const [folder, isDeep = true, pattern, mode] = call.arguments.map(plainValue);
  if (typeof folder !== "string") return null;
  const files = filesIn(folder, { isDeep: isDeep !== false, pattern }, rewriting);
  const isLazy = typeof mode === "string" && mode.startsWith("lazy");
  const entries = files.map(
    ([name, file]) => `${JSON.stringify(name)}: () => ${given(file, isLazy, rewriting)}`,
  );
  return [
    `((files) => Object.assign((name) => { if (!Object.hasOwn(files, name)) throw new Error("Cannot find module '" + name + "'"); return files[name](); }, { keys: () => Object.keys(files), resolve: (name) => name, id: ${JSON.stringify(folder)} }))({ ${entries.join(", ")} })`,
  ];
}

function given(file: string, isLazy: boolean, rewriting: Rewriting): string {
  const name = JSON.stringify(file);
  if (isLazy) return `import(${name})`;
  return isAssetName(file) ? requiredAsset(file, rewriting) : `require(${name})`;
}

/** What the files are called there, and their paths: "./a/b.vue" and "/src/views/a/b.vue". */
function filesIn(
  asked: string,
  { isDeep, pattern }: { isDeep: boolean; pattern: unknown },
  rewriting: Rewriting,
): [string, string][] {
  const { project, path: module } = rewriting;
  const folder = placeOf(asked, rewriting);
  const below: string[] = [];
  for (const name of allFiles(project.input)) {
    const file = `/${name}`;
    if (!file.startsWith(folder) || file === module || !isLoadable(file)) continue;
    const said = `./${file.slice(folder.length)}`;
    if (isDeep || said.indexOf("/", 2) < 0) below.push(said);
  }
  const meant = pattern instanceof RegExp ? namesMatching(pattern, below) : below;
  const found = meant.sort().map((said): [string, string] => [said, folder + said.slice(2)]);
  return rewriting.count(found);
}

/** The folder, with "/" at its end. */
function placeOf(asked: string, { project, path: module }: Rewriting): string {
  const [meant] = meaningsOf(`${asked.replace(/\/$/, "")}/`, project.config.alias);
  const isOwn = /^\.{0,2}\/|^\.{1,2}$/.test(asked);
  const from = isOwn && !asked.startsWith("/") ? path.dirname(module) : "/";
  const folder = meant && !isOwn ? meant.specifier : asked;
  return path.join("/", from, folder, "/");
}
