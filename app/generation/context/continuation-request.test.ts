import { describe, expect, test } from "vitest";
import type { ModelMessage } from "../models/model";
import { countMessageTokens } from "../models/tokens";
import { joinContinuation } from "../protocol/continuation";
import { ResponseParser } from "../protocol/parser";
import { continuationMessages } from "./continuation-request";

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
    const joined = joinContinuation(soFar, `const one = 1;\nconst two = 2;\n${FENCE}\n`);
    const parser = new ResponseParser();
    const files = [...parser.write(joined ?? ""), ...parser.end()].filter(
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
