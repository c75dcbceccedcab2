import type { StarterParams } from "../starter-app";
import { domainOf } from "./domains";

/** Pages whose readers choose between plans or memberships. Others have a menu, or prices of each thing. */
const WITH_PLANS = new Set(["general", "product", "club", "gym", "yoga", "school"]);

/** The section that a page of its kind lacks most, as a person would ask for it. */
export function nextSection({ facts, subject, request }: StarterParams): string {
  const { id, texts } = domainOf(facts.place, subject, request);
  const kinds = new Set(texts.en.sections.map(({ kind }) => kind));
  if (WITH_PLANS.has(id)) return "add a pricing section";
  if (!kinds.has("cards")) return "add a gallery section";
  return kinds.has("questions") ? "add a newsletter section" : "add an FAQ section";
}
