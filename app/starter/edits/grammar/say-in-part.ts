import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { js } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";
import { writeText } from "../grounded/write-text";
import type { Part } from "../parts/part";

/** Whether a part has a text of its own, or such texts as a program puts its values between. */
export function canSay({ texts, inside }: Part): boolean {
  const own = texts.filter(({ written }) => written !== "attribute");
  return own.length === 1 || (own.length > 1 && inside.length === 0);
}

export function saying(files: FileTree, part: Part, value: string): EditResult {
  const [only, ...others] = part.texts.filter(({ written }) => written !== "attribute");
  if (only && others.length === 0)
    return writeText(files, { ...only, tag: part.tag, isButton: false }, value);
  return canSay(part) ? saidWhole(files, part, value) : unchanged("It has no text of its own.");
}

function saidWhole(
  files: FileTree,
  { path, innerStart, innerEnd }: Part,
  value: string,
): EditResult {
  const code = files.get(path) ?? "";
  const inner = code.slice(innerStart, innerEnd);
  const lead = /^\s*/.exec(inner)?.[0] ?? "";
  const tail = /\s*$/.exec(inner)?.[0] ?? "";
  const text = path.endsWith(".html")
    ? html(value)
    : /[{}<>&]/.test(value)
      ? `{${js(value)}}`
      : value;
  return edited(
    new Map([[path, code.slice(0, innerStart) + lead + text + tail + code.slice(innerEnd)]]),
    `It says “${value}” now.`,
  );
}
