import { describe, expect, test } from "vitest";
import type { ModelMessage } from "../models/model";
import { countMessageTokens } from "../models/tokens";
import { joinContinuation } from "../protocol/continuation";
import { ResponseParser } from "../protocol/parser";
import {
  continuationMessages,
  pathlessMessages,
  problemMessages,
  repairMessages,
} from "./follow-ups";

const MESSAGES: ModelMessage[] = [
  { role: "system", content: "Rules" },
  { role: "system", content: "Project" },
  { role: "user", content: "Earlier" },
  { role: "assistant", content: "Yes." },
  { role: "user", content: "Now" },
];
const FENCE = "```";

describe("a cut-off answer", () => {
  const soFar = `I build it.\n\n${FENCE}js path="a.js"\nconst one = 1;\nconst two`;

  test("is continued after its last complete line, inside its file", () => {
    const messages = continuationMessages(MESSAGES, soFar, "a.js");
    expect(messages.slice(0, 5)).toEqual(MESSAGES);
    expect(messages[5]).toEqual({ role: "assistant", content: soFar });
    const ask = messages[6]?.content ?? "";
    expect(ask).toContain("inside a.js");
    expect(ask).toContain("const one = 1;\n");
    expect(ask).not.toContain("const two");
  });

  test("joins with what a model sends when it does as it is asked", () => {
    const joined = joinContinuation(soFar, `const two = 2;\n${FENCE}\n`);
    const parser = new ResponseParser();
    const files = [...parser.write(joined), ...parser.end()].filter(
      (event) => event.type === "file_end",
    );
    expect(files).toMatchObject([
      { path: "a.js", content: "const one = 1;\nconst two = 2;\n", complete: true },
    ]);
  });

  test("is continued with the next file when none was open", () => {
    const ask = continuationMessages(MESSAGES, "Here.\n", undefined).at(-1)?.content;
    expect(ask).toContain("next file");
  });

  test("is begun again when no line of it was complete", () => {
    const ask = continuationMessages(MESSAGES, "I bu", undefined).at(-1)?.content;
    expect(ask).toContain("begin again");
  });

  test("is not shown whole to a model that could not read it", () => {
    const long = `${FENCE}js path="a.js"\n${"let x = 1;\n".repeat(5_000)}`;
    const messages = continuationMessages(MESSAGES, long, "a.js", 8_000);
    expect(countMessageTokens(messages)).toBeLessThan(6_000);
    expect(messages.at(-2)?.content).toMatch(/not repeated here\.]\nlet x = 1;\n/);
    const oneLine = continuationMessages(MESSAGES, "x".repeat(90_000), "a.js", 8_000);
    expect(countMessageTokens(oneLine)).toBeLessThan(6_000);
  });
});

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

test("code without paths is shown to the model again, and asked for with them", () => {
  const messages = pathlessMessages(MESSAGES, "My code", 100_000);
  expect(messages.slice(0, 5)).toEqual(MESSAGES);
  expect(messages[5]).toEqual({ role: "assistant", content: "My code" });
  expect(messages[6]?.content).toContain('path="src/App.tsx"');
});

test("a long answer without paths is shown as far as the window allows", () => {
  const messages = pathlessMessages(MESSAGES, "line of code\n".repeat(20_000), 8_192);
  expect(countMessageTokens(messages)).toBeLessThan(8_192 * 0.75);
  expect(messages[0]).toEqual(MESSAGES[0]);
});

describe("what would not run", () => {
  const problems = [
    { path: "a.js", text: "a.js, line 1: Unexpected ;" },
    { path: "a.js", text: "a.js imports ./b, which does not exist." },
    { text: "There is no index.html." },
  ];
  const files = new Map([
    ["a.js", "const a = ;\n"],
    ["other.js", "other"],
  ]);

  test("is told with each file once, as it is now", () => {
    const ask = problemMessages(MESSAGES, problems, files).at(-1)?.content ?? "";
    for (const { text } of problems) expect(ask).toContain(`- ${text}`);
    expect(ask.match(/const a = ;/g)).toHaveLength(1);
    expect(ask).not.toContain("other");
  });

  test("gives up the conversation before it overflows", () => {
    const long = MESSAGES.map((message, index) =>
      index === 2 ? { ...message, content: "word ".repeat(9_000) } : message,
    );
    const messages = problemMessages(long, problems, files, 8_192);
    expect(countMessageTokens(messages)).toBeLessThan(8_192 * 0.75);
    expect(messages.at(-1)?.content).toContain("const a = ;");
  });
});
