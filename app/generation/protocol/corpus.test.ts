import { expect, test } from "vitest";
import { readCorpus } from "../../../tests/support/answers/corpus";
import { runCase } from "../../../tests/support/answers/run-answer";

const CORPUS = readCorpus();
const MEANT = ["as meant", "asked, as meant"];

test.each(CORPUS)("$name is read as it is meant", (each) => {
  expect(MEANT).toContain(runCase(each));
});

test("the corpus holds at least 120 answers in six languages", () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(CORPUS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6);
});
