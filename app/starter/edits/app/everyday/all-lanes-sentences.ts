import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { jsInline } from "../../../source/literals";
import { type EditResult, edited, there } from "../../edit";
import { columnMeant, columnsIn, listOfColumns, withColumns } from "../entries/column-names";
import { keepingCards } from "../entries/kept-cards";
import { form, OPENS, type Sentence } from "./sentence";

const APP = "src/App.tsx";
const PAGE = "index.html";
const MOST_COLUMNS = 8;
const MOST_CHARACTERS = 30;
const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight"];
const COUNT = `(?<count>${NUMBERS.join("|")}|[2-8])`;
const LANES = "(?:columns|lanes|stages)";
const THE = "(?:(?:the|my|our|different|these|following|own) )*";
const LIST = "(?<list>[^:]{5,200})";
const BETWEEN = /\s*[,;]\s*(?:(?:and|und|et|y) )?|\s+(?:and|und|et|y) /iu;

/** All columns of a board at once: "I want four columns: Ideas, This week, Doing, Finished". */
export const ALL_LANES_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}(?:(?:have|make|use|get|be|there|should|only|just|with|want|need) )*(?:${COUNT} )?${THE}${LANES}(?: (?:called|named|like this|as follows|instead))?(?: ?:| called| named) ${LIST}`,
      ),
      form(
        `${OPENS}(?:(?:rename|change|set|turn|make|call|name) )?${THE}(?:${COUNT} )?${LANES}(?: (?:on (?:the|my|our) board))? (?:to|into|are|(?:should|must|shall) be(?: called| named)?)(?: ?:)? ${LIST}`,
      ),
    ],
    make: (files, { list = "", count = "" }, { core }) => withLanes(files, list, count, core),
  },
];

function withLanes(files: FileTree, list: string, count: string, core: string): EditResult | null {
  const columns = columnsIn(files);
  const at = core.toLowerCase().indexOf(list);
  if (!columns || at < 0) return null;
  const names = core
    .slice(at, at + list.length)
    .split(BETWEEN)
    .map((one) => sentenceCase(one.replace(/^["“„«]|["”“»]$/gu, "").trim()));
  const wanted = NUMBERS.indexOf(count) + 2;
  if (
    // "The columns should be blue and wide" says no names.
    !/[:\p{Lu}]/u.test(core.slice(Math.max(0, at - 2), at + 1)) ||
    names.length < 2 ||
    names.length > MOST_COLUMNS ||
    (count !== "" && names.length !== (wanted > 1 ? wanted : Number(count))) ||
    new Set(names.map((one) => one.toLowerCase())).size < names.length ||
    names.some((one) => one === "" || one.length > MOST_CHARACTERS || one.split(" ").length > 3)
  )
    return null;
  const settings = withColumns(files, names);
  if (settings === null) return there(`The columns are ${listOfColumns(names)} already.`);
  const changes = new Map([["src/settings.ts", settings]]);
  const gone = columns.filter((one) => !names.includes(one));
  let app = files.get(APP) ?? "";
  const moved: string[] = [];
  for (const one of gone) {
    const heir = heirOf(one, columns, names);
    app = app.replaceAll(`column: ${jsInline(one)}`, () => `column: ${jsInline(heir)}`);
    app = keepingCards(app, one, heir) ?? app;
    moved.push(`“${one}” in “${heir}”`);
  }
  changes.set(APP, app);
  const page = files.get(PAGE) ?? "";
  const described = page.replace(columns.join(", "), () =>
    names.join(", ").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
  if (described !== page) changes.set(PAGE, described);
  return edited(
    changes,
    `The columns are ${listOfColumns(names)} now.${moved.length > 0 ? ` Cards that were in a column that is gone stand elsewhere: those of ${moved.join(", of ")}.` : ""}`,
  );
}

/** Where the cards of a column go that is there no more: as many columns as before are the same by other names; else "Doing" is "In progress", and what was done stays so. */
function heirOf(gone: string, columns: readonly string[], names: readonly string[]): string {
  const at = columns.indexOf(gone);
  const same = names.length === columns.length ? names[at] : undefined;
  if (same && !columns.includes(same)) return same;
  const last = at === columns.length - 1 ? names.at(-1) : names[0];
  return columnMeant(gone, names) ?? last ?? gone;
}
