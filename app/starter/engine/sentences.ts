import type { AnswerChoice } from "~/conversation/answer-parts";
import { apps } from "../apps/catalog";
import { sentenceCase } from "../match/words";

/** A button that sends these words. */
export function choice(send: string, text = sentenceCase(send)): AnswerChoice {
  return { text, send };
}

/** An app in a word or two: "collection". */
export function shortName({ name }: { name: string }): string {
  return name.replace(/ \(.*$/, "");
}

/** What the starter can make, an app each. */
export function appNames(): string[] {
  return apps.map(shortName);
}

/** "a, b and c". */
export function list(items: readonly (string | undefined)[], word = "and"): string {
  const given = items.filter((item) => item !== undefined);
  if (given.length < 2) return given.join("");
  return `${given.slice(0, -1).join(", ")} ${word} ${given.at(-1)}`;
}

/** User text inside the chat's Markdown: nothing in it may act as markup. */
export function markdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, "\\$&").replace(/^[#+-]/, "\\$&");
}

/** Requests that can be made, from a plain one to one that asks for much. */
export function examples(): string[] {
  return apps.flatMap(({ example }) => example ?? []);
}
