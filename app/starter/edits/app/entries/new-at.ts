import type { FileTree } from "~/projects/files";
import { type Edit, edited, there } from "../../edit";
import type { Clause } from "../clause";
import { anyOf, leftOfEntries } from "../said-of";

const PATH = "src/App.tsx";
const NEW = anyOf("new(?:est|ly)?|latest|added|fresh|just added|recently added|last added");
const END = anyOf("(?:the )?(?:very )?(?:bottom|end|last|below|underneath|down)");
const TOP = anyOf("(?:the )?(?:very )?(?:top|beginning|start|first|above|front|up)");
const AROUND = anyOf(
  "list|go|goes|come|comes|appear|appears|put|place|stand|insert|added|always|items?|of the list|instead|not|move|should",
);
/** Where a program puts a new entry before the others, and behind them. */
const FIRST = /(set\w+\()\[(\{ id: newId\(\)[^\n]*?\}|note|draft), (\.\.\.\w+)\]/;
const LAST = /(set\w+\()\[(\.\.\.\w+), (\{ id: newId\(\)[^\n]*?\}|note|draft)\]/;
const FIRST_OF_NEW = /(isNew \?|\n +:) \[draft, (\.\.\.\w+)\]/;
const LAST_OF_NEW = /(isNew \?|\n +:) \[(\.\.\.\w+), draft\]/;

/** "Put new tasks at the bottom": where an entry stands once it is added. */
export function readNewAt({ words }: Clause, files: FileTree): Edit | null {
  const code = files.get(PATH) ?? "";
  if (!NEW.test(words) || /["“„«]|(?<!\p{L})(?:sort|date|column|field)/u.test(words)) return null;
  const [end, top] = [END.test(words), TOP.test(words)];
  if (end === top) return null;
  if (leftOfEntries(words, NEW, end ? END : TOP, AROUND) !== "") return null;
  const isFirst = FIRST.test(code) || FIRST_OF_NEW.test(code);
  const isLast = LAST.test(code) || LAST_OF_NEW.test(code);
  if (!isFirst && !isLast) return null;
  // What is sorted stands by what it is sorted by, wherever it was put.
  if (/\.sort\(inOrder\)/.test(code)) return null;
  const place = end ? "at the end of the list" : "at the top of the list";
  if (end ? isLast && !isFirst : isFirst && !isLast)
    return () => there(`New ones come ${place} already.`);
  return (tree) => {
    const now = tree.get(PATH) ?? "";
    const next = end
      ? now.replace(FIRST, "$1[$3, $2]").replace(FIRST_OF_NEW, "$1 [$2, draft]")
      : now.replace(LAST, "$1[$3, $2]").replace(LAST_OF_NEW, "$1 [draft, $2]");
    return edited(
      new Map([[PATH, next]]),
      `New ones come ${place} now; those that are there stay where they are.`,
    );
  };
}
