import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SHIMS_FOLDER } from "./kit-entry";

let sources: ReadonlyMap<string, string> | undefined;

/** The modules that stand in for SvelteKit's, by their places in a project. */
export function kitShims(): ReadonlyMap<string, string> {
  sources ??= readShims();
  return sources;
}

/** From beside this module, or beside the program that it was bundled into, where the name "shims" is Next's. */
function readShims(): ReadonlyMap<string, string> {
  const places = ["./shims", "./kit-shims"].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const folder = [...places, path.resolve("build/store/kit-shims")].find((place) =>
    existsSync(path.join(place, "Root.svelte")),
  );
  return new Map(
    readdirSync(folder ?? "").map((name) => [
      `${SHIMS_FOLDER}/${name}`,
      readFileSync(path.join(folder ?? "", name), "utf8"),
    ]),
  );
}
