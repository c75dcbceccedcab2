import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FileTree } from "~/projects/files";

/** Where the modules that stand in for Next's are in a project; no project has a folder of that name. */
export const SHIMS_FOLDER = "@next-app";
const GOOGLE = /import\s*\{([^}]{0,2000})\}\s*from\s*["']next\/font\/google["']/g;

let sources: ReadonlyMap<string, string> | undefined;

/** The modules that stand in, with the fonts that the project names. */
export function shimsFor(tree: FileTree): Map<string, string> {
  sources ??= readShims();
  const shims = new Map(sources);
  const names = new Set<string>();
  for (const [file, source] of tree) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    for (const [, list = ""] of source.matchAll(GOOGLE)) {
      for (const one of list.split(",")) {
        const name = one.trim().split(/\s+as\s+/)[0] ?? "";
        if (/^[A-Z]\w*$/.test(name)) names.add(name);
      }
    }
  }
  const fonts = [...names].map(
    (name) => `export const ${name} = fontOf(${JSON.stringify(name.replaceAll("_", " "))});`,
  );
  const text = ['import { fontOf } from "./font";', ...fonts, "void fontOf;"].join("\n");
  shims.set(`${SHIMS_FOLDER}/google-fonts.ts`, text);
  return shims;
}

/** One of them, e.g. "link.ts". */
export function readShim(name: string): string | null {
  sources ??= readShims();
  return sources.get(`${SHIMS_FOLDER}/${name}`) ?? null;
}

/** From beside this module, and beside the program that it was bundled into. */
function readShims(): ReadonlyMap<string, string> {
  const beside = fileURLToPath(new URL("./shims", import.meta.url));
  const folder = existsSync(beside) ? beside : path.resolve("build/store/shims");
  return new Map(
    readdirSync(folder).map((name) => [
      `${SHIMS_FOLDER}/${name}`,
      readFileSync(path.join(folder, name), "utf8"),
    ]),
  );
}
