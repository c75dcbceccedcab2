import type { FileTree } from "~/projects/files";
import { beforeShown, changeApp, entryApp } from "../../abilities/entries-of-app";
import { type EditResult, there } from "../../edit";
import { columnsIn } from "../entries/column-names";
import { form, OPENS, type Sentence } from "./sentence";

const TAB = "(?:(?:browser|page|window)(?:'s)? )?(?:tab|tab title|title bar|tab's title)";

/** What the tab of the browser can tell of an app of entries. */
export const TAB_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}(?:(?:show|see|display|put|have|add|write)(?: me| us)? )?(?:(?:the|a) )?(?:(?:number|count|counter|amount) of (?:(?:the|my|open|remaining|unfinished|undone|left) )*\\p{L}{3,16}|how many (?:(?:open|remaining|unfinished|undone|\\p{L}{4,16}) )+(?:(?:are|i have|we have|is|there) )?(?:(?:still|left|open|to do|there|undone|not done|remaining) ?)*|(?:open |remaining )?(?:count|counter|number))(?: (?:left|open|to do|still open))* ?(?:in|on|into) (?:the )?${TAB}(?: of the browser)?`,
      ),
    ],
    make: countInTab,
  },
];

/** The number of what is open, before the name in the tab of the browser. */
export function countInTab(files: FileTree): EditResult | null {
  const app = entryApp(files);
  // A board keeps what is done in its last column.
  if (!app) return null;
  if (app.code.includes("document.title =")) return there("The tab shows a number already.");
  const open = columnsIn(files)
    ? `${app.stored}.filter((entry) => columnOf(entry) !== columns[columns.length - 1]).length`
    : app.canBeDone
      ? `${app.stored}.filter((entry) => !entry.done).length`
      : `${app.stored}.length`;
  if (!/^import \{ [^\n]*\buseState\b[^\n]* \} from "react";/m.test(app.code)) return null;
  if (!/import \{[^}]*\btitle\b[^}]*\} from "\.\/settings"/.test(app.code)) return null;
  const isOpen = app.canBeDone || columnsIn(files) !== null;
  const changed = changeApp(
    files,
    ({ code }) => {
      const withEffect = code.includes("useEffect")
        ? code
        : code.replace(
            /^import \{ ((?:type \w+, )*)(?=[^\n]* \} from "react";)/m,
            "import { $1useEffect, ",
          );
      return beforeShown(
        withEffect,
        `const inTab = ${open};\nuseEffect(() => {\n  document.title = inTab > 0 ? \`(\${inTab}) \${title}\` : title;\n}, [inTab]);`,
      );
    },
    isOpen
      ? "The tab of the browser shows how many are still open before the name of the app."
      : "The tab of the browser shows how many there are before the name of the app.",
  );
  return changed.ok ? changed : null;
}
