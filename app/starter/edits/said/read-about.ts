import type { AboutPart } from "~/conversation/about-part";
import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { isTextToWrite } from "../grounded/ground-change";
import { elementsOf, type PageElement, placeOf, textOf } from "./page-elements";
import { givenText } from "./said-edit";
import { takeAway } from "./take-away";
import { replaceShown } from "./visible-text";

/** What is asked of a part that was pointed at, as a wish that names it, and the change that grants it. */
export type AboutWish = { said: string; edit: Edit } | { problem: string };

/** “Remove the footer” is not about the heading that was pointed at: what is named must be it. */
function waysToSay(kind: string) {
  const names = `text|words?|element|part|one|${kind}${kind === "heading" ? "|headline|title" : ""}`;
  const it = `(?:it|this|that|(?:the|this|that) (?:${names}))`;
  const way = (source: string) => new RegExp(`^(?:please )?(?:${source})`, "isu");
  const text = "(?: instead)?:?\\s+(\\S.*)$";
  return {
    removes: way(
      `(?:(?:remove|delete|drop|get rid of|take (?:away|out|off))(?: ${it})?|take ${it} (?:away|out|off))(?: please)?[.!]*$`,
    ),
    /** What follows is a text, whatever it says. */
    says: way(
      `(?:(?:make|let) ${it} (?:say|read|show)|(?:${it} )?(?:should|must) (?:say|read)|say|write|put)${text}`,
    ),
    /** What follows is a text, unless it is a look or a colour. */
    becomes: way(
      `(?:(?:change|rename|turn|set|replace)(?: ${it})? (?:to|into|with|by)|(?:${it} )?should be|call ${it})${text}`,
    ),
    makes: way(`make ${it}${text}`),
  };
}

/** “Make it nicer” gives no text to be written: those begin as names and sentences do. */
const BEGINS = /^["“„«']?[\p{Lu}\p{Lo}\p{N}]/u;
const ENCLOSED = /^["“„«'][^"“”„«»\n]+["”“»'][.!]*$/u;

/**
 * Reads what a message says of a part of the app: another text in its place, or that it is to go. Only exactly
 * that part is changed, where the files show which one it is.
 */
export function readAboutWish(part: AboutPart, words: string, files: FileTree): AboutWish {
  const wish = words.trim();
  const ways = waysToSay(part.kind);
  const to = textToWrite(wish, ways);
  if (to === null && !ways.removes.test(wish))
    return {
      problem:
        "Of a part that you point at I can change the words (“change to …”) or take it away (“remove this”). Ask for all else without pointing.",
    };
  if (part.text === "" || part.text.endsWith("…"))
    return {
      problem: "I find parts by their whole text, and this one has none that is short enough.",
    };
  const found = placesOf(part, files);
  if (found.length === 0)
    return { problem: `I did not find “${part.text}” as one text in the files.` };
  const [place] = found;
  if (!place || found.length > 1)
    return {
      problem: `“${part.text}” stands in more than one place of the files, and I cannot tell which one you mean.`,
    };
  if (to !== null)
    return {
      said: `change “${part.text}” to “${to}”`,
      edit: (tree) => place.write(tree, to),
    };
  const { take } = place;
  return take
    ? { said: `remove “${part.text}”`, edit: take }
    : { problem: `“${part.text}” is part of a program, out of which I take nothing.` };
}

function textToWrite(wish: string, ways: ReturnType<typeof waysToSay>): string | null {
  const said = ways.says.exec(wish)?.[1];
  const made = ways.makes.exec(wish)?.[1];
  const raw =
    said ?? ways.becomes.exec(wish)?.[1] ?? (made && BEGINS.test(made) ? made : undefined);
  if (raw === undefined) return ENCLOSED.test(wish) ? givenText(wish) : null;
  const to = givenText(raw);
  const isText = said !== undefined || ENCLOSED.test(raw.trim()) || isTextToWrite(to);
  return isText && to !== "" && to.length <= 300 && !/["“”„«»\n]/u.test(to) ? to : null;
}

/** Somewhere in the files where a text stands alone. */
interface TextPlace {
  write(tree: FileTree, to: string): EditResult;
  take?(tree: FileTree): EditResult;
}

/**
 * Where the text of a part stands alone: in elements of its tag, where there are any, and in programs, of which
 * nothing tells what they draw.
 */
function placesOf({ text, path: way }: AboutPart, files: FileTree): TextPlace[] {
  const pages = [...files].filter(([path]) => /\.html?$/.test(path));
  const code = new Map([...files].filter(([path]) => /\.[jt]sx?$/.test(path)));
  const tag = /[a-z][a-z0-9-]*/.exec(way.split(" > ").at(-1) ?? "")?.[0];
  const elements = pages.flatMap(([path, page]) =>
    elementsOf(page, (element) => isWith(element, text)).map((element) => ({
      path,
      page,
      element,
    })),
  );
  const ofTag = elements.filter(({ element }) => element.tagName === tag);
  const inPages = (ofTag.length > 0 ? ofTag : elements).map(({ path, page, element }) =>
    placeInPage(path, page, element, text),
  );
  const inCode: TextPlace = {
    write: (tree, to) => replaceShown(without(tree, pages), text, to, { isWhole: true }),
  };
  return [...inPages, ...Array.from({ length: countIn(code, text) }, () => inCode)];
}

function isWith(element: PageElement, text: string): boolean {
  if (/^(?:title|script|style|option)$/.test(element.tagName)) return false;
  const isAlone = element.childNodes.every((node) => node.nodeName === "#text");
  return isAlone && plain(textOf(element)) === plain(text);
}

/** As {@link AboutPart} has it: in one line and with single quotes, in whatever case the page shows it. */
function plain(text: string): string {
  return text
    .replace(/[“”„«»"]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

function placeInPage(path: string, page: string, element: PageElement, text: string): TextPlace {
  const place = placeOf(element);
  if (!place) return { write: () => unchanged(`“${text}” is not closed in ${path}.`) };
  return {
    write(_tree, to) {
      const next = page.slice(0, place.innerStart) + html(to) + page.slice(place.innerEnd);
      return edited(new Map([[path, next]]), `Changed “${text}” to “${to}”.`);
    },
    ...(path === "index.html" ? { take: (tree: FileTree) => takeAway(tree, element, text) } : {}),
  };
}

const MARK = "SaysoMarksThis";

function countIn(files: FileTree, text: string): number {
  const result = replaceShown(files, text, MARK, { isWhole: true });
  if (!result.ok) return 0;
  return [...result.changes.values()].join("\n").split(MARK).length - 1;
}

function without(tree: FileTree, pages: readonly (readonly [string, string])[]): FileTree {
  const paths = new Set(pages.map(([path]) => path));
  return new Map([...tree].filter(([path]) => !paths.has(path)));
}
