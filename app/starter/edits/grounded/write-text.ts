import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { js } from "../../source/literals";
import { type EditResult, edited } from "../edit";
import type { ShownText } from "./screen";

/** A text as the source of its file writes it: in markup, or between the quotes of a literal. */
function sourceOf(text: string, path: string): string {
  return path.endsWith(".html") ? html(text) : js(text).slice(1, -1);
}

/** Another text in the one place where a text stands. */
export function writeText(
  files: FileTree,
  { path, text, start, end }: ShownText,
  to: string,
): EditResult {
  const code = files.get(path) ?? "";
  return edited(
    new Map([[path, code.slice(0, start) + sourceOf(to, path) + code.slice(end)]]),
    `Changed “${text}” to “${to}”.`,
  );
}
