import { readBytes } from "../source/files.server";
import type { Domain } from "./corpus.server";
import type { Model } from "./model";
import { readModel, readVectors } from "./stored";
import type { Vectors } from "./vectors";

const models = new Map<Domain, Model>();
let words: Vectors | undefined;

/** What was learned of the orders of a domain, read at its first use. */
export function modelOf(domain: Domain): Model {
  const model = models.get(domain) ?? readModel(storedModelOf(domain), vectors());
  models.set(domain, model);
  return model;
}

export const storedModelOf = (domain: Domain): Uint8Array =>
  readBytes(`intents/learned/${domain}.bin`);

/** What words mean, read at its first use. */
export function vectors(): Vectors {
  words ??= readVectors(readBytes("intents/learned/vectors.bin"));
  return words;
}
