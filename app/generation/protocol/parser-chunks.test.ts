import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CORPUS } from "../../../tests/support/parser-corpus";
import {
  chunksOf,
  FENCE,
  filesOf,
  parse,
  parseChunks,
} from "../../../tests/support/parser-fixture";
import { ResponseParser } from "./parser";

const SIZES = [1, 2, 3, 4, 5, 6, 7];
const surrounded = (text: string) => `Here it is 🎉.\n\n${text}\nDone, and that is all of it.`;

describe.each(Object.entries(CORPUS))("%s", (_name, { text, path, content }) => {
  test("arrives byte for byte", () => {
    expect(filesOf(surrounded(text))).toEqual({ [path]: content });
    expect(filesOf(text.replace(/\r?\n$/, ""))).toEqual({ [path]: content });
  });

  test("is told in pieces that add up to the file", () => {
    const told = parse(surrounded(text)).map((event) =>
      event.type === "file_delta" ? event.text : "",
    );
    expect(told.join("")).toBe(content);
  });

  test("is the same in chunks of any size", () => {
    for (const size of SIZES) {
      expect(parse(surrounded(text), size), `${size}`).toEqual(parse(surrounded(text)));
      expect(parse(text, size), `${size}, alone`).toEqual(parse(text));
    }
  });
});

test("an answer with every shape in it, one after another, holds each file", () => {
  const cases = Object.values(CORPUS);
  const text = cases.map((each) => surrounded(each.text)).join("\n\n");
  for (const size of [...SIZES, text.length]) {
    const ends = parse(text, size).filter((event) => event.type === "file_end");
    expect(ends.map((event) => [event.path, event.action === "write" && event.content])).toEqual(
      cases.map((each) => [each.path, each.content]),
    );
  }
});

const PIECES = [
  ...[FENCE, "````", "~~~", "`", "~", 'js path="a.js"', 'md path="b.md"', 'edit path="b.md"'],
  ...['delete path="c"', "js src/a.js", "edit", "delete ", "diff", "js", "path=x", "{", "}"],
  ...["\n", "\n", "\n", "\r\n", "\r", " ", "    ", "\t", "<<<<<<< SEARCH\n", "=======\n"],
  ...[">>>>>>> REPLACE\n", "<file path='c.ts'>", '<file path="a>b" />', "<file>", "</file>"],
  ...["<boltArtifact id='x'>", "</boltArtifact>", '<boltAction type="shell">', "</boltAction>"],
  ...['<boltAction type="file" filePath="d">', "<dyad-write path=e>", "</dyad-write>"],
  ...['<dyad-delete path="f">', "</dyad-delete>", "<think>", "</think>", "<THINKING>", "<b>"],
  ...["### x.css", "**src/a.js**", "File: ", "a.js", "1. ", "text", "some words of prose, ", "🎉"],
  ...["\u{1d4b3}", "\ud83d", "x".repeat(90), " ".repeat(90), "\u0000"],
];

const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const lengths = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1 });

/** The same text in pieces of these lengths, over and over. */
function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, n = 0; at < text.length; n += 1) {
    const next = at + Math.max(n % sizes.length === 0 ? 1 : 0, sizes[n % sizes.length] ?? 1);
    pieces.push(text.slice(at, next));
    at = next;
  }
  return pieces;
}

test("any text is read, and reads alike in any chunks", () => {
  fc.assert(
    fc.property(texts, lengths, (text, sizes) => {
      const whole = parse(text);
      expect(parseChunks(cut(text, sizes))).toEqual(whole);
      for (const size of [1, 3, 4]) expect(parse(text, size)).toEqual(whole);
    }),
    { numRuns: 800 },
  );
});

test("any text in a block comes back byte for byte", () => {
  fc.assert(
    fc.property(texts, (body) => {
      // A fence that is longer than any in the text, and a first line that is no SEARCH marker.
      fc.pre(!body.includes("~".repeat(12)));
      const content = `//\n${body}\n`;
      const text = `~~~~~~~~~~~~txt path="a.txt"\n${content}~~~~~~~~~~~~\n`;
      expect(filesOf(text)).toEqual({ "a.txt": content });
    }),
    { numRuns: 500 },
  );
});

test("every character is told once, however long its line is", () => {
  const line = `${"x".repeat(50_000)} ${"word ".repeat(10_000)}\n`;
  for (const text of [line, `${FENCE}txt path="a"\n${line}${FENCE}\n`, `<files of ${line}`]) {
    const parser = new ResponseParser();
    let told = 0;
    let events = 0;
    const chunks = chunksOf(text, 4);
    for (const chunk of chunks) {
      for (const event of parser.write(chunk)) {
        if (event.type === "prose" || event.type === "file_delta") told += event.text.length;
        events += 1;
      }
    }
    expect(told).toBe(text.includes("path=") ? line.length : text.length);
    expect(events).toBeLessThanOrEqual(chunks.length + 2);
  }
});

test("prose never ends in half a character", () => {
  for (const size of [1, 2, 3]) {
    const parser = new ResponseParser();
    const text = "These are five words and 🎉🎉🎉 more";
    const told = chunksOf(text, size).flatMap((chunk) => parser.write(chunk));
    for (const event of told)
      expect(event.type === "prose" && event.text).not.toMatch(/[\ud800-\udbff]$/);
  }
});

test("a line of nothing but tags neither nests without end nor is lost", () => {
  const text = "</think>".repeat(20_000);
  expect(parse(text)).toEqual(parse(text, 4));
  expect(parse(`${'<file path="a"></file>'.repeat(5_000)}\n`).length).toBeGreaterThan(20);
});

test.each([
  ["a name of many words", `\`my own very long page.html\`\n${FENCE}html\n1\n${FENCE}\n`],
  ["a very long name", `${"a".repeat(250)}.html\n${FENCE}html\n1\n${FENCE}\n`],
  ["a fence far to the right", `${" ".repeat(250)}${FENCE}html path="a.html"\n1\n`],
])("what was told as prose does not become a file in larger chunks: %s", (_what, text) => {
  expect(filesOf(text)).toEqual({});
  for (const size of SIZES) expect(parse(text, size)).toEqual(parse(text));
});
