import type { FileTree } from "~/projects/files";
import { type EditResult, edited, there, unchanged } from "../edit";

const REMOVING =
  /^([ \t]*)function ((?:remove|delete|clear)\w*)\(([^)]*)\)(?:: \w+)? \{\n([\s\S]*?)^\1\}/gm;
const AT_ONCE = /onClick=\{\(\) => (set\w+\(\w+\.filter\([\s\S]*?\)\))\}/g;

/** Has a program ask before it deletes what people entered. */
export function askBeforeDelete(files: FileTree, question: string): EditResult {
  const changes = new Map<string, string | null>();
  let asks = false;
  for (const [path, code] of files) {
    if (!/\.(?:tsx|jsx)$/.test(path)) continue;
    asks ||= /\bconfirm\(/.test(code);
    const next = code
      .replace(REMOVING, (whole, indent: string, _name, _given, body: string) =>
        /\bconfirm\(/.test(body)
          ? whole
          : whole.replace(
              /\{\n/,
              () => `{\n${indent}  if (!confirm(${JSON.stringify(question)})) return;\n`,
            ),
      )
      .replace(
        AT_ONCE,
        (_, act: string) => `onClick={() => confirm(${JSON.stringify(question)}) && ${act}}`,
      );
    if (next !== code) changes.set(path, next);
  }
  if (changes.size > 0) return edited(changes, `It asks “${question}” before anything is deleted.`);
  return asks
    ? there("It asks already before it deletes.")
    : unchanged("I found nothing here that deletes entries.");
}
