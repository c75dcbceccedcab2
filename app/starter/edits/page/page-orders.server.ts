import type { FileTree } from "~/projects/files";
import { type Edit, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { PAGE } from "../project";
import { bare } from "./bare";
import { editFor, toldEdit } from "./edit-of-wish.server";
import { looksSaid } from "./look-words";
import { masked, plainOrder } from "./masked";
import { named } from "./named-again";
import { orderOf } from "./order";
import { withQuestionsAdded } from "./rephrased/plain-spoken";
import { cutsOf, sentencesOf } from "./sentences";
import { withoutTalk } from "./talk";
import { ADDS, CHANGES, MOVES, REMOVES } from "./verbs";

/** One wish of a message, as it was written; `edit` is null for one that is no order for the page. */
export interface PageWish {
  said: string;
  edit: Edit | null;
}

/** The orders for a written page in a message, in its order; null where there is none. */
export function pageOrdersIn(text: string, files: FileTree): PageWish[] | null {
  const message = withQuestionsAdded(named(withoutTalk(text)).trim(), hasQuestions(files));
  const told = toldEdit(message, files);
  if (told) return [{ said: told.order, edit: told.edit }];
  const first = orderOf(message, files);
  if (!first || (LOOKS_OF_A_MOOD.test(message) && !editFor(message, files))) return null;
  const sentences = sentencesOf(message);
  // A later sentence that is an order is none of the text before it.
  const areSeveral =
    !QUESTION_WITH_ANSWER.test(message) &&
    !ASKED_THEN_TOLD.test(message) &&
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
    at > 0 && isUnnamedLook(sentence)
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

const hasQuestions = (files: FileTree) => (files.get(PAGE) ?? "").includes("section-questions");

/** "More romantic, soft pink and a script font for the headings": what is romantic is said, and the colour is that of all. */
const LOOKS_OF_A_MOOD =
  /(?<!\p{L})romantic, (?:\p{L}+ ){1,3}and an? (?:\p{L}+ ){1,2}font(?!\p{L})/iu;

/** What stands behind a question that is to be added is its answer: "add a question: Can I bring my kids? Sorry, adults only". */
const QUESTION_WITH_ANSWER =
  /^[^:?.!\n]{0,30}(?<!\p{L})(?:question|frage|pregunta|domanda|pergunta)(?!\p{L})[^:?.!\n]{0,30}: ?[^?\n]{4,140}\? [^?\n]{1,300}$/iu;

/** "Can you link to our page on Facebook? It's facebook.com/x": what is told behind the question is what it asks for. */
const ASKED_THEN_TOLD =
  /^[^?.!:\n]{10,100}\?\s+(?:it['’]s|it is|that['’]s|(?:the|our|my) (?:name|handle|address|link|account) is|es ist|c['’]est|es|è|é)\s+\S+[.!]?$/iu;

/** "… Radio Jambo. grey": a look behind something else is that of what was said before, and not of all of the page. */
function isUnnamedLook(sentence: string): boolean {
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

const EXCEPT =
  /(?<!\p{L})(?:except(?: for)?|apart from|other than|all but|everything but|außer|sauf|excepto|salvo|tranne|exceto)(?!\p{L})/iu;
const BACK = /(?<!\p{L})(?:that|this|it|das|dies|es)(?!\p{L})/iu;

function cutApart(sentence: string, files: FileTree): PageWish[] | null {
  const places = cutsOf(sentence);
  if (places.length > MOST_CUTS) return null;
  for (const { start, end } of places) {
    const one = sentence.slice(0, start);
    // "Everything except the pictures and the contact": what stays is named by both halves.
    if (EXCEPT.test(one)) continue;
    const left = editFor(one, files);
    if (!left) continue;
    // "Change the headline to … and center it": what it is about was said before.
    const rest = sentence.slice(end);
    const other = isUnnamedLook(rest) ? lookOfSubject(rest, one, files) : withSubject(rest, one);
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
