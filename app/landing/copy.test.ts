import { expect, test } from "vitest";
import { answersLine, stepsOf } from "./copy";

const appName = "Acme";

test("the page names the model that answers, and says where none does", () => {
  const starter = { label: "Built-in starter", isStarter: true };
  const model = { label: "Devstral", isStarter: false };
  expect(answersLine({ answers: starter })).toContain("built-in starter: not an AI");
  expect(answersLine({ answers: model })).toBe("This server answers with Devstral.");
  expect(answersLine({ answers: null })).toBeNull();
  const said = (answers: typeof starter | null) => stepsOf({ appName, answers })[1]?.text;
  expect(said(starter)).toContain("not an AI");
  expect(said(model)).toContain("The model connected to Acme writes");
});
