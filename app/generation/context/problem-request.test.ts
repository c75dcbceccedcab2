import { describe, expect, test } from "vitest";
import type { ModelMessage } from "../models/model";
import { countMessageTokens } from "../models/tokens";
import { problemMessages } from "./problem-request";

const MESSAGES: ModelMessage[] = [
  { role: "system", content: "Rules" },
  { role: "system", content: "Project" },
  { role: "user", content: "Earlier" },
  { role: "assistant", content: "Yes." },
  { role: "user", content: "Now" },
];

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
