import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "~/markdown/markdown";
import { MessageItem } from "./message-item";

const WHY = "It was cut off before its end.";
const answer = {
  role: "assistant" as const,
  content: "Here.",
  mode: "develop" as const,
  status: "finished" as const,
  changes: [{ path: "a.js", action: "error" as const, error: WHY }],
};
const count = (html: string) => html.split(WHY).length - 1;

test("why a file was not changed is told once, with what is left or with the file", () => {
  const problems = [`a.js: ${WHY}`];
  const outcome = { state: "problems" as const, text: "1 problem is left", problems };
  expect(
    count(renderToStaticMarkup(<MessageItem Text={Markdown} message={{ ...answer, outcome }} />)),
  ).toBe(1);
  expect(count(renderToStaticMarkup(<MessageItem Text={Markdown} message={answer} />))).toBe(1);
});

test("what was told of an answer, and steps that are right, stand with it without JavaScript", () => {
  const steps = ["Built without problems", "The types fit"].map((text, index) => ({
    id: `${index}`,
    kind: "build" as const,
    state: "ended" as const,
    text,
  }));
  const outcome = { state: "good" as const, text: "Built without problems", problems: [] };
  const notices = ["No file was changed."];
  const html = renderToStaticMarkup(
    <MessageItem Text={Markdown} message={{ ...answer, steps, outcome, notices }} />,
  );
  expect(html).toContain("No file was changed.");
  expect(html).toMatch(/<details><summary>.*Built without problems.*<\/summary>.*The types fit/);
});

test("an answer that was stopped says whether anything of it is saved", () => {
  const change = { path: "a.js", action: "created" as const };
  const endOf = (changes: (typeof change)[]) =>
    renderToStaticMarkup(
      <MessageItem Text={Markdown} message={{ ...answer, status: "stopped", changes }} />,
    );
  expect(endOf([change])).toContain("Stopped. What was complete is saved.");
  expect(endOf([])).toContain("Stopped. No file was changed.");
});

test("why an answer did not finish and how it ended do not say the same twice", () => {
  const problem = "The model broke off. No file was changed; say “continue” to go on.";
  const html = renderToStaticMarkup(
    <MessageItem
      Text={Markdown}
      message={{ ...answer, status: "failed", changes: [], problem, notices: [] }}
    />,
  );
  expect(html).toContain("This answer did not finish.");
  expect(html.split("No file was changed")).toHaveLength(2);
});
