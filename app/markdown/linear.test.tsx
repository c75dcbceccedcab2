import { describe, expect, test } from "vitest";
import { countSteps } from "../../tests/support/count-steps";
import { PATHOLOGICAL } from "../../tests/support/pathological-markdown";
import { elementsOf } from "./markdown-elements";
import { parseMarkdown } from "./parse-markdown";

const isReader = (url: string) => /markdown-it|uc\.micro|app\/markdown\//.test(url);

describe("a text of four times the length is about four times the work", () => {
  /** The square of a length would be 16 times. */
  const AT_MOST = 6;

  test.each(PATHOLOGICAL)("%s", async (_what, texts) => {
    const stepsFor = (size: number) =>
      countSteps(isReader, () => {
        for (const textOf of texts) elementsOf(parseMarkdown(textOf(size)) ?? []);
      });
    const small = await stepsFor(1_000);
    expect(small).toBeGreaterThan(2_000);
    expect(await stepsFor(4_000)).toBeLessThan(AT_MOST * small);
  });
});
