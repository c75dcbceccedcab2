import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { html } from "../../source/html";
import { js } from "../../source/literals";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { type CodeList, findList, withItem, withoutItem } from "./code-lists";
import { changeOption, fieldNamed, setOptions } from "./field-lines";
import { attribute, elementsOf, type Place, placeOf, within } from "./page-elements";
import { findSection } from "./page-sections";
import { listIn } from "./read-lists";
import { type ReadWish, withoutArticle } from "./said-edit";

const SET =
  /^(?:change|set|rename|make|replace|update|turn) (.+?) (?:to|be|with|into|as)(?: these)?:?\s+(.+)$/isu;
const ARE =
  /^(.+?) (?:should|must|can|could|may|shall)? ?(?:only )?(?:be|are|is)(?: now| either| one of)?:?\s+(.+?)(?:,? (?:make (?:it|that)|as) (?:an? )?(?:choice|dropdown|select|list|options?))?$/isu;
const ADD =
  /^(?:add|insert|include)(?: an?| another| one more| the)?(?: new)? (\p{L}+)(?: called| named)?:?\s+(.+?)(?:\s+(before|after)\s+(.+)|\s+(?:at the )?(start|beginning|front|end|first|last))?$/isu;
const REMOVE = /^(?:remove|delete|drop) (?:the )?(\p{L}+?)s? (?:called |named )?(.+)$/isu;
const UNDER =
  /^(?:under|in|below|for) (.+?),? (?:list|write|put|have|show)(?: these| the following)?:? (.+)$/isu;
const MORE =
  /^(?:add|insert|include)(?: the)?(?: new)? (\p{L}+?)s:? (.+,? (?:and|,) .+|.+, .+)$/isu;
const LESS =
  /^(?:remove|delete|drop|take) (.+?) (?:from|out of) (.+?)(?: (?:list|options|choices))?$/isu;
const COUNT = /^(?:two|three|four|five|six|seven|eight|\d{1,2}) (?=\p{L})/iu;
const WORDS_FOR_LISTS = /\s+(?:options?|choices|values|names?|entries|items|list)$/iu;

/** Form fields and questions have readings of their own. */
const OTHERS = /^(?:fields?|questions?|options?|choices?)$/iu;

/** The whole of a list that has a name, or one entry of it: columns, choices, cards, what a part lists. */
export const readNamedList: ReadWish = (wish, files) => {
  const add = ADD.exec(wish);
  const grown = add?.[1] && add[2] && !OTHERS.test(add[1]) ? findList(files, add[1]) : null;
  if (add && grown) {
    const where = add[3] ? `${add[3]} ${add[4]}` : (add[5] ?? "");
    return (tree) => addTo(tree, add[1] ?? "", add[2] ?? "", where);
  }
  const removed = REMOVE.exec(wish);
  const shrunk = removed?.[1] ? findList(files, removed[1]) : null;
  if (removed && shrunk && indexOf(shrunk, removed[2] ?? "") >= 0)
    return (tree) => removeFrom(tree, removed[1] ?? "", removed[2] ?? "");
  const less = LESS.exec(wish);
  if (less?.[1] && less[2] && fieldNamed(files, withoutArticle(less[2])))
    return (tree) =>
      changeOptions(tree, withoutArticle(less[2] ?? ""), textsOf(less[1] ?? ""), false);
  const more = MORE.exec(wish);
  const field = more?.[1]?.replace(/ie$/, "y");
  if (more?.[2] && field && fieldNamed(files, field))
    return (tree) => changeOptions(tree, field, textsOf(more[2] ?? ""), true);
  const set = UNDER.exec(wish) ?? SET.exec(wish) ?? ARE.exec(wish);
  if (!set?.[1] || !set[2]) return null;
  const name = withoutArticle(set[1]).replace(COUNT, "").replace(WORDS_FOR_LISTS, "");
  return setting(name, textsOf(set[2]), files);
};

function setting(name: string, texts: string[], files: FileTree): Edit | null {
  if (texts.length < 2 || texts.some((text) => text.length > 60)) return null;
  const list = OTHERS.test(name) ? null : findList(files, name);
  if (list && textsIn(list).length === list.items.length && list.items.length > 0)
    return (tree) => setList(tree, name, texts);
  if (fieldNamed(files, name)) return (tree) => setOptions(tree, name, texts);
  if (hasFields(files) && /^\p{L}+(?: \p{L}+)?$/u.test(name) && !list) {
    const field = fieldOf(`${name} (${texts.join(", ")})`);
    return field && ((tree) => addFields(tree, [field]));
  }
  const section = partOf(files.get("index.html") ?? "", name);
  return section && listIn(files.get("index.html") ?? "", section)
    ? (tree) => setEntries(tree, name, texts)
    : null;
}

/** "Ideas, Writing and Printed" as three texts. */
export function textsOf(said: string): string[] {
  return said
    .replace(/[.!]+$/, "")
    .split(/\s*[,;/]\s*(?:(?:and|or|und|oder|et|ou|y|o)\s+)?|\s+(?:and|or|und|oder|et|ou)\s+/iu)
    .map((text) => text.replace(/^["“„«]|["”“»]$/gu, "").trim())
    .filter(Boolean);
}

function textsIn({ code, items }: CodeList): string[] {
  return items.flatMap(({ start, end }) => {
    const literal = code.slice(start, end);
    return /^"(?:[^"\\]|\\.)*"$/.test(literal) ? [JSON.parse(literal) as string] : [];
  });
}

function indexOf(list: CodeList, text: string): number {
  return textsIn(list).findIndex((item) => item.toLowerCase() === text.trim().toLowerCase());
}

function changeOptions(
  files: FileTree,
  field: string,
  options: readonly string[],
  isAdded: boolean,
): EditResult {
  let tree = files;
  const changes = new Map<string, string | null>();
  for (const option of options) {
    const result = changeOption(tree, field, option, isAdded);
    // Of several, those that are there already stay.
    const isThere =
      !result.ok && isAdded && options.length > 1 && result.reason.endsWith("already.");
    if (isThere) continue;
    if (!result.ok) return result;
    for (const [path, text] of result.changes) changes.set(path, text);
    tree = applied(tree, result.changes);
  }
  const said = isAdded ? `Added ${options.join(", ")} to` : `Took ${options.join(", ")} from`;
  return edited(changes, `${said} the choices of “${field}”.`);
}

function setList(files: FileTree, noun: string, texts: readonly string[]): EditResult {
  const list = findList(files, noun);
  const [first, last] = [list?.items[0], list?.items.at(-1)];
  if (!list || !first || !last) return unchanged(`I found no list of ${noun}.`);
  const line = /\n[ \t]*$/.exec(list.code.slice(0, first.start))?.[0] ?? " ";
  const next =
    list.code.slice(0, first.start) +
    texts.map((text) => js(text)).join(`,${line}`) +
    list.code.slice(last.end);
  return edited(new Map([[list.path, next]]), `The ${noun} are ${texts.join(", ")} now.`);
}

function addTo(files: FileTree, noun: string, said: string, where: string): EditResult {
  const list = findList(files, noun);
  const last = list?.items.at(-1);
  if (!list || !last) return unchanged(`I found no list of ${noun}s.`);
  const like = list.code.slice(last.start, last.end);
  const literal = likeThat(like, said);
  if (!literal)
    return unchanged(
      `I could not make “${said}” an entry like those that are there: \`${like.slice(0, 80)}\`.`,
    );
  const [side = "", ...other] = where.split(" ");
  const beside = indexOf(list, other.join(" "));
  const at = /^(?:start|beginning|front|first)$/.test(side)
    ? 0
    : beside < 0
      ? list.items.length
      : beside + (side === "after" ? 1 : 0);
  if (other.length > 0 && beside < 0) return unchanged(`I found no ${noun} “${other.join(" ")}”.`);
  const item = list.items[at];
  const line = item ? (/\n[ \t]*$/.exec(list.code.slice(0, item.start))?.[0] ?? " ") : "";
  const next = item
    ? `${list.code.slice(0, item.start)}${literal},${line}${list.code.slice(item.start)}`
    : withItem(list, literal);
  return edited(new Map([[list.path, next]]), `Added the ${noun} “${said}”.`);
}

/** An entry of the person's words, written as another is: a text, or as many texts as it has. */
function likeThat(like: string, said: string): string | null {
  const texts = [...like.matchAll(/"(?:[^"\\]|\\.)*"/g)];
  if (texts.length === 1 && texts[0]?.[0] === like) return js(said.trim());
  const parts = said.split(/\s*(?:=|[–—]|->|→|\s-\s|[,;:|/])\s*/).map((part) => part.trim());
  const isPlain = /^[[{][^()[\]{}]*[\]}]$/.test(like);
  if (!isPlain || texts.length < 2 || parts.length !== texts.length) return null;
  let at = 0;
  return like.replace(/"(?:[^"\\]|\\.)*"/g, () => js(parts[at++] ?? ""));
}

function removeFrom(files: FileTree, noun: string, text: string): EditResult {
  const list = findList(files, noun);
  const at = list ? indexOf(list, text) : -1;
  if (!list || at < 0) return unchanged(`I found no ${noun} “${text}”.`);
  if (list.items.length === 1) return unchanged(`It is the only ${noun}.`);
  return edited(new Map([[list.path, withoutItem(list, at)]]), `Removed the ${noun} “${text}”.`);
}

/** The part of a page that is called so, or that lists things called so: "First project", "A side project". */
function partOf(page: string, name: string) {
  const one = name.toLowerCase().replace(/s$/, "");
  const isEach = (section: Place) => {
    const items = listIn(page, section)?.items ?? [];
    const said = items.filter(({ start, end }) =>
      page.slice(start, end).toLowerCase().includes(one),
    );
    return one.length > 3 && items.length > 1 && said.length * 2 > items.length;
  };
  const sections = elementsOf(page, ({ tagName }) => tagName === "section");
  const listing = sections.flatMap((element) => placeOf(element) ?? []).find(isEach);
  return findSection(page, name) ?? listing ?? null;
}

/** What a part of the page lists, by its names alone: what was said of those before goes with them. */
function setEntries(files: FileTree, name: string, texts: readonly string[]): EditResult {
  const page = files.get("index.html") ?? "";
  const section = partOf(page, name);
  const list = section && listIn(page, section);
  const first = list?.items[0];
  if (!section || !list || !first) return unchanged(`I found no list called “${name}”.`);
  const head = within(page, first, ({ tagName }) => /^(?:h[1-6]|span)$/.test(tagName)).find(
    (element) => !/time|price/.test(attribute(element, "class")),
  );
  const tag = head ? `${head.tagName}${classOf(head)}` : null;
  const line = page.slice(page.lastIndexOf("\n", first.start) + 1, first.start);
  const entries = texts.map((text) =>
    tag && head
      ? `${line}<li>\n${line}  <${tag}>${html(text)}</${head.tagName}>\n${line}</li>\n`
      : `${line}<li>${html(text)}</li>\n`,
  );
  const start = page.lastIndexOf("\n", first.start) + 1;
  const end = page.indexOf("\n", list.items.at(-1)?.end ?? first.end) + 1;
  const next = withoutNote(
    page.slice(0, start) + entries.join("") + page.slice(end),
    section.start,
  );
  return edited(new Map([["index.html", next]]), `“${name}” lists ${texts.join(", ")} now.`);
}

function classOf(element: Parameters<typeof attribute>[0]): string {
  const name = attribute(element, "class");
  return name ? ` class="${html(name)}"` : "";
}

/** A list that a person gave is no example any more. */
function withoutNote(page: string, at: number): string {
  const section = elementsOf(page, ({ tagName }) => tagName === "section")
    .flatMap((element) => placeOf(element) ?? [])
    .find(({ start }) => start === at);
  const note = section
    ? elementsOf(page, (element) => attribute(element, "class") === "section-note").find(
        (element) => {
          const place = placeOf(element);
          return place && place.start > section.start && place.end < section.end;
        },
      )
    : undefined;
  const place = placeOf(note);
  if (!place) return page;
  const start = page.lastIndexOf("\n", place.start) + 1;
  return page.slice(0, start) + page.slice(page.indexOf("\n", place.end) + 1);
}
