import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { fieldNamed, setOptions } from "../said/field-lines";
import { LEADING } from "./text-there";
import { asTexts } from "./texts";

/** Other choices of a field: named by its label, or by the choices that it has. */
export function optionsOf(target: string, value: string, files: FileTree): Edit | null {
  const texts = asTexts(value);
  if (texts.length < 2) return null;
  const name = target.replace(LEADING, "").trim();
  const named = [name, name.replace(/\s+(?:options?|choices?|values?|names?|levels?)$/iu, "")].find(
    (one) => one !== "" && fieldNamed(files, one),
  );
  if (named) return (tree) => setOptions(tree, named, texts);
  const said = name
    .split(/[\s,;/]+/)
    .filter((word) => /\p{L}{2}/u.test(word) && !/^(?:and|und|et|y|e|or)$/i.test(word));
  if (said.length < 2) return null;
  for (const [, code] of files) {
    for (const match of code.matchAll(
      /label:\s*"((?:[^"\\]|\\.)*)"[^}\n]*?options:\s*\[([^\]]*)\]/g,
    )) {
      const own = (match[2] ?? "").toLowerCase();
      const label = match[1] ?? "";
      if (said.every((word) => own.includes(`"${word.toLowerCase()}"`)) && fieldNamed(files, label))
        return (tree) => setOptions(tree, label, texts);
    }
  }
  return null;
}
