import type { FileTree } from "~/projects/files";

const SAID = /\bappDirectory\s*:\s*["'`](?:\.?\/)?([\w./-]{1,100}?)\/?["'`]/;

/** The folder of a React Router project's app, as its configuration names it; with a slash at its end, mostly "app/". */
export function appFolderOf(tree: FileTree): string {
  const config = ["ts", "js", "mts", "mjs"].map((end) => tree.get(`react-router.config.${end}`));
  const [, said = "app"] = SAID.exec(config.find((text) => text !== undefined) ?? "") ?? [];
  return `${said}/`;
}
