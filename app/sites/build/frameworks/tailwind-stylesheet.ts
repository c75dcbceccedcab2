import type { FileTree } from "~/projects/files";
import type { Alias } from "../config/project-config";

/** The stylesheet of Tailwind 2 and 3 that scripts import whole. */
const ASKED = /["']tailwindcss\/(?:dist\/)?tailwind(?:\.min)?\.css["']/;
const FILE = ".tailwind/tailwind.css";

/** A stylesheet of the project in the place of Tailwind's, which has to be compiled for it; null where none is asked for. */
export function tailwindStylesheet(
  tree: FileTree,
): { tree: FileTree; alias: readonly Alias[] } | null {
  const asks = ([name, text]: [string, string]) =>
    /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(name) && ASKED.test(text);
  if (![...tree].some(asks)) return null;
  const text = "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n";
  const find = /^tailwindcss\/(?:dist\/)?tailwind(?:\.min)?\.css$/;
  return { tree: new Map([...tree, [FILE, text]]), alias: [{ find, replacement: `/${FILE}` }] };
}
