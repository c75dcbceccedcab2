import { messageFeatures, tokenFeatures } from "./features";
import type { Token } from "./tokens";
import type { Vectors } from "./vectors";
import type { Row, Weights } from "./weights";

/** What was learned of the orders of one domain. */
export interface Model {
  /** Each order with its slots. The place of an order is its column in `words` and `meanings`. */
  intents: Readonly<Record<string, readonly string[]>>;
  words: Weights;
  /** Weights of the dimensions of what the words mean: features "0", "1" … */
  meanings: Weights;
  /** The labels of tokens: "O", "B part", "I part" … Their places are the columns of `tokens` and `steps`. */
  labels: readonly string[];
  tokens: Weights;
  /** From label to label: features "0", "1" …, by the place of the first. */
  steps: Weights;
  vectors: Vectors;
}

/** How much the words of a message count together, and what they mean. 2 to 10 were tried. */
const WORDS = 4;
const MEANINGS = 3;

/** How likely each order is what a message means, the likeliest first. The sum over all is 1. */
export function likelyIntents(
  model: Model,
  tokens: readonly Token[],
): { intent: string; probability: number }[] {
  const names = Object.keys(model.intents);
  const scores = new Float64Array(names.length);
  const rows = messageFeatures(tokens).flatMap((feature): Row[] => {
    const row = model.words.of(feature);
    return row ? [row] : [];
  });
  for (const [at, share] of sharesOf(rows.map(({ rarity }) => rarity)).entries()) {
    const row = rows[at];
    if (row) model.words.add(scores, row, share);
  }
  for (const [dimension, value] of meaningOf(tokens, model.vectors).entries()) {
    const row = model.meanings.of(String(dimension));
    if (row) model.meanings.add(scores, row, value);
  }
  const top = Math.max(...scores);
  const powers = [...scores].map((score) => Math.exp(score - top));
  const sum = powers.reduce((all, one) => all + one, 0);
  return names
    .map((intent, at) => ({ intent, probability: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability);
}

/** The share that each of the known features of a message has: rare ones count more, and all together as much as any message. */
export function sharesOf(rarities: readonly number[]): number[] {
  const length = Math.sqrt(rarities.reduce((sum, rare) => sum + rare * rare, 0)) || 1;
  return rarities.map((rare) => (WORDS * rare) / length);
}

/** What the words of a message mean together, as a vector. */
export function meaningOf(tokens: readonly Token[], vectors: Vectors): Float64Array {
  return vectors.meanOf(tokens.map(({ lower }) => lower)).map((value) => value * MEANINGS);
}

/** The features of a token, alone and with the order that they are read for. */
export function withIntent(features: readonly string[], intent: string): string[] {
  const marks = features.filter((feature) => feature === "quoted" || feature === "colon");
  const own = [...features.slice(0, 4), ...features.slice(5, 7), ...marks];
  return [...features, ...own.map((feature) => `${intent}|${feature}`)];
}

/** The labels of the tokens of a message that is read as an order: the likeliest path (Viterbi). */
export function labelled(model: Model, tokens: readonly Token[], intent: string): string[] {
  const slots = new Set(model.intents[intent] ?? []);
  const allowed = model.labels.flatMap((label, at) =>
    label === "O" || slots.has(label.slice(2)) ? [at] : [],
  );
  const scored = tokenFeatures(tokens).map((features) => {
    const scores = new Float64Array(model.labels.length);
    for (const feature of withIntent(features, intent)) {
      const row = model.tokens.of(feature);
      if (row) model.tokens.add(scores, row, 1);
    }
    return scores;
  });
  const steps = new Map(
    allowed.map((from) => {
      const scores = new Float64Array(model.labels.length);
      const row = model.steps.of(String(from));
      if (row) model.steps.add(scores, row, 1);
      return [from, scores];
    }),
  );
  const path = bestPath(scored, (from) => steps.get(from), allowed, model.labels);
  return path.map((at) => model.labels[at] ?? "O");
}

/** The best way through the scores of each token; what continues a value stands behind a token of the same value. */
export function bestPath(
  scored: readonly Float64Array[],
  stepsFrom: (label: number) => ArrayLike<number> | undefined,
  allowed: readonly number[],
  labels: readonly string[],
): number[] {
  let scores = new Map<number, number>();
  const origins: Map<number, number>[] = [];
  for (const [at, own] of scored.entries()) {
    const next = new Map<number, number>();
    const origin = new Map<number, number>();
    for (const to of allowed) {
      const goesOn = labels[to]?.startsWith("I ") ?? false;
      if (at === 0 && !goesOn) next.set(to, own[to] ?? 0);
      for (const [from, score] of scores) {
        if (goesOn && labels[from]?.slice(2) !== labels[to]?.slice(2)) continue;
        const sum = score + (stepsFrom(from)?.[to] ?? 0) + (own[to] ?? 0);
        if (sum <= (next.get(to) ?? Number.NEGATIVE_INFINITY)) continue;
        next.set(to, sum);
        origin.set(to, from);
      }
    }
    scores = next;
    origins.push(origin);
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one);
  let last = best?.[0] ?? 0;
  const path = scored.length > 0 ? [last] : [];
  for (let at = scored.length - 1; at > 0; at--) {
    last = origins[at]?.get(last) ?? 0;
    path.push(last);
  }
  return path.reverse();
}
