import type { FileTree } from "~/projects/files";
import { plainWords } from "../../match/words";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { propertyOf } from "./code-lists";
import { withRule } from "./css-rules";
import { fieldNamed } from "./field-lines";
import { attribute, type Place, placeOf, within } from "./page-elements";
import { findSection } from "./page-sections";
import { type ReadWish, withoutArticle } from "./said-edit";

const SORT =
  /\b(?:sort|order|arrange)\s+(.+?)\s+(?:by|in order of|according to)\s+(?:the\s+)?(.+?)(?:\s+(ascending|descending|up|down|highest first|lowest first))?[.!]*$/iu;
const ALPHABETICALLY =
  /\b(?:sort|order|arrange)\s+(.+?)\s+(?:alphabetically|a to z|a-z|from a to z)[.!]*$/iu;
const COLUMNS =
  /\b(?:show|make|put|lay out|display|arrange|set|have)\s+(.+?)\s+(?:(?:in|as|to|with|into|over)\s+)?(one|two|three|four|[1-6])\s+columns?\b/iu;
const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4 };

/** The order of a list, and how many columns it has. */
export const readLists: ReadWish = (wish, files) => {
  const columns = COLUMNS.exec(wish);
  if (columns?.[1] && columns[2]) {
    const count = NUMBERS[columns[2].toLowerCase()] ?? Number(columns[2]);
    return (tree) => setColumns(tree, withoutArticle(columns[1] ?? ""), count);
  }
  const sort = SORT.exec(wish);
  const what = sort?.[1] ?? ALPHABETICALLY.exec(wish)?.[1];
  if (!what) return null;
  const by = plainWords(sort?.[2] ?? "name");
  const isDown = /^(?:descending|down|highest first)$/i.test(sort?.[3] ?? "");
  if (fieldNamed(files, by)) return (tree) => sortEntries(tree, by, isDown);
  return (tree) => sortPage(tree, withoutArticle(what), by, isDown);
};

/** The list of a part of the page with most entries. */
export function listIn(
  page: string,
  part: Place,
): { place: Place; items: Place[]; element: string } | null {
  const lists = within(page, part, ({ tagName }) => tagName === "ul" || tagName === "ol").flatMap(
    (element) => {
      const place = placeOf(element);
      const items = element.childNodes.flatMap((node) =>
        "tagName" in node && node.tagName === "li" ? (placeOf(node) ?? []) : [],
      );
      return place && items.length > 1 ? [{ place, items, element: element.tagName }] : [];
    },
  );
  return lists.sort((a, b) => b.items.length - a.items.length)[0] ?? null;
}

function sortPage(files: FileTree, name: string, by: string, isDown: boolean): EditResult {
  const page = files.get("index.html") ?? "";
  const section = findSection(page, `${name} section`);
  const list = section && listIn(page, section);
  if (!list) return unchanged(`I found no list called “${name}” in index.html to sort.`);
  const isNumber = /\b(?:prices?|cost|amount|year|number|size)\b/.test(by);
  const isName = /\b(?:names?|titles?|alphabet\w*|words?)\b/.test(by);
  if (!isNumber && !isName)
    return unchanged(`I can sort a list of the page by name or by price, and not by “${by}”.`);
  const entries = list.items.map(({ start, end }) => ({
    source: page.slice(start, end),
    text: page
      .slice(start, end)
      .replace(/<[^>]*(?:>|$)/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  }));
  const numberOf = (text: string) =>
    Number((/\d+(?:[.,]\d+)?(?!.*\d)/.exec(text)?.[0] ?? "NaN").replace(",", "."));
  if (isNumber && entries.some(({ text }) => Number.isNaN(numberOf(text))))
    return unchanged(`Not every entry of “${name}” has a number to sort by.`);
  const sorted = entries.toSorted((a, b) =>
    isNumber ? numberOf(a.text) - numberOf(b.text) : a.text.localeCompare(b.text),
  );
  if (isDown) sorted.reverse();
  const next = list.items.reduceRight(
    (text, { start, end }, index) =>
      text.slice(0, start) + (sorted[index]?.source ?? "") + text.slice(end),
    page,
  );
  if (next === page) return unchanged("The list is in that order already.");
  return edited(
    new Map([["index.html", next]]),
    `Sorted “${name}” by ${isNumber ? "number" : "name"}.`,
  );
}

const SORT_STATE = /(useState<Sort \| null>\()null(\))/;

/** The order in which a program shows its entries first, where it keeps one. */
function sortEntries(files: FileTree, name: string, isDown: boolean): EditResult {
  const found = fieldNamed(files, name);
  const id = found && propertyOf(found.list, found.index, "id")?.value;
  for (const [path, code] of files) {
    if (!id || !SORT_STATE.test(code)) continue;
    const next = code.replace(
      SORT_STATE,
      (_, open: string, close: string) =>
        `${open}{ field: ${JSON.stringify(id)}, down: ${isDown} }${close}`,
    );
    return edited(new Map([[path, next]]), `The list is sorted by “${name}” when it opens.`);
  }
  return unchanged("This project keeps no order of its list that I know.");
}

function setColumns(files: FileTree, name: string, count: number): EditResult {
  const { styles, entry } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const page = files.get("index.html") ?? "";
  const section = entry ? null : findSection(page, `${name} section`);
  const list = section && listIn(page, section);
  if (!styles || css === undefined || !section || !list)
    return unchanged(`I found no list called “${name}” in index.html to put into columns.`);
  const selector = `#${attribute(section.element, "id")} ${list.element}`;
  const next = withRule(css, selector, {
    display: "grid",
    "grid-template-columns": `repeat(${count}, minmax(0, 1fr))`,
    gap: "1rem 2rem",
  });
  return edited(
    new Map([[styles, next]]),
    `“${name}” has ${count} ${count === 1 ? "column" : "columns"} now.`,
  );
}
