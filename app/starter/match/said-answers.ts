/** Answers as they were said, the right one first, and whether a word or a mark said which that is. */
export interface SaidAnswers {
  answers: string[];
  isMarked: boolean;
}

const MOST_ANSWERS = 8;
const ANSWER_CHARACTERS = 80;

/** Words that name the right answer, and those that name wrong ones, in front of them. */
const RIGHT_LEAD =
  "(?:the |and )*(?:right|correct)(?: (?:answer|one|choice))?(?: is)?|(?:the |and )*answer(?: is)?|solution|it['’]s|it is|die (?:richtige )?antwort ist|richtig(?: ist)?|es ist|la (?:respuesta )?correcta es|la respuesta es|la (?:bonne )?réponse est|c['’]est|la risposta (?:giusta |corretta )?è|è|a (?:resposta )?(?:certa|correta) é|a resposta é|é";
const WRONG_LEAD =
  "(?:the |and )*(?:wrong|incorrect|false|other)(?: (?:answers?|ones?|choices?|options?))?(?: are| is)?|distractors?|falsch(?: sind| ist)?|fausses?|incorrectas?|sbagliat[ei]|erradas?";
/** "correct: B", "wrong answers Sydney, Melbourne", "(not Sydney or Perth)": a label begins a part of the list. */
const LABEL = new RegExp(
  `(?<=^|[\\s,;.(\\[–—-])(?:(?<right>${RIGHT_LEAD})\\s*[:=]|(?<stated>(?:the |and )*(?:right|correct)(?: answer| one)? is|(?:the |and )*answer is|right answer|it['’]s|it is|die (?:richtige )?antwort ist|richtig ist|es ist|la (?:respuesta )?correcta es|la respuesta es|la (?:bonne )?réponse est|c['’]est|la risposta (?:giusta |corretta )?è|è|a (?:resposta )?(?:certa|correta) é|a resposta é|é)(?=\\s)|(?<wrong>${WRONG_LEAD})\\s*[:=]|(?<not>(?:the )?(?:wrong|other) (?:answers?|ones?|choices?|options?)(?: are)?|(?<=[(,]\\s?)(?:and )?not|(?<=\\()or)(?=\\s))\\s*`,
  "giu",
);
/** "Canberra is right" behind the list. */
const STATED_BEHIND =
  /[\s,;.(–—-]+(?:and |where |with )?([^,;.()\n]{1,60}?) (?:is|being|=) (?:the )?(?:right|correct)(?: (?:one|answer|choice))?\)?[\s.!]*$/iu;
/** "a. hola b. gracias c. adiós (b)": the letter of the right one at the end. */
const KEY_BEHIND = /(?<=(?<!\p{L})[ab][).][^()]*)\s*[([](?:=\s*)?([a-h])[)\]][\s.]*$/iu;
const LETTERED = /(?:^|[\s,;.(])\(?([a-h]|[A-H]|[1-8])[).:](?=\s|\p{L}|\d)/gu;
const OR =
  /\s*,\s*(?:or|oder|ou|o|u|and|und|et|y|e|ed)\s+|\s+(?:or|oder|ou|o|u)\s+|\s*,(?!\d{3}(?!\d))\s*/iu;
const AND = /\s+(?:and|und|et|y|e|ed)\s+/iu;
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

const RIGHT_WORD =
  "right|correct|true|yes|x|this one|(?:the )?(?:right|correct) (?:one|answer)|richtig|correcta?|juste|giusta|certa|correta|vrai";
const RIGHT_MARK = new RegExp(
  `^\\s*(?:[*✓✔✅☑√]\\uFE0F?|[\\[(]x[\\])])\\s*|\\s*(?:\\*+|[✓✔✅☑√]\\uFE0F?|[\\[(](?:${RIGHT_WORD})[\\])]|<-.*|←.*|[\\s–—=-]+(?:is )?(?:the )?(?:right|correct)(?: one| answer)?)\\s*$`,
  "iu",
);
const WRONG_MARK =
  /^\s*(?:[✗✘❌✖✕]\uFE0F?|[[(]\s?[\])])\s*|\s*(?:[✗✘❌✖✕]\uFE0F?|\[\s\]|[[(](?:wrong|false|incorrect|not|no|falsch|faux|falsa|sbagliata|errada)[\])]|[\s–—=-]+(?:is )?(?:wrong|incorrect))\s*$/iu;
const BOLD = /^(?:\*{1,2}|__)([^*_]+)(?:\*{1,2}|__)$/u;

/** Reads the answers behind a question; null where nothing there is a list of answers. Pure. */
export function answersIn(said: string): SaidAnswers | null {
  const block = withoutBrackets(
    said
      .trim()
      .replace(/^a:\s+(?!.*\bb:\s)/isu, "")
      .replace(/^[\s:–—|=-]+(?=\S)|[\s|;,]+$/gu, ""),
  );
  const stated = STATED_BEHIND.exec(block) ?? KEY_BEHIND.exec(block);
  const { open, right, wrong } = labelled(stated ? block.slice(0, stated.index) : block);
  const { items, letters } = itemsIn(open);
  const named = stated?.[1] ?? right[0] ?? null;
  const marked = marksOf(items);
  const all = marked.map(({ text }) => text);
  const answer =
    (named && (chosen(named, all, letters) ?? clean(named))) ||
    marked.find(({ mark }) => mark === "right")?.text ||
    onlyUnmarked(marked) ||
    all[0];
  if (!answer) return null;
  const answers = [answer, ...all, ...right.slice(1), ...wrong].map(clean).filter(Boolean);
  const each = [...new Set(answers)].slice(0, MOST_ANSWERS);
  if (each.some((one) => one.length > ANSWER_CHARACTERS)) return null;
  const isMarked = named !== null || wrong.length > 0 || marked.some(({ mark }) => mark !== null);
  return each.length === 1 ? ofTwo(each[0] ?? "", isMarked) : { answers: each, isMarked };
}

/** "True" and "no" have their opposite as the other answer. */
function ofTwo(only: string, isMarked: boolean): SaidAnswers {
  const pairs = [
    ["True", "False"],
    ["Yes", "No"],
  ];
  const pair = pairs.find((two) => two.some((one) => one.toLowerCase() === only.toLowerCase()));
  const right = pair?.find((one) => one.toLowerCase() === only.toLowerCase());
  return right && pair
    ? { answers: [right, ...pair.filter((one) => one !== right)], isMarked: true }
    : { answers: [only], isMarked };
}

/** A list that stands in brackets as a whole is one without them. */
function withoutBrackets(text: string): string {
  const inner = /^[([]([^()[\]]+)[)\]]\.?$/u.exec(text)?.[1];
  return inner && !/^(?:x|\s)$/iu.test(inner) ? inner : text;
}

/** The parts of a block: what stands before a label, and behind labels of right and of wrong answers. */
function labelled(block: string) {
  const found = [...block.matchAll(LABEL)];
  const before = block.slice(0, found[0]?.index ?? block.length);
  const parts = found.map((label, at) => ({
    isRight: label.groups?.right !== undefined || label.groups?.stated !== undefined,
    items: itemsIn(
      block
        .slice(label.index + label[0].length, found[at + 1]?.index)
        .replace(/[\s()[\].;,]+$/gu, ""),
    ).items.map((one) => one.replace(RIGHT_MARK, "").replace(WRONG_MARK, "")),
  }));
  const of = (isRight: boolean) =>
    parts.filter((part) => part.isRight === isRight).flatMap(({ items }) => items);
  return { open: before.replace(/[\s([,;–—-]+$/u, ""), right: of(true), wrong: of(false) };
}

/** The items of a list in any usual spelling, and whether letters or numbers stand before them. */
function itemsIn(list: string): { items: string[]; letters: boolean } {
  const text = list.trim();
  if (text === "") return { items: [], letters: false };
  const marks = [...text.matchAll(LETTERED)];
  const inOrder = marks.every(
    ([, mark = ""], at) =>
      at === 0 || mark.charCodeAt(0) === (marks[0]?.[1] ?? "").charCodeAt(0) + at,
  );
  if (marks.length >= 2 && inOrder && /^[aA1]$/.test(marks[0]?.[1] ?? "")) {
    const items = marks.map((mark, at) =>
      text
        .slice(mark.index + mark[0].length, marks[at + 1]?.index)
        .replace(/[\s,;]+(?:(?:or|and|oder|und)\s*)?$/iu, ""),
    );
    return { items, letters: true };
  }
  const boxes = text.split(/\s*(?=\[[x\s]?\]\s*\S)/iu).filter(Boolean);
  if (boxes.length >= 2 && /^\[/.test(text) && !text.includes(","))
    return { items: boxes, letters: false };
  if (/^\d+(?:\s+\d+)+[*✓]?$/u.test(text)) return { items: text.split(/\s+/), letters: false };
  const lines = text.split(/\n+/).map((line) => line.replace(/^\s*[-•–]\s+/u, "").trim());
  if (lines.length >= 2) return { items: lines.filter(Boolean), letters: false };
  for (const by of [/\s*\|\s*/u, /\s+\/\s+/u, /\s*;\s*/u, /\t+/u])
    if (by.test(text)) return { items: text.split(by).filter(Boolean), letters: false };
  if (!text.includes(",") && /^[^\s/]+(?:\/[^\s/]+){2,}[*✓✔✅]?$/u.test(text))
    return { items: text.split("/"), letters: false };
  return { items: ofCommas(text), letters: false };
}

/** "Red, green (not grass) and blue": commas in brackets part nothing, and "and" only the last two of a list. */
function ofCommas(text: string): string[] {
  const held = text.replace(/\([^)]*\)/gu, (inner) => inner.replaceAll(",", "\u0000"));
  const parts = held.split(OR);
  const joined = parts.filter((one) => AND.test(one));
  const last = parts.at(-1) ?? "";
  const split =
    joined.length === 1 && AND.test(last) && parts.length > 1
      ? [...parts.slice(0, -1), ...last.split(AND)]
      : parts.length === 1
        ? last.split(AND)
        : parts;
  return split.map((one) => one.replaceAll("\u0000", ",").trim()).filter(Boolean);
}

interface Marked {
  text: string;
  mark: "right" | "wrong" | null;
}

/** What all items have is how the list is written, and no mark. */
function marksOf(items: readonly string[]): Marked[] {
  const read = items.map((item): Marked => {
    const plain = item.replace(/[\s.!]+$/u, "").trim();
    const bold = BOLD.exec(plain);
    if (bold) return { text: bold[1] ?? "", mark: "right" };
    if (WRONG_MARK.test(plain)) return { text: plain.replace(WRONG_MARK, ""), mark: "wrong" };
    if (RIGHT_MARK.test(plain)) return { text: plain.replace(RIGHT_MARK, ""), mark: "right" };
    return { text: plain, mark: null };
  });
  const isBullet = read.length > 1 && read.every(({ mark }) => mark === "right");
  return isBullet ? read.map(({ text }) => ({ text, mark: null })) : read;
}

function onlyUnmarked(marked: readonly Marked[]): string | undefined {
  const rest = marked.filter(({ mark }) => mark === null);
  return rest.length === 1 && marked.length > 1 ? rest[0]?.text : undefined;
}

/** The answer that a word, a letter or a count names. */
function chosen(named: string, all: readonly string[], letters: boolean): string | undefined {
  const said = clean(named).toLowerCase();
  const same = all.find((one) => clean(one).toLowerCase() === said);
  if (same) return same;
  const letter = /^\(?(?:answer |option |number )?([a-h]|[1-8])[).]?$/u.exec(said)?.[1];
  if (letter && (letters || /\d/.test(letter)))
    return all[/\d/.test(letter) ? Number(letter) - 1 : letter.charCodeAt(0) - 97];
  const ordinal = /^(?:the )?(?:(\p{L}+)(?: one| answer)?)$/u.exec(said)?.[1] ?? "";
  if (ordinal === "last") return all.at(-1);
  if (ORDINALS.includes(ordinal)) return all[ORDINALS.indexOf(ordinal)];
  return all.find((one) => clean(one).toLowerCase().split(" ").includes(said));
}

function clean(text: string): string {
  return text
    .trim()
    .replace(/^["“„«]|["”“»]$/gu, "")
    .replace(/^[([]|(?<=^[^([]*)[\])]$/gu, "")
    .replace(/[\s.,;]+$/u, "")
    .trim();
}
