import type { Example } from "./examples";
import { messageFeatures } from "./features";
import { type Model, meaningOf, sharesOf } from "./model";
import type { Vectors } from "./vectors";
import { weightsOf } from "./weights";

/** Rounds over all examples: from here on nothing that was held back was read better. */
const ROUNDS = 8;
/** Features of a single example are names and slips. */
const LEAST_EXAMPLES = 2;
/** Weights below these are left out: half of them, and no message that was held back was read otherwise. */
const LEAST_WEIGHT = 0.12;
const LEAST_MEANING = 0.01;
const RATE = 0.2;
/** What a weight loses each time: those that no example needs come to nothing. */
const DECAY = 1e-5;

/** Learns which order a message is: a softmax over the orders. @param names of the orders, in the order of their columns */
export function learnIntents(
  examples: readonly Example[],
  names: readonly string[],
  vectors: Vectors,
): Pick<Model, "words" | "meanings"> {
  const features = examples.map(({ tokens }) => messageFeatures(tokens));
  const counts = new Map<string, number>();
  for (const own of features) for (const one of own) counts.set(one, (counts.get(one) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_EXAMPLES).map(([one]) => one);
  const places = new Map(known.map((feature, at) => [feature, at]));
  const rarity = (feature: string) =>
    Math.log(1 + examples.length / (counts.get(feature) ?? examples.length));
  const inputs = examples.map(({ tokens, intent }, at) => {
    const own = (features[at] ?? []).filter((feature) => places.has(feature));
    const meaning = meaningOf(tokens, vectors);
    return {
      places: Int32Array.from([
        ...own.map((feature) => places.get(feature) ?? 0),
        ...[...meaning.keys()].map((dimension) => known.length + dimension),
      ]),
      values: Float64Array.from([...sharesOf(own.map(rarity)), ...meaning]),
      right: names.indexOf(intent),
    };
  });
  const weights = softmax(inputs, known.length + vectors.dimensions, names.length);
  const row = (at: number) => weights.subarray(at * names.length, (at + 1) * names.length);
  const dimensions = Array.from({ length: vectors.dimensions }, (_, at) => at);
  return {
    words: weightsOf(new Map(known.map((one, at) => [one, row(at)])), LEAST_WEIGHT, rarity),
    meanings: weightsOf(
      new Map(dimensions.map((at) => [String(at), row(known.length + at)])),
      LEAST_MEANING,
    ),
  };
}

interface Input {
  places: Int32Array;
  values: Float64Array;
  right: number;
}

/** The weights of a softmax, feature by feature (AdaGrad: Duchi, Hazan and Singer 2011). */
function softmax(inputs: readonly Input[], features: number, names: number): Float32Array {
  const weights = new Float32Array(features * names);
  const squares = new Float32Array(features * names);
  const slopes = new Float64Array(names);
  for (let round = 0; round < ROUNDS; round++) {
    for (const input of inputs) {
      intoSlopes(slopes, weights, input);
      for (let one = 0; one < input.places.length; one++) {
        const from = (input.places[one] ?? 0) * names;
        const value = input.values[one] ?? 0;
        for (let at = from; at < from + names; at++) {
          const slope = (slopes[at - from] ?? 0) * value + DECAY * (weights[at] ?? 0);
          if (slope < 1e-4 && slope > -1e-4) continue;
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(0.01 + square);
        }
      }
    }
  }
  return weights;
}

/** By how much each order was taken for likelier than it was. */
function intoSlopes(slopes: Float64Array, weights: Float32Array, { places, values, right }: Input) {
  const names = slopes.length;
  slopes.fill(0);
  for (let one = 0; one < places.length; one++) {
    const from = (places[one] ?? 0) * names;
    const value = values[one] ?? 0;
    for (let at = 0; at < names; at++)
      slopes[at] = (slopes[at] ?? 0) + (weights[from + at] ?? 0) * value;
  }
  const top = Math.max(...slopes);
  let sum = 0;
  for (let at = 0; at < names; at++) {
    const power = Math.exp((slopes[at] ?? 0) - top);
    slopes[at] = power;
    sum += power;
  }
  for (let at = 0; at < names; at++) slopes[at] = (slopes[at] ?? 0) / sum - (at === right ? 1 : 0);
}
