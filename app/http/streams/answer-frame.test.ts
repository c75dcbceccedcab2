import { expect, test } from "vitest";
import { type AnswerSoFar, answerFrame } from "./answer-frame.server";

const look = { styles: [], theme: "system" as const, pagePath: "/projects/p1?file=a.css" };
const running: AnswerSoFar = { isRunning: true, status: "running", changes: [] };

test("while an answer is written its frame says how far it is, and looks again", () => {
  const changes = [
    { path: "index.html", action: "created" as const },
    { path: "a<b>.css", action: "created" as const },
  ];
  const html = answerFrame({ ...running, changes }, look);
  expect(html).toContain("2 files so far, the last a&lt;b>.css.");
  expect(html).toContain('http-equiv="refresh"');
  expect(answerFrame(running, look)).toContain("The answer is being written.");
});

test("once it ended the frame stays, and leads to what it made with the file that was open", () => {
  const html = answerFrame({ ...running, isRunning: false, status: "finished" }, look);
  expect(html).toContain("The answer is ready.");
  expect(html).not.toContain("http-equiv");
  expect(html).toContain('href="/projects/p1?file=a.css"');
  expect(html).toContain('<base target="_top">');
});

test("an answer that was stopped is not said to be ready", () => {
  const html = answerFrame({ ...running, isRunning: false, status: "stopped" }, look);
  expect(html).toContain("The answer was stopped.");
});
