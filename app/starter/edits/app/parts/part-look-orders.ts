import type { FileTree } from "~/projects/files";
import { applied, type Edit, type EditResult, edited, unchanged } from "../../edit";
import { withFamily } from "../../page/fonts";
import { weightOf } from "../../parts/selector-of";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { Clause } from "../clause";
import type { AppPart } from "./app-part";
import { partSaid, partsOfApp } from "./app-part-said";
import { type Asked, askedOf } from "./part-acts";
import type { Rule, Ruled } from "./part-rule";
import { rulesFor } from "./part-rules";

/** The look of any part that the starter's apps show, by its name and words for looks alone. */
export function readPartLook({ words }: Clause, files: FileTree): Edit | null {
  const said = meant(words, files);
  if (!said || said.asked.hides) return null;
  return (tree) => withLook(tree, said.part, said.asked, said.name);
}

const BETWEEN = /\s*[,;]\s*(?:and |but )?|\s+(?:and|but)\s+/u;
const SAME =
  /^(?:(?:and |do )?the same|same)(?: thing)?(?: (?:for|with|goes for|on|to|applies to))+ (.+)$/u;
/** A sentence of more looks than this is a text. */
const MOST_LOOKS = 6;

/** "The start button green, the stop button red": several parts, each with its look; "same for the input" has the one before. */
export function readPartLooks({ words }: Clause, files: FileTree): Edit | null {
  const pieces = words.split(BETWEEN);
  if (pieces.length < 2 || pieces.length > MOST_LOOKS) return null;
  const all: Meant[] = [];
  for (const piece of together(pieces, files)) {
    const other = SAME.exec(piece)?.[1];
    const before = all.at(-1);
    const said = other ? before && meant(`${other} ${before.rest}`, files) : meant(piece, files);
    if (!said || said.asked.hides || said.asked.hover) return null;
    all.push(said);
  }
  // "Bigger and red buttons" is one part with two looks.
  if (new Set(all.map(({ part }) => part.on)).size < all.length) return null;
  return (tree) => {
    const changes = new Map<string, string>();
    const done: string[] = [];
    let next = tree;
    for (const { part, asked, name } of all) {
      const result = withLook(next, part, asked, name);
      if (!result.ok) return result;
      for (const [path, text] of result.changes) if (text !== null) changes.set(path, text);
      next = applied(next, result.changes);
      done.push(result.said);
    }
    return edited(changes, done.join(" "));
  };
}

/** "The title and the question in the middle": a part without a look has the one that follows. */
function together(pieces: readonly string[], files: FileTree): string[] {
  const parts = partsOfApp(files);
  const named = pieces.map((piece) => partSaid(piece, parts));
  return pieces.map((piece, at) => {
    const next = named[at + 1];
    const rest = named[at]?.rest.replace(BARE, " ").trim();
    return next && rest === "" && !SAME.test(pieces[at + 1] ?? "")
      ? `${piece} ${next.rest}`
      : piece;
  });
}

const BARE =
  /(?<!\p{L})(?:make|turn|set|put|have|give|the|my|our|all|both|please|let|show|of|i|want)(?!\p{L})/gu;

/** One of several is told by its place: all of them would be hidden. */
const ONE_OF =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|last|other|next|previous|\d+(?:st|nd|rd|th))(?!\p{L})/u;

/** A part that is to be seen no longer; entries and what holds them are none. */
export function readPartHidden({ words }: Clause, files: FileTree): Edit | null {
  const said = meant(words, files);
  if (!said?.asked.hides || said.asked.looks.colours.length > 0 || ONE_OF.test(words)) return null;
  const { part, name } = said;
  if (/^(?:card|group|page)$/.test(part.look) || /[[:]|is-/.test(part.on)) return null;
  return (tree) =>
    written(
      tree,
      { rules: [{ on: part.whole ?? part.on, declarations: { display: "none" } }], said: [] },
      `Hid the ${name}: it is still in the program.`,
    );
}

/** What sticky notes look like. */
const LIKE_NOTES =
  /(?:yellow,? )?(?:(?:look(?:ing)? )?(?:like|as) )(?:yellow )?(?:post[- ]?its?(?: notes)?|sticky notes|stickies)/u;

interface Meant {
  part: AppPart;
  name: string;
  asked: Asked;
  /** The words of its look. */
  rest: string;
}

function meant(words: string, files: FileTree): Meant | null {
  if (
    /["“„«]|(?<!\p{L})(?:phone|mobile|tablet|small screens?|overdue|negative)(?!\p{L})/u.test(words)
  )
    return null;
  const parts = partsOfApp(files);
  if (parts.length === 0) return null;
  const said = partSaid(words.replace(LIKE_NOTES, "yellow"), parts);
  if (!said) return null;
  const asked = askedOf(said.rest);
  if (!asked) return null;
  return { part: said.part, name: said.name.replace(/^(?:my|the) /u, ""), asked, rest: said.rest };
}

function withLook(files: FileTree, part: AppPart, asked: Asked, name: string): EditResult {
  const { styles } = shapeOf(files);
  const css = (styles && files.get(styles)) || "";
  const ruled = rulesFor(part, css, asked);
  if (!ruled) return unchanged(`I know no way to make the ${name} look like that.`);
  const verb = /[^s]s$/.test(name.replace(/ (?:on|of|in|for) .*$/, "")) ? "are" : "is";
  const result = written(files, ruled, `The ${name} ${verb} ${listed(ruled.said)} now.`);
  const { font } = asked.looks;
  const kind = asked.acts.includes("mono") ? "mono" : font;
  if (!result.ok || !kind || !styles) return result;
  const next = result.changes.get(styles);
  return next
    ? { ...result, changes: new Map(result.changes).set(styles, withFamily(next, kind)) }
    : result;
}

const listed = (said: readonly string[]) =>
  said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : (said[0] ?? "");

const MEDIA = /^(@media [^|]+)\|(.+)$/;

/** Rules at the end of the stylesheet, each as strong as the strongest that it is to win over. */
function written(files: FileTree, { rules }: Ruled, said: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  let next = css;
  for (const { on, declarations } of asOneEach(rules)) {
    const media = MEDIA.exec(on);
    next = media
      ? `${next.trimEnd()}\n\n${media[1]} {\n  ${media[2]} {\n${lines(declarations, "    ")}  }\n}\n`
      : withRule(next, strongEnough(css, on), declarations);
  }
  return next === css
    ? unchanged("It looks like that already.")
    : edited(new Map([[styles, next]]), said);
}

const lines = (declarations: Record<string, string>, indent: string) =>
  Object.entries(declarations)
    .map(([name, value]) => `${indent}${name}: ${value};\n`)
    .join("");

/** Rules for one selector are one rule. */
function asOneEach(rules: readonly Rule[]): Rule[] {
  const by = new Map<string, Record<string, string>>();
  for (const { on, declarations } of rules) by.set(on, { ...by.get(on), ...declarations });
  return [...by].map(([on, declarations]) => ({ on, declarations }));
}

/** What is only so for a while: a state wins over what is always so. */
const STATE = /\[|:(?!root)|\.is-|\.right|\.wrong/;

/** Buttons of the base and what a page gives them are told apart by weight: a rule here is to win over both. */
function strongEnough(css: string, on: string): string {
  const last = on.split(/[\s>+~]+/).at(-1) ?? on;
  const own = last.match(/[.#][\w-]+/g) ?? [];
  if (on.startsWith("body") || own.length === 0) return on;
  const least = own.some((name) => /^\.(?:button|input|card)$/.test(name)) ? 300 : 0;
  const weights = [...css.matchAll(/(?<=^|[{}])([^{}@]+)\{/g)]
    .flatMap(([, prelude = ""]) => prelude.split(","))
    .map((selector) => selector.trim())
    .filter((selector) => STATE.test(on) || !STATE.test(selector))
    .filter((selector) =>
      own.some((name) => new RegExp(`\\${name}(?![\\w-])[^\\s>+~]*$`).test(selector)),
    )
    .map(weightOf);
  let stronger = on;
  const most = Math.min(Math.max(least, ...weights), 900);
  for (let turn = 1; weightOf(stronger) < most && turn < 5; turn += 1)
    stronger = `${":root".repeat(turn)} ${on}`;
  return stronger;
}
