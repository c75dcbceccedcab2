import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { jsInline } from "../../../source/literals";
import { OWN_ABILITIES } from "../../abilities/own-abilities";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { columnMeant, columnsIn, withColumns } from "../entries/column-names";
import { keepingCards } from "../entries/kept-cards";
import { form, GIVE, OPENS, type Sentence } from "./sentence";

const APP = "src/App.tsx";
const COLUMN =
  '["“„«]?(?<column>(?!each|every|all|any)[^"“”„«»:]{2,30}?)["“”»]?(?: (?:column|lane|list))?';
const MOST_CARDS = OWN_ABILITIES.find(({ send }) => send === "allow at most 3 cards in a column");
const CARDS = "(?:(?:the|all|all the|old|finished|its) )*(?:cards|tasks|items|everything|ones|all)";
const SMALL =
  "(?:(?:on|for) (?:(?:my|the|a|small|smaller|narrow) )*(?:phones?|mobiles?|screens?|smartphones?|devices?|cell ?phones?))";
const UNDER =
  "(?:below|under|underneath|beneath|on top of) (?:each other|one another)|stacked(?: vertically)?|vertically|in one column";

/** What a board can be told in a sentence of its own. */
export const BOARD_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:rename|change|call|relabel) (?:the )?(?:column |lane )?${COLUMN} (?:to|into|as|in) ["“„«]?[^"“”„«»:]{2,30}["”“»]?(?: instead)?`,
      ),
    ],
    make: (files, { column = "" }, { core }) => renamedColumn(files, column, core),
  },
  {
    // "I want to add my own columns": on the board itself, which has no place for that.
    forms: [
      form(
        `${OPENS}(?:add|create|make|have|define|choose|set up|manage|edit|name)(?: (?:my|our|their|your|and|rename|remove|new|more|own|custom|other|different|some|extra|the))* (?:own|custom|my|our) (?:columns|lanes|stages)(?: (?:myself|ourselves|too|in the app|on the board|to the board|later))*`,
      ),
      // "A button to add new columns", "buttons for more columns".
      form(
        `${OPENS}(?:(?:have|add|there|be|is|put|show|get|give|include|want|need) )*(?:(?:also|a|an|the|me|another|some|little|small|plus|\\+) )*(?:buttons?|ways?|option|possibility|link|place|plus sign) (?:to|for|that|which|where)(?: (?:i|we|you|lets?|me|us|people|can|add|adds|adding|create|creating|make|making|have|get|delete|remove|and|or|a|an|my|our|own|new|more|another|additional|extra|the|some))* (?:columns?|lanes?|stages?)(?: (?:myself|ourselves|too|in the app|on the board|to the board|later))*`,
      ),
    ],
    make: (files) =>
      columnsIn(files)
        ? there(
            "On the board itself no columns can be added yet. Tell me which one it should have, such as “add a column called Review before Done”.",
          )
        : null,
  },
  {
    // "Not more than 3 cards in Doing", whatever the board calls that one.
    forms: [
      form(
        `(?:(?:allow|have|put|keep|limit|there should be|only) )*(?:not more than|no more than|never more than|at most|a maximum of|max(?:imum)?|up to|only) (?<most>\\d{1,2}) (?:cards?|tasks?|items?|things?)(?: at (?:once|a time|the same time))? (?:in|on|under) (?:the )?${COLUMN}(?: at (?:once|a time|the same time))?`,
      ),
    ],
    make(files, { most = "", column = "" }) {
      const columns = columnsIn(files);
      const meant = columns && columnMeant(column, columns);
      return meant && MOST_CARDS
        ? MOST_CARDS.make(files, `allow at most ${most} cards in the column ${meant}`)
        : null;
    },
  },
  {
    forms: [
      form(
        "(?:be able to )?(?:drag|move|shift|push)(?: and drop)?(?: (?:the|my|a))* (?:cards?|tasks?|items?|things) (?:(?:between|across|through|from|to|into)(?: (?:the|one|a|another|other|different|each|column))*(?: (?:columns?|lanes?|lists?|another|other|the|next|one|to))*)(?: (?:with|by) (?:the |my |a )?(?:mouse|finger|drag(?:ging)?(?: and drop)?))?",
      ),
    ],
    make: (files) =>
      columnsIn(files) && /draggable/.test([...files.values()].join("\n"))
        ? there(
            "Cards can be dragged between the columns already; the arrows on each move it without a mouse.",
          )
        : null,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:button|option|way|link) (?:to|that|for|which) (?:clears?|empt(?:y|ies)|deletes?|removes?|clean(?:s|ing)?(?: up| out)?|clearing|emptying|deleting|removing)(?: ${CARDS} (?:in|from|of|under))? (?:the )?${COLUMN}`,
      ),
      form(
        `(?:${GIVE} )?(?:clear|empty) (?:the )?${COLUMN}(?: (?:at once|with one click|in one go))`,
      ),
      form(`${GIVE} (?:clear|empty) button (?:to|in|on|for) (?:the )?${COLUMN}`),
    ],
    make: (files, { column = "" }) => clearColumn(files, column),
  },
  {
    forms: [
      form(
        `(?:put|move|place|show|have) (?:the )?(?:add|new|\\+)(?: a)?(?: card)? buttons? (?:at|to|on) (?:the )?(?<where>top|bottom|end|start|beginning)(?: of)?(?: (?:each|every|the|all|a))* (?:columns?|lanes?|lists?)`,
      ),
    ],
    make: (files, { where = "" }) => addAt(files, /top|start|beginning/u.test(where)),
  },
  {
    forms: [
      form(
        `(?:(?:make|put|show|stack|have|let) )*(?:(?:the|it|all|usable|work|good|fit) )*(?:${SMALL},? )?(?:(?:show|put|stack|make|the|and|with) )*columns?(?: (?:should|must|to|be|stand|go|are))*(?: (?:${UNDER}))?(?: ${SMALL})(?: (?:${UNDER}))?`,
      ),
      form(
        `(?:(?:make|let|have) )?(?:it|the board|the app|this)?(?: (?:be|work|look|usable|good|fit|well|nice|better|mobile[- ]friendly))* ?${SMALL},? (?:(?:with|and|put|show|so|that) )*(?:the )?columns? (?:(?:should|are|be|stand|go) )*(?:${UNDER})`,
      ),
      form(
        `${SMALL},? (?:(?:show|put|stack) )?(?:the )?columns? (?:(?:should|are|be|stand|go) )*(?:${UNDER})`,
      ),
    ],
    make: stackedOnPhones,
  },
];

/** Another name for a column, and for what else names it: the cards that the board begins with, what the page says of itself. */
function renamedColumn(files: FileTree, said: string, core: string): EditResult | null {
  const columns = columnsIn(files);
  const column = columns?.find((one) => one.toLowerCase() === said) ?? null;
  const meant = column ?? (columns && columnMeant(said, columns));
  const at = core.toLowerCase().indexOf(said) + said.length;
  const to = /(?:^| )(?:to|into|as|in) ["“„«]?([^"“”„«»:]{2,30}?)["”“»]?(?: instead)?$/iu.exec(
    core.slice(at),
  )?.[1];
  // "Rename done to finished and make it green" is more than a name.
  if (!columns || !meant || !to || columns.includes(to) || / (?:and|then|but) /iu.test(to))
    return null;
  const name = sentenceCase(to);
  const settings = withColumns(
    files,
    columns.map((one) => (one === meant ? name : one)),
  );
  if (settings === null) return null;
  const changes = new Map([["src/settings.ts", settings]]);
  for (const [path, text] of files) {
    if (path === "src/settings.ts" || !/\.tsx?$/.test(path)) continue;
    const next = text.replaceAll(`column: ${jsInline(meant)}`, () => `column: ${jsInline(name)}`);
    if (next !== text) changes.set(path, next);
  }
  const kept = keepingCards(changes.get(APP) ?? files.get(APP) ?? "", meant, name);
  if (kept !== null) changes.set(APP, kept);
  return edited(
    changes,
    `The column “${meant}” is called “${name}” now. ${kept === null ? "Cards that were put into it before stand in the first column." : "Its cards stay in it."}`,
  );
}

/** A button beside the name of a column that deletes its cards. */
export function clearColumn(files: FileTree, said: string): EditResult | null {
  const columns = columnsIn(files);
  const code = files.get(APP) ?? "";
  const column = columns && columnMeant(said, columns);
  const head = /^([ \t]*)<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/m.exec(
    code,
  );
  if (!column || !head) return null;
  const label = `aria-label="Clear ${column.replace(/["\\{}<>]/g, "")}"`;
  if (code.includes(label)) return there(`“${column}” has a button that clears it already.`);
  const [line, indent = ""] = head;
  const button = `${indent}{column === ${jsInline(column)} && inColumn(column).length > 0 && (\n${indent}  <button\n${indent}    type="button"\n${indent}    className="button quiet small"\n${indent}    ${label}\n${indent}    onClick={() => {\n${indent}      if (confirm("Delete all cards in this column?")) setCards(cards.filter((card) => columnOf(card) !== column));\n${indent}    }}\n${indent}  >\n${indent}    Clear\n${indent}  </button>\n${indent})}\n`;
  return edited(
    new Map([[APP, code.replace(line, () => line + button)]]),
    `“${column}” has a button “Clear” beside its name now: after asking, it deletes all cards in it.`,
  );
}

const ADD =
  /^ {12}<button\n {14}type="button"\n {14}className="button quiet small"\n {14}aria-label=\{`[^`]*\$\{column\}[^`]*`\}[\s\S]*?^ {12}<\/button>\n/m;

function addAt(files: FileTree, isTop: boolean): EditResult | null {
  const code = files.get(APP) ?? "";
  const button = ADD.exec(code);
  const list = code.indexOf('            <ul className="cards">\n');
  if (!columnsIn(files) || !button || list < 0) return null;
  const isAbove = button.index < list;
  if (isAbove === isTop)
    return there(
      `The button that adds a card stands at the ${isTop ? "top" : "bottom"} of each column already.`,
    );
  const without = code.replace(button[0], () => "");
  const end = without.indexOf("          </section>\n", without.indexOf('<ul className="cards">'));
  const at = isTop ? without.indexOf('            <ul className="cards">\n') : end;
  return edited(
    new Map([[APP, without.slice(0, at) + button[0] + without.slice(at)]]),
    `The button that adds a card stands at the ${isTop ? "top" : "bottom"} of each column now.`,
  );
}

function stackedOnPhones(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!columnsIn(files) || !styles) return null;
  const rule =
    "@media (max-width: 40rem) {\n  .board {\n    flex-direction: column;\n    overflow-x: visible;\n  }\n\n  .lane {\n    flex: none;\n    max-width: none;\n  }\n}\n";
  return css.includes(rule)
    ? there("The columns stand below each other on small screens already.")
    : edited(
        new Map([[styles, `${css.trimEnd()}\n\n${rule}`]]),
        "On screens as small as a phone's the columns stand below each other now.",
      );
}
