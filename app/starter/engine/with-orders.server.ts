import { readAbilities } from "../edits/abilities/read-abilities.server";
import { readAppOrder } from "../edits/app/app-orders.server";
import { applied } from "../edits/edit";
import { readWish } from "../edits/read-wish.server";
import { type Reading, Readings } from "../edits/readings";
import { isDeclined } from "../match/declined";
import type { Understanding } from "../match/understand";
import { asOrders } from "./clause-orders";
import { grant } from "./grant-wish.server";

/** What is carried out of a request for an app beyond the app itself. */
export interface Ordered {
  files: Map<string, string>;
  done: string[];
  /** The sentences and clauses that were carried out. */
  sentences: string[];
}

/** A new app has no entries that were made before. */
const OF_EARLIER_ENTRIES = / Entries made before simply have it empty\./u;
/** "Sort by aisle" adds the field first. */
const ONE_STEP_MORE = 1;
/** More sentences than this are a text about the app. */
const MOST_SENTENCES = 12;

/**
 * Carries out the sentences of a first request that are orders known whole: "20 seconds for each question", "monthly budget 900 euros".
 * What lists entries, choices or questions was used for them. Of the rest, clauses that say how it is to be shown:
 * "sorted by aisle".
 *
 * @param left the clauses that nothing was made of yet
 */
export function withOrders(
  made: Map<string, string>,
  { said, lists, fields }: Understanding,
  left: readonly string[],
): Ordered {
  const listed = [
    ...lists.entries,
    ...lists.columns,
    ...lists.choices.flatMap(({ options }) => options),
    ...lists.pairs.flat(),
    ...lists.questions.flatMap(({ question, answers }) => [question, ...answers]),
    ...(fields ?? []).map(({ label }) => label),
  ].map((one) => one.toLowerCase());
  const result: Ordered = { files: made, done: [], sentences: [] };
  const sentences = said.split(/(?<=[^\s.][.!?])\s+|\n+/u).slice(1, MOST_SENTENCES);
  for (const sentence of sentences) {
    const lower = sentence.toLowerCase();
    if (isDeclined(sentence)) continue;
    if (listed.filter((one) => one.length > 1 && lower.includes(one)).length > 1) continue;
    const wish = sentence.replace(/[.!\s]+$/u, "");
    carryOut(wish, sentence, result, knownWhole(wish, result.files));
  }
  for (const clause of left) {
    if (isDeclined(clause) || result.sentences.some((one) => one.includes(clause))) continue;
    asOrders(clause).some((order) =>
      carryOut(order, clause, result, readWish(order, result.files), ONE_STEP_MORE),
    );
  }
  return result;
}

/** The readings of a wish as an order that is known whole. */
function knownWhole(wish: string, files: Map<string, string>): Readings | null {
  const order = readAppOrder(wish, files);
  const readings: Reading[] = [
    ...(order ? [{ edits: [order], isWhole: true, isSure: true as const }] : []),
    ...readAbilities(wish, files).map((edit) => ({ edits: [edit], isWhole: true })),
  ];
  return readings.length > 0 ? new Readings(readings) : null;
}

/** Makes what a wish asks for, told as `as`, where that can be done without a doubt; and says whether it was. */
function carryOut(
  wish: string,
  as: string,
  result: Ordered,
  readings: Readings | null,
  cuts = 0,
): boolean {
  if (!readings) return false;
  const made = grant({ said: wish, readings }, result.files, result.files, cuts);
  const isClean = made.refused.length + made.unread.length + made.left.length === 0;
  if (!isClean || made.changes.size === 0) return false;
  result.files = applied(result.files, made.changes);
  result.done.push(...made.done.map((told) => told.replace(OF_EARLIER_ENTRIES, "")));
  result.sentences.push(as);
  return true;
}
