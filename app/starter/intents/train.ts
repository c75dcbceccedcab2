import type { Example } from "./examples";
import { learnIntents } from "./learn-intents";
import { learnLabels } from "./learn-labels";
import type { Model } from "./model";
import type { Vectors } from "./vectors";

/** Learns to read the orders of a domain from its examples. The same examples make the same model. */
export function train(examples: readonly Example[], vectors: Vectors): Model {
  const slots = new Map<string, Set<string>>();
  for (const { intent, labels } of examples) {
    const own = slots.get(intent) ?? new Set<string>();
    for (const label of labels) if (label !== "O") own.add(label.slice(2));
    slots.set(intent, own);
  }
  const names = [...slots.keys()].sort();
  const intents = Object.fromEntries(
    names.map((name) => [name, [...(slots.get(name) ?? [])].sort()]),
  );
  const turns = shuffled(examples);
  return {
    intents,
    vectors,
    ...learnIntents(turns, names, vectors),
    ...learnLabels(turns, intents),
  };
}

/** In another order, the same one each time: examples of one order stand together in the files. */
function shuffled<T>(items: readonly T[]): T[] {
  const all = [...items];
  let seed = 42;
  for (let at = all.length - 1; at > 0; at--) {
    // A linear congruential generator.
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const other = seed % (at + 1);
    const one = all[at] as T;
    all[at] = all[other] as T;
    all[other] = one;
  }
  return all;
}
