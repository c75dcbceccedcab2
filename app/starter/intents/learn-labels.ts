import type { Example } from "./examples";
import { tokenFeatures } from "./features";
import { bestPath, type Model, withIntent } from "./model";
import { weightsOf } from "./weights";

const ROUNDS = 12;
const LEAST_WEIGHT = 0.3;

/** A table that is learned: what a weight is now, and the sum over all times, from which its mean is made. */
class Averaged {
  readonly rows = new Map<string, Float64Array>();
  readonly #sums = new Map<string, Float64Array>();

  constructor(readonly columns: number) {}

  change(feature: string, column: number, by: number, time: number) {
    const row = this.rows.get(feature) ?? new Float64Array(this.columns);
    const sum = this.#sums.get(feature) ?? new Float64Array(this.columns);
    row[column] = (row[column] ?? 0) + by;
    sum[column] = (sum[column] ?? 0) + by * time;
    this.rows.set(feature, row);
    this.#sums.set(feature, sum);
  }

  means(time: number): Map<string, Float64Array> {
    return new Map(
      [...this.rows].map(([feature, row]) => {
        const sum = this.#sums.get(feature);
        return [feature, row.map((weight, at) => weight - (sum?.[at] ?? 0) / time)];
      }),
    );
  }
}

/**
 * Learns which words of an order are its values: an averaged structured perceptron (Collins 2002, "Discriminative Training
 * Methods for Hidden Markov Models").
 */
export function learnLabels(
  examples: readonly Example[],
  intents: Model["intents"],
): Pick<Model, "labels" | "tokens" | "steps"> {
  const slots = [...new Set(Object.values(intents).flat())].sort();
  const labels = ["O", ...slots.flatMap((slot) => [`B ${slot}`, `I ${slot}`])];
  const place = new Map(labels.map((label, at) => [label, at]));
  const tokens = new Averaged(labels.length);
  const steps = new Averaged(labels.length);
  const told = examples
    .filter(({ intent }) => (intents[intent] ?? []).length > 0)
    .map(({ intent, tokens: words, labels: own }) => ({
      allowed: labels.flatMap((label, at) =>
        label === "O" || intents[intent]?.includes(label.slice(2)) ? [at] : [],
      ),
      features: tokenFeatures(words).map((features) => withIntent(features, intent)),
      right: own.map((label) => place.get(label) ?? 0),
    }));
  let time = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { allowed, features, right } of told) {
      const scored = features.map((own) => scoresOf(own, tokens, allowed));
      const path = bestPath(scored, (from) => steps.rows.get(String(from)), allowed, labels);
      for (const [at, read] of path.entries()) {
        const wanted = right[at] ?? 0;
        if (read !== wanted)
          for (const feature of features[at] ?? []) {
            tokens.change(feature, wanted, 1, time);
            tokens.change(feature, read, -1, time);
          }
        if (at === 0 || (read === wanted && path[at - 1] === right[at - 1])) continue;
        steps.change(String(right[at - 1]), wanted, 1, time);
        steps.change(String(path[at - 1]), read, -1, time);
      }
      time++;
    }
  }
  return {
    labels,
    tokens: weightsOf(tokens.means(time), LEAST_WEIGHT),
    steps: weightsOf(steps.means(time), 0),
  };
}

function scoresOf(features: readonly string[], tokens: Averaged, allowed: readonly number[]) {
  const scores = new Float64Array(tokens.columns);
  for (const feature of features) {
    const row = tokens.rows.get(feature);
    if (row) for (const at of allowed) scores[at] = (scores[at] ?? 0) + (row[at] ?? 0);
  }
  return scores;
}
