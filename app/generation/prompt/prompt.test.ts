import { expect, test } from "vitest";
import { type ParserEvent, ResponseParser } from "../protocol/parser";
import { DISCUSS_PROMPT } from "./discuss-prompt";
import { SMALL_PROMPT } from "./small-prompt";
import { STRONG_PROMPT } from "./strong-prompt";

test("the small prompt stays small, the strong one is long enough to be cached and short enough to pay", () => {
  expect(SMALL_PROMPT.length).toBeLessThan(1_900);
  expect(STRONG_PROMPT.length).toBeLessThan(8_192);
  // Providers cache from about a thousand tokens.
  expect(STRONG_PROMPT.length).toBeGreaterThan(4_500);
});

const filesIn = (text: string) => {
  const parser = new ResponseParser();
  const ends: string[] = [];
  const see = (event: ParserEvent) => {
    if (event.type === "file_end") ends.push(`${event.action} ${event.path} ${event.complete}`);
  };
  for (const event of [...parser.write(text), ...parser.end()]) see(event);
  return ends;
};

test("the examples are what the parser reads", () => {
  expect(filesIn(STRONG_PROMPT)).toEqual([
    "write src/App.tsx true",
    "edit src/App.tsx true",
    "delete src/Old.tsx true",
  ]);
  expect(filesIn(SMALL_PROMPT)).toContain("write index.html true");
});

test("small models are never told of edits", () => {
  expect(SMALL_PROMPT).not.toMatch(/SEARCH|edit path/);
});

test("discuss mode is shown no way to write a file", () => {
  expect(DISCUSS_PROMPT).not.toContain('path="');
});
