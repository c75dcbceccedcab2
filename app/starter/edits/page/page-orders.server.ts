import type { FileTree } from "~/projects/files";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { onPhones, withoutPhones } from "../on-phones";
import { bare } from "./bare";
import { looksSaid } from "./look-words";
import { masked, plainOrder } from "./masked";
import { named } from "./named-again";
import { type Order, orderOf } from "./order";
import { READERS } from "./readers.server";
import { plainly, rephrased } from "./rephrased";
import { withoutReason, withoutTalk } from "./talk";
import { ADDS, CHANGES, MOVES, REMOVES } from "./verbs";

/** One wish of a message, as it was written; `edit` is null for one that is no order for the page. */
export interface PageWish {
  said: string;
  edit: Edit | null;
}

/** The orders for a written page in a message, in its order; null where there is none. */
export function pageOrdersIn(text: string, files: FileTree): PageWish[] | null {
  const message = named(withoutTalk(text));
  const first = orderOf(message, files);
  if (!first) return null;
  const sentences = sentencesOf(message);
  // A later sentence that is an order is none of the text before it.
  const areSeveral =
    !QUESTION_WITH_ANSWER.test(message) &&
    sentences.slice(1).some((sentence) => editFor(sentence, files) !== null);
  const [only] = sentences;
  const whole =
    areSeveral ||
    (sentences.length === 1 &&
      only !== undefined &&
      cutsOf(only).some(({ end }) => ORDERS.test(only.slice(end))))
      ? null
      : editFor(message, files);
  if (whole) return [{ said: message.trim(), edit: whole }];
  const wishes = sentences.flatMap((sentence, at) =>
    at > 0 && isLookAlone(sentence)
      ? [
          {
            said: sentence,
            edit: () =>
              unchanged(`I did not know what is to be “${sentence}”: say it with its name.`),
          },
        ]
      : wishesOf(sentence, files),
  );
  const joined = joinedUnread(wishes);
  return joined.some(({ edit }) => edit !== null) ? joined : null;
}

/** What stands behind a question that is to be added is its answer: "add a question: Can I bring my kids? Sorry, adults only". */
const QUESTION_WITH_ANSWER =
  /^[^:?.!\n]{0,30}(?<!\p{L})(?:question|frage|pregunta|domanda|pergunta)(?!\p{L})[^:?.!\n]{0,30}: ?[^?\n]{4,140}\? [^?\n]{1,300}$/iu;

/** "… Radio Jambo. grey": a look behind something else is that of what was said before, and not of all of the page. */
function isLookAlone(sentence: string): boolean {
  const { colours, looks, rest } = looksSaid(sentence.replace(/[.!?]+$/u, ""));
  return (
    colours.length + looks.length > 0 && bare(rest) === "" && sentence.split(/\s+/).length <= 4
  );
}

/** What nobody read stays together: one sentence may go on with the one before it. */
function joinedUnread(wishes: readonly PageWish[]): PageWish[] {
  const joined: PageWish[] = [];
  for (const wish of wishes) {
    const last = joined.at(-1);
    if (last && last.edit === null && wish.edit === null) last.said = `${last.said} ${wish.said}`;
    else joined.push({ ...wish });
  }
  return joined;
}

/** The edit that a wish is, with what follows it as a reason or without. */
function editFor(wish: string, files: FileTree): Edit | null {
  const look = withoutPhones(wish);
  const edit = look && !TAKES_ROOM.test(look) ? editOf(look, files) : null;
  // Only a rule of a stylesheet can be one for some screens alone.
  const narrowed = edit ? onPhones([edit], wish) : null;
  if (narrowed?.(files).ok) return narrowed;
  return editForAll(wish, files);
}

/** What stands too high on a phone has an order of its own. */
const TAKES_ROOM =
  /(?<!\p{L})(?:takes?|taking|tall|high|height|space|room|scroll\p{L}*|screen|hoch|platz|haut|place|alt[oa]|ocupa|occupa)(?!\p{L})/iu;

function editForAll(wish: string, files: FileTree): Edit | null {
  const edit = firstOf([...plainly(wish, files), wish], (way) => editOf(way, files));
  if (edit) return edit;
  const order = withoutReason(wish);
  const ways = [...(order === null ? [] : [order]), ...rephrased(wish, files)];
  return firstOf(ways, (way) => editOf(way, files));
}

function firstOf<T, R>(items: readonly T[], read: (item: T) => R | null): R | null {
  for (const item of items) {
    const result = read(item);
    if (result !== null) return result;
  }
  return null;
}

/** The edit that an order is; of several, one a line, what they are one after the other. */
function editOf(wish: string, files: FileTree): Edit | null {
  const [first = "", ...others] = wish.split("\n").filter((line) => line.trim() !== "");
  if (others.length > 0 && THEN.test(wish)) return inTurn([first, ...others], files);
  const order = orderOf(wish, files);
  return order && resultOf(order)
    ? (tree) => {
        const again = orderOf(wish, tree);
        return (
          (again && resultOf(again)) ??
          unchanged("After the change before it I found that no more.")
        );
      }
    : null;
}

/** Lines that are orders, and no list of what one is about. */
const THEN = pattern(
  `^[^\\n]+(?:\\n(?:${CHANGES}|${MOVES}|${ADDS}|${REMOVES}|the|link|make)@ [^\\n]+)+$`,
);

function inTurn(orders: readonly string[], files: FileTree): Edit | null {
  const makeAll = (tree: FileTree): EditResult | null => {
    let next = tree;
    const said: string[] = [];
    const changes = new Map<string, string | null>();
    for (const wish of orders) {
      const order = orderOf(wish, next);
      const result = order && resultOf(order);
      if (!result?.ok) return result;
      for (const [path, text] of result.changes) changes.set(path, text);
      next = applied(next, result.changes);
      said.push(result.said);
    }
    return edited(changes, said.join(" "));
  };
  return makeAll(files)?.ok
    ? (tree) => makeAll(tree) ?? unchanged("After the change before it I found that no more.")
    : null;
}

function resultOf(order: Order): EditResult | null {
  for (const read of READERS) {
    const result = read(order);
    if (result) return result;
  }
  return null;
}

const PRONOUN =
  /^(?:please |bitte |so |can you )*(?:\p{L}+ )(?:it|them|those|that one|sie|es|ihn|diese)(?!\p{L})/iu;
const SUBJECT =
  /^(?:(?:please |can you |could you |bitte )*\p{L}+ )?(?<subject>(?:the|our|my|die|der|das|den|unsere?n?|la|le|el|il) [^"“”„«»,:]{2,40}?)(?: (?:to|into|in|auf|zu|from|should|is|are|en|a|à)(?!\p{L}).*)?$/isu;

/** An order with what it is about in the place of "it"; null where that was not said. */
function withSubject(order: string, before: string): string | null {
  if (!PRONOUN.test(order)) return order;
  const subject = SUBJECT.exec(before.trim())?.groups?.subject;
  return subject
    ? order.replace(
        /(?<=^(?:please |bitte |so |can you )*\p{L}+ )(?:it|them|those|that one|sie|es|ihn|diese)(?!\p{L})/iu,
        subject,
      )
    : null;
}

/** What makes something, and is no part of what it is called. */
const MADE = / (?:clickable|visible|linked|a link|klickbar|cliquable|clicable|cliccabile)$/iu;

/** "Make my email clickable and bigger": a look behind "and" is that of what was named; null where nothing was. */
function lookOfSubject(look: string, before: string, files: FileTree): string | null {
  const subject = SUBJECT.exec(before.trim())?.groups?.subject?.replace(MADE, "");
  const order = subject ? `make ${subject} ${look}` : "";
  return subject && editFor(order, files) ? order : null;
}

/** What begins an order of its own. */
const ORDERS = pattern(`^(?:${REMOVES}|${MOVES}|${CHANGES}|${ADDS}|make|call|use)@ `);
/** More places to cut a sentence at than these are those of a text. */
const MOST_CUTS = 6;
const CUT =
  /\s*,\s*(?:(?:and|und|et|y|e)\s+)?(?:(?:then|also|dann|auch|aussi)\s+)?|\s*;\s*|\s+(?:and|und|et|y|e)\s+(?:(?:then|also|please|dann|auch|aussi|bitte)\s+)?/giu;

/** A sentence as one order, or as several that are joined: each of them must be one. */
function wishesOf(sentence: string, files: FileTree): PageWish[] {
  const orders = cutsOf(sentence).some(({ end }) => ORDERS.test(sentence.slice(end)))
    ? cutApart(sentence, files)
    : null;
  if (orders) return orders;
  const edit = editFor(sentence, files);
  if (edit) return [{ said: sentence, edit }];
  const apart = cutApart(sentence, files);
  return (
    apart ?? (plainOrder(masked(sentence).text) === "" ? [] : [{ said: sentence, edit: null }])
  );
}

const BACK = /(?<!\p{L})(?:that|this|it|das|dies|es)(?!\p{L})/iu;

function cutApart(sentence: string, files: FileTree): PageWish[] | null {
  const places = cutsOf(sentence);
  if (places.length > MOST_CUTS) return null;
  for (const { start, end } of places) {
    const one = sentence.slice(0, start);
    const left = editFor(one, files);
    if (!left) continue;
    // "Change the headline to … and center it": what it is about was said before.
    const rest = sentence.slice(end);
    const other = isLookAlone(rest) ? lookOfSubject(rest, one, files) : withSubject(rest, one);
    // "Children are not invited, change that answer": what is said first is the reason.
    if (other === null || (BACK.test(other) && !ORDERS.test(one))) continue;
    const right = editFor(other, files);
    // "Remove the phone number and the story": the verb is said once.
    const verb = /^\s*(?:please |bitte )?(\p{L}+)\s/iu.exec(one)?.[1] ?? "";
    const full = right ? null : editFor(`${verb} ${other}`, files);
    const others = right
      ? [{ said: other, edit: right }]
      : full
        ? [{ said: `${verb} ${other}`, edit: full }]
        : cutApart(other, files);
    if (others) return [{ said: one, edit: left }, ...others];
  }
  return null;
}

/** "£25, show the old price crossed out" is how the new one is shown. */
const GOES_WITH =
  /^(?:with |show |keep |leave |and |cross |strike )+(?:out |through )?(?:the )?(?:old|original|previous|regular) (?:price|one)(?!\p{L})/iu;

/** Where a sentence may be two: never inside what is quoted. */
function cutsOf(sentence: string): { start: number; end: number }[] {
  const quotes = [...sentence.matchAll(/["“„«][^"“”„«»]*["”“»]/gu)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  return [...sentence.matchAll(CUT)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(({ end }) => !GOES_WITH.test(sentence.slice(end)))
    .filter(({ start, end }) => !quotes.some(([from, to]) => start < to && end > from));
}

function sentencesOf(message: string): string[] {
  const { text, quotes } = masked(message);
  return text
    .split(
      /(?<=\p{L}[.;])\s+(?=\p{Ll}+[.!]?$)|(?<=[.!?;])(?<!(?<!\p{L})(?:St|Mr|Mrs|Ms|Dr|Prof|Nr|No|Tel|Str|approx|ca|z\.B|e\.g|Mme|Sr|Sra|Dott)\.)\s+(?=[\p{Lu}⟦])|(?<=[!?])\s+(?=\p{L})|\n+/u,
    )
    .map((sentence) =>
      sentence.replace(/⟦(\d+)⟧/g, (_, at: string) => `“${quotes[Number(at)] ?? ""}”`).trim(),
    )
    .filter((sentence) => sentence !== "");
}
