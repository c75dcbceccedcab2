import { expect, test } from "vitest";
import { type ParserEvent, ResponseParser } from "../protocol/parser";
import { ACCESS_RULES, WORKING_RULES } from "./building-rules";
import { CONVERSATION_RULES, READING_RULES } from "./conversation-rules";
import { DISCUSS_PROMPT } from "./discuss-prompt";
import { FILE_RULES } from "./file-rules";
import { FONTS, PAIRED_FONTS } from "./fonts";
import { LOOK_RULES } from "./look-rules";
import { SMALL_PROMPT } from "./small-prompt";
import { STRONG_PROMPT } from "./strong-prompt";

test("the small prompt stays small, the strong one is long enough to be cached and short enough to pay", () => {
  expect(SMALL_PROMPT.length).toBeLessThan(2_500);
  expect(STRONG_PROMPT.length).toBeLessThan(11_000);
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

test("the fonts that are named are the ones that come along", () => {
  expect(FONTS).toEqual(expect.arrayContaining([...PAIRED_FONTS]));
});

test("a small model is shown a script that may import, since it is told of packages", () => {
  expect(SMALL_PROMPT).toContain('<script type="module" src="script.js">');
  expect(SMALL_PROMPT).not.toMatch(/<script src/);
});

test("every rule says what it prevents, and no rule stands twice", () => {
  const rules = [
    ...CONVERSATION_RULES,
    ...READING_RULES,
    ...FILE_RULES,
    ...WORKING_RULES,
    ...ACCESS_RULES,
    ...LOOK_RULES,
  ];
  expect(rules.filter(({ prevents }) => !prevents.endsWith("."))).toEqual([]);
  expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
});

test("discuss mode is shown no way to write a file", () => {
  expect(DISCUSS_PROMPT).not.toContain('path="');
});
