import type { Edit } from "../../edit";
import { saidWords } from "../../grounded/said-words";
import { isSameWord } from "../../parts/same-word";
import { anyOf } from "../said-of";
import { type QuizItem, withQuestions } from "./quiz-model";

const COUNTS = [
  "first|1st|one",
  "second|2nd|two",
  "third|3rd|three",
  "fourth|4th|four",
  "fifth|5th|five",
  "sixth|6th|six",
  "seventh|7th|seven",
  "eighth|8th|eight",
  "ninth|9th|nine",
  "tenth|10th|ten",
];
const LAST = /(?<!\p{L})(?:last|final)(?!\p{L})/iu;
/** Words for a question that do not say which one it is. */
const ANY_QUESTION = anyOf(
  "the|a|an|my|our|this|that|your|question|questions|one|quiz|about|on|of|with|for|to|in|where|which|who|what|when|how|is|are|asks?|asking|it|there|many|answers?|number|no|nr|and|whole|please|from|at|into",
);

/**
 * The question that words mean: "the last one", "question 3", "the one about the river", "the Australia question".
 *
 * @returns its place; null where the words fit none of them, several alike, or say more than one question holds
 */
export function questionSaid(said: string, items: readonly QuizItem[]): number | null {
  const plain = said
    .toLowerCase()
    .replace(/["“”„«».,!?]/gu, " ")
    .trim();
  const counted = countSaid(plain, items.length);
  if (counted) return leftOf(counted.rest) === "" ? counted.at : null;
  const words = saidWords(leftOf(plain));
  if (words.length === 0) return items.length === 1 ? 0 : null;
  const hits = items.map(({ question, answers }) => {
    const own = saidWords([question, ...answers].join(" "));
    return words.filter(({ stem }) => own.some((word) => isSameWord(word.stem, stem))).length;
  });
  const most = Math.max(0, ...hits);
  const best = hits.flatMap((count, at) => (count === most ? [at] : []));
  // "The capital question" is the one with that word, though "question" is in none.
  return most === words.length && best.length === 1 ? (best[0] ?? null) : null;
}

function countSaid(words: string, all: number): { at: number; rest: string } | null {
  const numbered = /(?:question|number|no\.?|nr\.?|#|q)\s*(\d{1,2})(?!\p{L})/iu.exec(words);
  if (numbered) {
    const at = Number(numbered[1]) - 1;
    return at >= 0 && at < all ? { at, rest: words.replace(numbered[0], " ") } : null;
  }
  if (LAST.test(words)) return { at: all - 1, rest: words.replace(LAST, " ") };
  for (const [at, names] of COUNTS.entries()) {
    const form = anyOf(names.split("|").slice(0, 2).join("|"));
    if (form.test(words) && at < all) return { at, rest: words.replace(form, " ") };
  }
  return null;
}

function leftOf(words: string): string {
  return words.replace(new RegExp(ANY_QUESTION.source, "giu"), " ").replace(/\s+/g, " ").trim();
}

/** A question as it is told: its words, shortened. */
export function named({ question }: QuizItem): string {
  return `“${question.length > 70 ? `${question.slice(0, 69)}…` : question}”`;
}

/** Reads one kind of order about questions; null for what is none of its kind. */
export type QuestionReader = (core: string, items: readonly QuizItem[]) => Edit | null;

/** The quiz with one of its questions changed. */
export const changed =
  (items: readonly QuizItem[], at: number, item: QuizItem, said: string): Edit =>
  (tree) =>
    withQuestions(tree, items.with(at, item), said);

/** The answer of a question that words name, as it is written there. */
export const answerOf = ({ answers }: QuizItem, said: string): string | undefined =>
  answers.find((one) => one.toLowerCase() === said.trim().toLowerCase());

/** The question that has an answer, among those that words mean. */
export function holding(answer: string, of: string, items: readonly QuizItem[]): number | null {
  const meant = of === "" ? null : questionSaid(of, items);
  if (of !== "" && meant === null) return null;
  const having = items.flatMap((item, at) =>
    answerOf(item, answer) && (meant === null || meant === at) ? [at] : [],
  );
  return having.length === 1 ? (having[0] ?? null) : null;
}
