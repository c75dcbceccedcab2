import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { html } from "../../source/html";
import { js, setConstant, textOfLiteral } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";
import { entryOnPage } from "../parts/entry-groups";
import type { Part, PartText } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { rename, titleOf } from "../rename";
import { findList, propertyOf } from "./code-lists";
import { fieldNamed, renameField } from "./field-lines";
import { countedIn, ordinalIn } from "./ordinals";
import { attribute, elementsOf, placeOf, textOf, within } from "./page-elements";
import { findSection } from "./page-sections";
import { givenText, isQuoted, type ReadWish, withoutArticle } from "./said-edit";
import { replaceShown, shows } from "./visible-text";

const CHANGE =
  /^(?:.{0,40}?\b)?(?:change|replace|set|update|edit|rename|turn|reword|swap out|swap)\s+((?:["“„«][^"“”»\n]*["”“»]|[^"“„«])+?)\s+(?:to|with|into|by|as)(?:\s+(?:say|read|be))?\s*:?\s+(.+)$/isu;
const CHANGE_ELSEWHERE =
  /^(?:.{0,40}?\b)?(?:ändere|ersetze|benenne|ändern|remplace[rz]?|cambia|sostituisci|troque|mude)\s+((?:["“„«][^"“”»\n]*["”“»]|[^"“„«])+?)\s+(?:in|zu|durch|auf|um in|par|por|con|em|para)(?:\s+lauten)?\s*:?\s+(.+)$/isu;
/** Where a text stands, said behind it: the text is told without. */
const PLACE =
  /\s+(?:in|on|at|of|from)\s+(?:the|my|our)\s+(?:top |main |first )?(?:menu|nav(?:igation)?|bar|header|footer|form|hero|page|site|list|card|section|board|app)s?$/iu;
const SHOULD =
  /^(.+?)\s+(?:should|must|soll|sollte)\s+(?:now\s+)?(?:say|read|be called|be named|be|heißen|lauten)\s*:?\s+(.+)$/isu;
const INSTEAD = /^instead of\s+(.+?),?\s+(?:write|say|put|show|use)\s+(.+)$/isu;
const FROM = /^(.*?)\s*\bfrom\s+(["“„«'].+)$/isu;

/** Words for the whole of what was made. */
const APP =
  /^(?:app|application|site|website|page|project|list|tracker|board|shop|store|game|seite)$/;

/** Another text in the place of one that is there: of the heading, a button, a label, any words. */
export const readChange: ReadWish = (wish, files) => {
  const match =
    INSTEAD.exec(wish) ?? CHANGE.exec(wish) ?? CHANGE_ELSEWHERE.exec(wish) ?? SHOULD.exec(wish);
  if (!match?.[1] || !match[2]) return null;
  // "The line below: change it to …" is about what it says before.
  if (
    /^(?:it|this|that)$/i.test(match[1].trim()) &&
    !/^(?:please |so )*(?:change|replace|set|rename|turn)/i.test(wish)
  )
    return null;
  const to = givenText(match[2]);
  const from = FROM.exec(match[1])?.[2] ?? match[1];
  if (
    to === "" ||
    (!isQuoted(match[2]) && coloursIn(`make it ${to.toLowerCase()}`) && !isQuoted(from))
  )
    return null;
  return changeOf(from, to, files);
};

function changeOf(target: string, to: string, files: FileTree) {
  const quoted = /["“„«'‘]([^"“”„«»\n]{1,300})["”“»'’]/u.exec(target)?.[1]?.trim();
  if (quoted) return (tree: FileTree) => replaceShown(tree, quoted, to);
  const name = withoutArticle(target.replace(PLACE, "")).replace(
    /\s+(?:text|wording|caption|words)$/iu,
    "",
  );
  const words = name.toLowerCase();
  if (/^(?:main |page )?(?:heading|h1|überschrift|titre principal|encabezado)$/.test(words))
    return (tree: FileTree) => setHeading(tree, to);
  if (/^(?:headline|slogan|tag ?line|subtitle|sub ?heading|motto|untertitel)$/.test(words))
    return (tree: FileTree) => setHeadline(tree, to);
  if (
    /(?:\b(?:name|title|titel|namen?|nom|nombre|nome)|^it)$/.test(words) &&
    !/field|button/.test(words)
  )
    return (tree: FileTree) => rename(tree, to);
  const title = titleOf(files)?.toLowerCase() ?? "";
  const noun = nounOf(files);
  if (noun && words === `${noun}s`) return (tree: FileTree) => setNoun(tree, to);
  if (APP.test(name) || title.split(/\s+/).includes(words))
    return (tree: FileTree) => rename(tree, to);
  if (/^(?:(?:main|first|primary|big) )?button$/.test(words))
    return (tree: FileTree) => setMainButton(tree, to);
  if (/^empty(?: list| state| message| page)?$/.test(words))
    return (tree: FileTree) => setEmptyText(tree, to);
  const ordinal = ordinalIn(words);
  if (ordinal !== null) return (tree: FileTree) => setOrdinal(tree, ordinal, countedIn(words), to);
  const field = words.replace(/\s+(?:field|label|column|input)s?$/, "");
  if (fieldNamed(files, field)) return (tree: FileTree) => renameField(tree, field, to);
  // "The category Fun" is Fun, where that is shown.
  const called = /^\p{Ll}+ (\p{Lu}.*)$/u.exec(name)?.[1];
  if (called && shows(files, called, { isWhole: true }))
    return (tree: FileTree) => replaceShown(tree, called, to, { isWhole: true });
  const button = name.replace(/\s+(?:button|link|label|heading|entry|knopf)s?$/iu, "");
  if (/\bsection$/i.test(name)) return (tree: FileTree) => setSectionHeading(tree, name, to);
  // One word in small letters is a text only where it is all that is said there.
  const how = { isWhole: !/\p{Lu}|\s/u.test(button) };
  if (shows(files, button, how)) return (tree: FileTree) => replaceShown(tree, button, to, how);
  const page = files.get("index.html") ?? "";
  if (findSection(page, name)) return (tree: FileTree) => setSectionHeading(tree, name, to);
  return null;
}

/** What a program calls one entry: "book". */
function nounOf(files: FileTree): string | null {
  return /^export const noun = "([^"]+)";/m.exec(files.get("src/settings.ts") ?? "")?.[1] ?? null;
}

function setNoun(files: FileTree, to: string): EditResult {
  const path = "src/settings.ts";
  const next = setConstant(files.get(path) ?? "", "noun", to.toLowerCase().replace(/s$/, ""));
  if (next === files.get(path)) return unchanged("They are called that already.");
  return edited(new Map([[path, next]]), `One entry is called “${to.replace(/s$/, "")}” now.`);
}

/** The first heading alone: the name of the app stays where it is said otherwise. */
function setHeading(files: FileTree, to: string): EditResult {
  const page = files.get("index.html") ?? "";
  const place = placeOf(elementsOf(page, ({ tagName }) => tagName === "h1")[0]);
  if (!place) return rename(files, to);
  const next = page.slice(0, place.innerStart) + html(to) + page.slice(place.innerEnd);
  if (next === page) return unchanged("The heading says that already.");
  return edited(new Map([["index.html", next]]), `The heading says “${to}” now.`);
}

/** The button that a page leads with. */
function setMainButton(files: FileTree, said: string): EditResult {
  const to = said.replace(/ instead$/iu, "");
  const page = files.get("index.html") ?? "";
  const buttons = elementsOf(
    page,
    (element) =>
      /^(?:a|button)$/.test(element.tagName) && /\bprimary\b/.test(attribute(element, "class")),
  );
  const old = buttons[0] && textOf(buttons[0]);
  const place = placeOf(buttons[0]);
  const button = partsOf(files).find(
    ({ kind, classes, texts }) =>
      kind === "button" && classes.includes("primary") && texts[0]?.written === "tags",
  );
  const own = button?.texts[0];
  const code = own && files.get(own.path);
  if ((!old || !place) && button && own && code !== undefined) {
    const next = code.slice(0, own.start) + html(to) + code.slice(own.end);
    return edited(new Map([[own.path, next]]), `The button “${own.text}” says “${to}” now.`);
  }
  if (!old || !place)
    return unchanged(
      "I found no main button in index.html. Name it by its words: “change “Send” to “Write to us””.",
    );
  const next = page.slice(0, place.innerStart) + html(to) + page.slice(place.innerEnd);
  return edited(new Map([["index.html", next]]), `The button “${old}” says “${to}” now.`);
}

const EMPTY = /(class(?:Name)?="empty"[^>]*>\s*(?:<p>)?)([^<>{}]*[^<>{}\s])(\s*<)/;

/** `tasks.length === 0 ? "Nothing here yet"`. */
const EMPTY_IN_CODE = /(\.length === 0\s*\?\s*)("(?:[^"\\\n]|\\.)*")/;

/** What an app says where nothing is in it yet. */
function setEmptyText(files: FileTree, to: string): EditResult {
  for (const [path, code] of files) {
    const match = /\.(?:tsx|jsx|html)$/.test(path) ? EMPTY.exec(code) : null;
    if (!match) continue;
    const text = /[{}<>&]/.test(to) ? `{${js(to)}}` : to;
    const next = code.replace(EMPTY, (_, open: string, __, close: string) => open + text + close);
    return edited(new Map([[path, next]]), `Where nothing is there yet it says “${to}” now.`);
  }
  for (const [path, code] of files) {
    const match = /\.(?:tsx|jsx|js|ts)$/.test(path) ? EMPTY_IN_CODE.exec(code) : null;
    if (!match?.[1] || !match[2]) continue;
    const old = textOfLiteral(match[2]);
    if (old === null) continue;
    const at = match.index + match[1].length;
    const next = code.slice(0, at) + js(to) + code.slice(at + match[2].length);
    return edited(new Map([[path, next]]), `Changed “${old}” to “${to}”.`);
  }
  return unchanged("I found no text for an empty list in this project.");
}

/** The line that stands for a slogan, where the page has one; else the heading. */
function setHeadline(files: FileTree, to: string): EditResult {
  const page = files.get("index.html") ?? "";
  const line = elementsOf(page, (element) =>
    /^(?:headline|tagline|slogan|subtitle|line)$/.test(attribute(element, "class")),
  )[0];
  const place = placeOf(line);
  if (!place) return setHeading(files, to);
  const old = page.slice(place.innerStart, place.innerEnd);
  const next = (page.slice(0, place.innerStart) + html(to) + page.slice(place.innerEnd)).replace(
    /<meta name="description"[^>]*>/,
    (tag) => tag.replace(old, () => html(to)),
  );
  if (next === page) return unchanged("The headline says that already.");
  return edited(new Map([["index.html", next]]), `The headline says “${to}” now.`);
}

function setSectionHeading(files: FileTree, name: string, to: string): EditResult {
  const page = files.get("index.html") ?? "";
  const section = findSection(page, name);
  const heading = section && within(page, section, ({ tagName }) => /^h[1-6]$/.test(tagName))[0];
  const place = placeOf(heading ?? undefined);
  if (!place) return unchanged(`I found no ${name} with a heading in index.html.`);
  const next = page.slice(0, place.innerStart) + html(to) + page.slice(place.innerEnd);
  const id = section?.element.attrs.find((item) => item.name === "id")?.value ?? "";
  const linked = next.replace(
    new RegExp(`(<a\\b[^>]*href="#${id}"[^>]*>)[^<]*(</a>)`, "g"),
    (link, open: string, close: string) =>
      link.includes("button") ? link : open + html(to) + close,
  );
  return edited(new Map([["index.html", linked]]), `The section is called “${to}” now.`);
}

/** The heading of an entry, or what it says first. */
function textIn(entry: Part): PartText | undefined {
  const heading = entry.inside.find(({ kind, texts }) => kind === "heading" && texts.length > 0);
  return (
    heading?.texts[0] ??
    entry.texts[0] ??
    entry.inside.find(({ texts }) => texts.length > 0)?.texts[0]
  );
}

/** The main text of one element of a list: "the first question". */
function setOrdinal(files: FileTree, ordinal: number, noun: string, to: string): EditResult {
  const list = findList(files, noun);
  if (list) {
    const index = ordinal < 0 ? list.items.length + ordinal : ordinal;
    const text = [noun.replace(/s$/, ""), "title", "name", "text", "label", "question"]
      .map((name) => propertyOf(list, index, name))
      .find((found) => found !== null);
    if (text) {
      const next = list.code.slice(0, text.start) + js(to) + list.code.slice(text.end);
      return edited(new Map([[list.path, next]]), `Changed “${text.value}” to “${to}”.`);
    }
  }
  const entry = entryOnPage(files, ordinal, noun);
  const name = entry && textIn(entry);
  const page = name && files.get(name.path);
  if (name && page !== undefined) {
    const next = (page ?? "").slice(0, name.start) + html(to) + (page ?? "").slice(name.end);
    return edited(new Map([[name.path, next]]), `Changed “${name.text}” to “${to}”.`);
  }
  return unchanged(
    `I found no such ${noun || "element"}. The page is called “${titleOf(files) ?? ""}”.`,
  );
}
