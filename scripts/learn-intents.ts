import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  DOMAINS,
  type Domain,
  digestOfExamples,
  examplesOf,
} from "~/starter/intents/corpus.server";
import type { Example } from "~/starter/intents/examples";
import { labelled, likelyIntents, type Model } from "~/starter/intents/model";
import { vectors } from "~/starter/intents/models.server";
import { storedModel } from "~/starter/intents/stored";
import { train } from "~/starter/intents/train";

/** Learns from all examples, and writes the models that the starter reads. About a minute a domain. */
export function learnIntents() {
  for (const domain of DOMAINS) {
    const examples = examplesOf(domain);
    const bytes = storedModel(train(examples, vectors()), digestOfExamples(domain));
    writeFileSync(path.join("app/starter/intents/learned", `${domain}.bin`), bytes);
    console.log(`${domain}: ${examples.length} examples, ${Math.round(bytes.length / 1024)} kB`);
  }
}

/** Every so many-th example is held back for a check. */
const HELD_BACK = 8;

/** Tells how well messages are read that the model has not seen, of each domain. */
export function checkIntents() {
  for (const domain of DOMAINS) console.log(checked(domain));
}

function checked(domain: Domain): string {
  const all = examplesOf(domain);
  const held = all.filter((_, at) => at % HELD_BACK === 0);
  const model = train(
    all.filter((_, at) => at % HELD_BACK !== 0),
    vectors(),
  );
  const share = (isSo: (example: Example) => boolean, of = held) =>
    `${((100 * of.filter(isSo).length) / of.length).toFixed(1)} %`;
  const sure = held.filter((example) => best(model, example).probability >= 0.5);
  return [
    `${domain}: ${held.length} of ${all.length} held back`,
    `order ${share((example) => best(model, example).intent === example.intent)}`,
    `values ${share((example) => hasValues(model, example))}`,
    `both ${share((example) => best(model, example).intent === example.intent && hasValues(model, example))}`,
    `sure of ${((100 * sure.length) / held.length).toFixed(1)} %, of these right ${share((example) => best(model, example).intent === example.intent, sure)}`,
  ].join("; ");
}

function best(model: Model, { tokens }: Example) {
  return likelyIntents(model, tokens)[0] ?? { intent: "none", probability: 0 };
}

function hasValues(model: Model, { tokens, intent, labels }: Example): boolean {
  return labelled(model, tokens, intent).join() === labels.join();
}
