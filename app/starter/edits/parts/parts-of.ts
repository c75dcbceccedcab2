import type { FileTree } from "~/projects/files";
import { unescapeHtml } from "../../source/html";
import { textOfLiteral } from "../../source/literals";
import {
  attribute,
  elementsOf,
  type PageElement,
  placeOf,
  wholeLines,
} from "../said/page-elements";
import { type JsxElement, jsxElements } from "./jsx-tree";
import type { Part, PartKind, PartText } from "./part";

/** More than this of a project's programs is not read; the starter's own have less than a tenth. */
const READ_CHARACTERS = 300_000;
/** Parts beyond these are no page that a person wrote: reading stops. */
const MOST_PARTS = 4_000;
const SILENT = /^(?:script|style|title|head|meta|link|symbol|noscript|html|defs|use|template)$/;
const DRAWN = /^(?:path|circle|rect|line|polygon|polyline|ellipse|g|text|stop|lineargradient)$/i;

const KINDS: [RegExp, PartKind][] = [
  [/^h1$/, "title"],
  [/^(?:h[2-6]|legend|summary|caption)$/, "heading"],
  [/^button$/, "button"],
  [/^(?:a|Link|NavLink)$/, "link"],
  [/^(?:p|small|blockquote|figcaption|span|strong|em|output|time|address)$/, "text"],
  [/^label$/, "label"],
  [/^(?:input|select|textarea)$/, "field"],
  [/^(?:section|article|fieldset|dialog|aside)$/, "section"],
  [/^(?:ul|ol|dl)$/, "list"],
  [/^(?:li|tr|details|dt|dd|option)$/, "entry"],
  [/^(?:svg|img|picture|figure|canvas|video)$/, "picture"],
  [/^form$/, "form"],
  [/^footer$/, "footer"],
  [/^header$/, "header"],
  [/^nav$/, "nav"],
  [/^table$/, "table"],
  [/^(?:main|body)$/, "page"],
];

function kindOf(tag: string, classes: readonly string[]): PartKind {
  if (tag === "a" && classes.includes("button")) return "button";
  return KINDS.find(([pattern]) => pattern.test(tag))?.[1] ?? "other";
}

const cache = new WeakMap<FileTree, readonly Part[]>();

/** The parts of a project's first page and of its programs' markup, each before those inside it. Once per tree. */
export function partsOf(files: FileTree): readonly Part[] {
  const known = cache.get(files);
  if (known) return known;
  const parts: Part[] = [];
  const page = files.get("index.html") ?? "";
  if (page.length <= READ_CHARACTERS) parts.push(...pageParts(page));
  let left = READ_CHARACTERS;
  const constants = constantsOf(files);
  for (const [path, code] of files) {
    if (!/\.(?:tsx|jsx)$/.test(path) || code.length > left) continue;
    left -= code.length;
    parts.push(...programParts(path, code, constants));
  }
  const read = parts.slice(0, MOST_PARTS);
  cache.set(files, read);
  return read;
}

function pageParts(page: string): Part[] {
  const parts = new Map<PageElement, Part>();
  const elements = elementsOf(page, ({ tagName }) => !SILENT.test(tagName));
  for (const element of elements.slice(0, MOST_PARTS)) {
    if (DRAWN.test(element.tagName)) continue;
    const at = element.sourceCodeLocation;
    if (!at) continue;
    const place = placeOf(element);
    const [start, end] = [at.startOffset, at.endOffset];
    const holder = holderOf(element, parts);
    const part: Part = {
      path: "index.html",
      ...namesOf(element.tagName, attribute(element, "id"), attribute(element, "class")),
      start,
      end,
      innerStart: place?.innerStart ?? end,
      innerEnd: place?.innerEnd ?? end,
      cut: { ...wholeLines(page, { start, end }), rest: "" },
      texts: textsOf(page, element),
      aliases: ["aria-label", "title", "alt", "placeholder", "name"]
        .map((name) => attribute(element, name))
        .filter((value) => value !== ""),
      holder,
      inside: [],
      isRepeated: false,
      isSometimes: false,
      element,
    };
    holder?.inside.push(part);
    parts.set(element, part);
  }
  const all = [...parts.values()];
  const labels = new Map(
    [...parts].flatMap(([element, part]) =>
      element.tagName === "label" ? [[attribute(element, "for"), part] as const] : [],
    ),
  );
  for (const part of all) {
    const label = part.id === "" ? undefined : labels.get(part.id);
    if (label && part.kind === "field") part.aliases.push(...label.texts.map(({ text }) => text));
  }
  return all;
}

function holderOf(element: PageElement, parts: ReadonlyMap<PageElement, Part>): Part | null {
  for (let at = element.parentNode; at && "tagName" in at; at = at.parentNode) {
    const part = parts.get(at);
    if (part) return part;
  }
  return null;
}

function textsOf(page: string, element: PageElement): PartText[] {
  return element.childNodes.flatMap((node) => {
    const at = "value" in node ? node.sourceCodeLocation : null;
    if (!at || !("value" in node) || node.value.trim() === "") return [];
    const source = page.slice(at.startOffset, at.endOffset);
    const start = at.startOffset + source.length - source.trimStart().length;
    const text = unescapeHtml(source.trim()).replace(/\s+/g, " ");
    const end = start + source.trim().length;
    return [{ path: "index.html", text, start, end, written: "tags" as const }];
  });
}

function namesOf(tag: string, id: string, className: string) {
  const classes = className.split(/\s+/).filter((name) => name !== "");
  return { tag, id: /[-_]$/.test(id) ? "" : id, classes, kind: kindOf(tag, classes) };
}

/** Texts that programs give a name, by that name: `export const title = "Habits";`. */
function constantsOf(files: FileTree): Map<string, PartText> {
  const found = new Map<string, PartText>();
  for (const [path, code] of files) {
    if (!/\.[jt]sx?$/.test(path) || code.length > READ_CHARACTERS) continue;
    for (const match of code.matchAll(/\bconst (\w+) = ("(?:[^"\\\n]|\\.)*");/g)) {
      const [, name = "", literal = ""] = match;
      const end = match.index + match[0].length - 2;
      const text = textOfLiteral(literal) ?? "";
      found.set(name, { path, text, start: end - literal.length + 2, end, written: "literal" });
    }
  }
  return found;
}

function programParts(
  path: string,
  code: string,
  constants: ReadonlyMap<string, PartText>,
): Part[] {
  const parts = new Map<JsxElement, Part>();
  for (const element of jsxElements(code).slice(0, MOST_PARTS)) {
    if (DRAWN.test(element.tag)) continue;
    const named = (name: string) => element.attributes.find((one) => one.name === name);
    const words = (name: string) => {
      const given = named(name);
      // Of a name that is put together, the words that are always there.
      return (
        given?.value ??
        /[`"]([^`"$]*)/.exec(given ? code.slice(given.start, given.end) : "")?.[1] ??
        ""
      );
    };
    const holder = element.holder ? (parts.get(element.holder) ?? null) : null;
    const isRepeated =
      (holder?.isRepeated ?? false) ||
      (element.braces !== null && /\.map\(/.test(code.slice(element.braces.start, element.start)));
    const part: Part = {
      path,
      ...namesOf(element.tag, words("id"), words("className")),
      start: element.start,
      end: element.end,
      innerStart: element.innerStart,
      innerEnd: element.innerEnd,
      cut: cutOf(code, element),
      texts: [
        ...element.texts.map(({ start, end, isLiteral }) => {
          const source = code.slice(start, end);
          const text = isLiteral ? (textOfLiteral(`"${source}"`) ?? source) : unescapeHtml(source);
          const written: PartText["written"] = isLiteral ? "literal" : "tags";
          return { path, text: text.replace(/\s+/g, " "), start, end, written };
        }),
        ...element.names.flatMap((name) => constants.get(name) ?? []),
      ],
      aliases: ["aria-label", "title", "alt", "placeholder", "label"]
        .map(words)
        .filter((value) => /\p{L}{2}/u.test(value)),
      holder,
      inside: [],
      isRepeated,
      isSometimes: element.braces !== null || isChoice(code, element),
    };
    holder?.inside.push(part);
    parts.set(element, part);
  }
  return [...parts.values()];
}

/** An element goes with the braces that give it and nothing else; one that is a choice leaves nothing there. */
function cutOf(code: string, { start, end, braces, holder, tag }: JsxElement): Part["cut"] {
  if (!holder) return null;
  if (braces) {
    const before = code.slice(braces.start + 1, start);
    const isWhole = !/\?[^.?][\s\S]*$|\bconst\b|\breturn\b/.test(before.replace(/\?\./g, "."));
    return isWhole ? { ...wholeLines(code, braces), rest: "" } : { start, end, rest: "null" };
  }
  return isChoice(code, { start, end }) && tag !== ""
    ? { start, end, rest: "null" }
    : { ...wholeLines(code, { start, end }), rest: "" };
}

/** Whether an element is what an expression gives, rather than one that stands in another. */
function isChoice(code: string, { start, end }: { start: number; end: number }): boolean {
  const before = code.slice(Math.max(0, start - 60), start).trimEnd();
  const after = code.slice(end, end + 60).trimStart();
  return /(?:[(?:]|&&|=>|return)$/.test(before) && /^[):}]/.test(after);
}
