import { expect } from "vitest";
import { elementsOf } from "../../app/markdown/markdown-elements";
import { parseMarkdown } from "../../app/markdown/parse-markdown";
import { countSteps } from "./count-steps";
import { PATHOLOGICAL } from "./pathological-markdown";

/** The square of a length would be 16 times. */
const AT_MOST = 6;

const isReader = (url: string) => /markdown-it|uc\.micro|app\/markdown\//.test(url);

/** What was found to grow, and the marks that nest: they stand for all in `npm test`. */
const EXAMPLES = ["what grows in ways of its own", "emphasis, repeated"];
export const exampleTexts = PATHOLOGICAL.filter(([what]) => EXAMPLES.includes(what));
export const otherTexts = PATHOLOGICAL.filter(([what]) => !EXAMPLES.includes(what));

/** A text of four times the length is about four times the work. */
export async function isLinear(_what: string, texts: (typeof PATHOLOGICAL)[number][1]) {
  const stepsFor = (size: number) =>
    countSteps(isReader, () => {
      for (const textOf of texts) elementsOf(parseMarkdown(textOf(size)) ?? []);
    });
  const small = await stepsFor(1_000);
  expect(small).toBeGreaterThan(2_000);
  expect(await stepsFor(4_000)).toBeLessThan(AT_MOST * small);
}
