import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { columnsIn } from "../entries/column-names";
import { foldLanes } from "../everyday/lane-sentences";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

/** What an app asks before it goes on. */
export const CHECK_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "unsaved|(?:not|isn't|hasn't been|without being) (?:yet )?saved|half[- ]written|without saving|lose (?:what|my)",
      ),
      anyOf("clos\\p{L}*|leav\\p{L}*|reload\\p{L}*|warn\\p{L}*|ask\\p{L}*|navigat\\p{L}*"),
    ],
    more: anyOf(
      "warn\\p{L}*|ask\\p{L}*|tell|before|when|if|i|clos\\p{L}*|leav\\p{L}*|reload\\p{L}*|go|going|away|the|page|tab|window|browser|with|an?|unsaved|not|saved|yet|entry|changes?|text|something|half|written|typed|form|there|is|are|still|without|saving|lose|what|my|have|i've|in",
    ),
    not: anyOf("autosave|automatic\\p{L}*|e-?mail"),
    make: warnUnsaved,
  },
];

/** What is asked before the same is added twice, and columns that fold, where nothing else knows it. */
export const LATE_CHECK_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "warn\\p{L}*|tell|ask\\p{L}*|stop|prevent|alert\\p{L}*|don'?t (?:let|allow)|not (?:add|allow|possible)|refuse|avoid|notice|check|no",
      ),
      anyOf(
        "twice|duplicates?|double|doubles|already (?:there|on it|on the list|in (?:it|the list)|exists?)|exists? already|(?:is|are) (?:there|on it|on the list) already|same (?:name|title|thing|task|item|entry) (?:again|twice)|on the list already|already exists?",
      ),
    ],
    more: anyOf(
      "warn\\p{L}*|tell|ask\\p{L}*|stop|prevent|alert\\p{L}*|let|allow|refuse|avoid|check|when|if|i|we|add|adding|enter|added|something|anything|a|an|the|job|thing|name|title|same|again|twice|duplicates?|double|already|is|are|that|that's|it's|which|on|in|list|there|exists?|before|first|me|being|from|accidentally|by accident|entries|one|don'?t|not|no|please|possible|be",
    ),
    not: anyOf(
      "button|copy|copies|remove (?:the )?duplicates|delete|merge|e-?mail|import|colou?r\\p{L}*|mark\\p{L}*|red",
    ),
    make: askTwice,
  },
  {
    asks: [
      anyOf("collaps\\p{L}*|fold\\p{L}*|minimi[sz]\\p{L}*|close|shrink|hide"),
      anyOf("columns?|lanes?"),
    ],
    more: anyOf(
      "collaps\\p{L}*|fold\\p{L}*|minimi[sz]\\p{L}*|open|close|shrink|hide|and|or|expand|unfold|again|in|up|away|columns?|lanes?|each|every|single|the|button|arrow|by|click\\p{L}*|on|its|title|name|header|head|so|to|save|space|when|not|needed|individually",
    ),
    not: anyOf("empty|cards older|done cards|remove|delete|phone|mobile|label|colou?r\\p{L}*"),
    names: (files) =>
      (columnsIn(files) ?? []).map((name) =>
        anyOf(name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ".")),
      ),
    make: foldLanes,
  },
];

/** Before the same name is added once more, it asks. */
function askTwice(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const main = fieldsOf(files)[0];
  if (!app || !main || columnsIn(files)) return null;
  if (app.code.includes("is there already. Add it"))
    return there("It asks already before the same is added twice.");
  const add = new RegExp(
    `^    ${app.setter}\\(\\[\\{ id: newId\\(\\),[^\\n]*values: draft[^\\n]*\\n`,
    "m",
  ).exec(app.code);
  if (!add) return null;
  const id = JSON.stringify(main.id);
  const check = `    const sameName = (draft[${id}] ?? "").trim().toLowerCase();\n    if (\n      ${app.stored}.some((entry) => (entry.values[${id}] ?? "").trim().toLowerCase() === sameName) &&\n      !confirm(\`“\${draft[${id}]}” is there already. Add it once more?\`)\n    )\n      return;\n`;
  return edited(
    new Map([[app.path, app.code.replace(add[0], (line) => check + line)]]),
    `When the same “${main.label}” is there already, it asks before adding it once more; capitals make no difference.`,
  );
}

/** The browser asks before a page is left in whose forms something was typed that is not saved. */
function warnUnsaved(files: FileTree): EditResult | null {
  const main = files.get("src/main.tsx");
  if (!main || !entryApp(files) || shapeOf(files).styles === null) return null;
  if (files.has("src/unsaved.ts"))
    return there("The browser asks already before a page with something unsaved is left.");
  return edited(
    new Map([
      ["src/main.tsx", `import "./unsaved";\n${main}`],
      ["src/unsaved.ts", UNSAVED],
    ]),
    "The browser asks before the page is closed or loaded anew while something typed in a form is not saved.",
  );
}

const UNSAVED = `// Asks before the page goes while a form holds something that was typed and not saved.
const typed = new Set<HTMLFormElement>();

document.addEventListener("input", (event) => {
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (form) typed.add(form);
});
document.addEventListener("submit", (event) => {
  if (event.target instanceof HTMLFormElement) typed.delete(event.target);
});
window.addEventListener("beforeunload", (event) => {
  if ([...typed].some((form) => form.isConnected)) event.preventDefault();
});
`;
