import { readFileSync } from "node:fs";
import { readUndoRequest } from "../../app/conversation/undo-request";
import { answer } from "../../app/starter/engine/answer.server";
import { replyTo } from "../../app/starter/engine/write-answer.server";
import { COLOUR_NAMES } from "../../app/starter/theme/names";
import { oklchOf } from "../../app/starter/theme/oklch";

/** What must hold after an edit; tests/corpus/everyday-edits/README.md says what each member means. */
export interface EverydayEdit {
  say: string;
  /** Said before it, each an edit of its own: what must hold is compared with what they made. */
  before?: string[];
  shows?: string[];
  hides?: string[];
  html?: string[];
  order?: string[];
  colour?: string[];
  rule?: string[];
  file?: string;
  changes?: string;
  keeps?: string[];
  refuses?: true;
}

export interface EverydayProject {
  name: string;
  project: string;
  edits: EverydayEdit[];
}

type Files = ReadonlyMap<string, string>;

/** The first 120, the forty that were written when those were done, and the rounds written later still. */
export function everydayEdits(): EverydayProject[] {
  return readAll([
    "edits",
    "later",
    "unseen",
    "rounds",
    "round-5",
    "round-6",
    "round-7",
    "round-17",
    "round-18-apps",
    "round-18-pages",
    "round-19-pages",
  ]);
}

/** Rounds that are not all mastered: some of them are still claimed wrongly. */
export function unmasteredEdits(): EverydayProject[] {
  return readAll([
    "round-8",
    "round-9",
    "round-10",
    "round-11",
    "round-12",
    "round-13",
    "round-14",
    "round-15",
    "round-16",
  ]);
}

function readAll(names: readonly string[]): EverydayProject[] {
  return names.flatMap(
    (name) =>
      JSON.parse(
        readFileSync(`tests/corpus/everyday-edits/${name}.json`, "utf8"),
      ) as EverydayProject[],
  );
}

/** A project as the starter makes it of a request. */
export function makeProject(request: string): Map<string, string> {
  return after(new Map(), answer(request, new Map()).changes);
}

export interface TriedEdit {
  /** What does not hold; empty for an edit that did what was asked. */
  wrong: string[];
  /** It changed files, left nothing undone by its own words, and yet does not hold. */
  isClaimed: boolean;
  /** Whether any file is another than before. */
  isChanged: boolean;
  said: string;
  files: Files;
}

/** Says an edit to the starter, after what is said before it, and looks at what it made. */
export function tryEdit(start: Files, edit: EverydayEdit): TriedEdit {
  const messages: Said[] = [];
  const states = [start];
  for (const say of edit.before ?? []) states.push(sayTo(states.at(-1) ?? start, say, messages));
  const before = states.at(-1) ?? start;
  // Taking back is the product's own, whatever the model.
  if (readUndoRequest(edit.say)) {
    const files = states.at(-2) ?? start;
    const wrong = whatIsWrong(before, files, edit, "");
    return { wrong, isClaimed: false, isChanged: true, said: "", files };
  }
  const files = sayTo(before, edit.say, messages);
  const said = messages.at(-1)?.content ?? "";
  const wrong = whatIsWrong(before, files, edit, said);
  const isHonest = files === before || /Not done|changed nothing/.test(said);
  const isChanged = files.size !== before.size || hasOther(before, files);
  return { wrong, isClaimed: wrong.length > 0 && !isHonest, isChanged, said, files };
}

interface Said {
  role: "user" | "assistant";
  content: string;
}

/** The files after a message; the same ones when nothing changes. What is said is added to the conversation. */
function sayTo(files: Files, content: string, messages: Said[]): Files {
  messages.push({ role: "user", content });
  const reply = replyTo({ messages, mode: "develop", files });
  const said = [reply.opening, reply.closing].join(" ").trim();
  messages.push({ role: "assistant", content: said });
  return reply.changes.size === 0 ? files : after(files, reply.changes);
}

function after(before: Files, changes: ReadonlyMap<string, string | null>): Map<string, string> {
  const files = new Map(before);
  for (const [path, text] of changes) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return files;
}

function whatIsWrong(before: Files, files: Files, edit: EverydayEdit, said: string): string[] {
  const wrong: string[] = [];
  const shown = shownIn(files);
  const isChanged = hasOther(before, files);
  if (edit.refuses) return isChanged ? ["changed what it cannot do"] : [];
  if (!isChanged && !/\balready\b/.test(said)) return ["changed nothing"];
  for (const text of edit.shows ?? [])
    if (!text.split("|").some((one) => shown.includes(one))) wrong.push(`does not show ${text}`);
  for (const text of edit.hides ?? []) if (shown.includes(text)) wrong.push(`still shows ${text}`);
  for (const pattern of edit.html ?? [])
    if (!new RegExp(pattern).test(files.get("index.html") ?? "")) wrong.push(`has no ${pattern}`);
  const places = (edit.order ?? []).map((text) => shown.indexOf(text));
  if (places.some((at, index) => at < 0 || at < (places[index - 1] ?? 0)))
    wrong.push("other order");
  for (const token of edit.keeps ?? [])
    if (tokenOf(cssOf(files), token) !== tokenOf(cssOf(before), token))
      wrong.push(`changed ${token} of the whole page`);
  if (edit.file && !files.has(edit.file)) wrong.push(`no ${edit.file}`);
  const mayChange = edit.changes?.split("|") ?? [];
  if (edit.changes && mayChange.every((path) => files.get(path) === before.get(path)))
    wrong.push("no change");
  if (edit.colour && !hasColour(cssOf(files), edit.colour))
    wrong.push(`not ${edit.colour.join(" ")}`);
  if (edit.rule && !hasRule(cssOf(before), cssOf(files), edit.rule))
    wrong.push(
      `no ${edit.rule.join(" ")}: ${lastValueOf(cssOf(files), edit.rule[0] ?? "", edit.rule[1] ?? "")}`,
    );
  return wrong;
}

function hasOther(before: Files, files: Files): boolean {
  return [...files].some(([path, text]) => before.get(path) !== text);
}

function shownIn(files: Files): string {
  return [...files]
    .filter(([path]) => !path.endsWith(".css"))
    .map(([, text]) => text)
    .join("\n")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

function cssOf(files: Files): string {
  return [...files]
    .filter(([path]) => path.endsWith(".css"))
    .map(([, text]) => text)
    .join("\n");
}

/** The last value that a property has on a selector that holds a part. */
function lastValueOf(css: string, part: string, property: string): string | undefined {
  const on = new RegExp(`(?<![\\w-])(?:${part.replaceAll(".", "\\.")})(?![\\w-])`);
  const given = new RegExp(`(?:^|[;\\s])(?:${property})\\s*:\\s*([^;]+)`);
  let value: string | undefined;
  for (const [, prelude = "", block = ""] of css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (on.test(prelude)) value = given.exec(block)?.[1]?.trim() ?? value;
  }
  return value;
}

function tokenOf(css: string, name: string): string | undefined {
  return lastValueOf(css, ":root", name);
}

function hasRule(
  before: string,
  css: string,
  [part = "", property = "", wanted = ""]: string[],
): boolean {
  const alternatives = part
    .split("|")
    .flatMap((one) => property.split("|").map((other) => [one, other, wanted]));
  if (alternatives.length > 1) return alternatives.some((rule) => hasRule(before, css, rule));
  // All text has its size by a token, in percent.
  const isText = part === "html" && property === "font-size";
  // A value that all of the page follows is what it is set to.
  const followed = (text: string, value: string | undefined) =>
    value?.replace(/var\((--[\w-]+)\)/g, (name, token: string) => tokenOf(text, token) ?? name);
  const read = (text: string) =>
    isText ? tokenOf(text, "--font-size") : followed(text, lastValueOf(text, part, property));
  const now = read(css);
  if (now === undefined) return false;
  if (wanted !== "bigger" && wanted !== "smaller") return new RegExp(wanted).test(now);
  const was = read(before) ?? { h1: "2em" }[part] ?? "1rem";
  const factor = /\* ([\d.]+)\)$/.exec(now)?.[1];
  // A share of a token that itself changed is no factor.
  const change =
    factor && !was.endsWith(`* ${factor})`) ? Number(factor) - 1 : sizeOf(now) - sizeOf(was);
  return wanted === "bigger" ? change > 0 : change < 0;
}

function sizeOf(value: string): number {
  return (value.match(/\d*\.?\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0);
}

function hasColour(css: string, [part = "", second = "", third]: string[]): boolean {
  const name = third ?? second;
  const value =
    part === "accent"
      ? tokenOf(css, "--accent")
      : part === "page"
        ? tokenOf(css, "--bg")
        : lastValueOf(css, part, second);
  const isDark = part === "page" && tokenOf(css, "color-scheme") === "dark";
  const hex = [...(value ?? "").matchAll(/#[0-9a-f]{6}\b/gi)].at(isDark ? -1 : 0)?.[0];
  if (!hex) return false;
  const [is, asked] = [oklchOf(hex), oklchOf(COLOUR_NAMES[name] ?? "#000000")];
  if (name === "grey") return is.c < 0.06 && is.l > 0.3 && is.l < 0.97;
  if (asked.c < 0.05) return Math.abs(is.l - asked.l) < 0.35 && is.c < 0.06;
  const turn = Math.abs(is.h - asked.h);
  return Math.min(turn, 360 - turn) < 30 && is.c > 0.015;
}
