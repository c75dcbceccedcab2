import { expect, test } from "vitest";
import { ANSWERS } from "../../../tests/support/answers/cut-answers";
import { FURTHER_ANSWERS } from "../../../tests/support/answers/cut-answers-further";
import { cutAll, MANNERS } from "../../../tests/support/answers/cuts";

/** Some seconds each on a busy machine. */
const TIME = 120_000;

test.each(
  Object.keys(MANNERS),
)("an answer that is cut at any character and goes on with %s is joined as it was meant, or asked for whole", {
  timeout: TIME,
}, (manner) => {
  const all = cutAll(manner, 1, { ...ANSWERS, ...FURTHER_ANSWERS });
  expect(all.filter(({ outcome }) => outcome === "wrong")).toEqual([]);
});
