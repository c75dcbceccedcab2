import { readAbilities } from "../edits/abilities/read-abilities.server";
import { readAppOrder } from "../edits/app/app-orders.server";
import { applied } from "../edits/edit";
import { type Reading, Readings } from "../edits/readings";
import { isDeclined } from "../match/declined";
import type { Understanding } from "../match/understand";
import { grant } from "./grant-wish.server";

/** What is carried out of a request for an app beyond the app itself. */
export interface Ordered {
  files: Map<string, string>;
  done: string[];
  /** The sentences that were carried out. */
  sentences: string[];
}

/** More sentences than this are a text about the app. */
const MOST_SENTENCES = 12;

/**
 * Carries out the sentences of a first request that are orders known whole: "20 seconds for each question", "monthly budget 900 euros".
 * What lists entries, choices or questions was used for them.
 */
export function withOrders(
  made: Map<string, string>,
  { said, lists, fields }: Understanding,
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
    const order = readAppOrder(wish, result.files);
    const readings: Reading[] = [
      ...(order ? [{ edits: [order], isWhole: true, isSure: true as const }] : []),
      ...readAbilities(wish, result.files).map((edit) => ({ edits: [edit], isWhole: true })),
    ];
    if (readings.length === 0) continue;
    const made = grant(
      { said: wish, readings: new Readings(readings) },
      result.files,
      result.files,
      0,
    );
    const isClean = made.refused.length + made.unread.length + made.left.length === 0;
    if (!isClean || made.changes.size === 0) continue;
    result.files = applied(result.files, made.changes);
    result.done.push(...made.done);
    result.sentences.push(sentence);
  }
  return result;
}
