import { createHash } from "node:crypto";
import { readFolder } from "../source/files.server";
import { type Example, readExamples } from "./examples";

/** What orders are of: a page of sections, or an app that keeps entries. */
export const DOMAINS = ["page", "app"] as const;
export type Domain = (typeof DOMAINS)[number];

/** The examples of a domain: what people may write, and what it means. */
export function examplesOf(domain: Domain): Example[] {
  return readExamples(readFolder(`intents/examples/${domain}`).values());
}

/** Tells whether a model was learned from the examples as they are. */
export function digestOfExamples(domain: Domain): string {
  const hash = createHash("sha256");
  for (const [name, text] of readFolder(`intents/examples/${domain}`))
    hash.update(`${name}\n${text}\n`);
  return hash.digest("hex");
}
