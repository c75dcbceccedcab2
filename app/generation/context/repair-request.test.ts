import { describe, expect, test } from "vitest";
import type { ModelMessage } from "../models/model";
import { repairMessages } from "./repair-request";

const MESSAGES: ModelMessage[] = [
  { role: "system", content: "Rules" },
  { role: "system", content: "Project" },
  { role: "user", content: "Earlier" },
  { role: "assistant", content: "Yes." },
  { role: "user", content: "Now" },
];

describe("a failed change", () => {
  const failed = [
    { path: "a.md", reason: "SEARCH was not found.", current: "```js\nx\n```\n" },
    { path: "b.js", reason: "There is no file b.js to edit.", current: undefined },
  ];

  test("is asked for again with the file as it is now, fenced safely", () => {
    const messages = repairMessages(MESSAGES, failed, "edit");
    expect(messages.map(({ role }) => role)).toEqual([
      "system",
      "system",
      "user",
      "assistant",
      "user",
      "assistant",
      "user",
    ]);
    const ask = messages.at(-1)?.content ?? "";
    expect(ask).toContain("a.md: SEARCH was not found.");
    expect(ask).toContain('```` path="a.md"\n```js\nx\n```\n````');
    expect(ask).toContain("There is no such file yet.");
    expect(ask).toContain("SEARCH part exactly");
  });

  test("is then asked for as a whole file", () => {
    const ask = repairMessages(MESSAGES, failed, "whole").at(-1)?.content ?? "";
    expect(ask).toContain("whole");
    expect(ask).toContain("No edits");
  });

  test("gives up the conversation and then the project before it overflows", () => {
    const history: ModelMessage = { role: "user", content: "x".repeat(9_000) };
    const some = [...MESSAGES.slice(0, 2), history, ...MESSAGES.slice(3)];
    const withoutHistory = repairMessages(some, failed, "edit", 2_000);
    expect(withoutHistory.map(({ content }) => content).slice(0, 3)).toEqual([
      "Rules",
      "Project",
      "Now",
    ]);
    const project: ModelMessage = { role: "system", content: "x".repeat(9_000) };
    const large = MESSAGES.map((message, index) => (index === 1 ? project : message));
    const withoutProject = repairMessages(large, failed, "edit", 2_000);
    expect(withoutProject.map(({ content }) => content).slice(0, 2)).toEqual(["Rules", "Now"]);
  });
});
