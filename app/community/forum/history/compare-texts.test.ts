import { expect, test } from "vitest";
import { aroundChanges, compareTexts, firstParts, type TextPart } from "./compare-texts";

const EDIT_LENGTH = 400;

/** As "[-removed-]" and "[+added+]". */
function written(parts: readonly TextPart[] | null): string | undefined {
  const marks = {
    same: ["", ""],
    added: ["[+", "+]"],
    removed: ["[-", "-]"],
    "left-out": ["", ""],
  };
  return parts?.map(({ kind, text }) => marks[kind].join(text)).join("");
}

test.each([
  ["Which flour?", "Which rye flour?", "Which [+rye +]flour?"],
  ["Grüße aus Köln", "Grüße aus Bonn", "Grüße aus [-Köln-][+Bonn+]"],
  ["Привет мир", "Привет миру", "Привет [-мир-][+миру+]"],
  ["今天天气好", "今天天气很好", "今天天气[+很+]好"],
  ["one\ntwo\n", "one\n\ntwo\n", "one[-\n-][+\n\n+]two\n"],
  ["👩‍👩‍👧 hi", "👩‍👩‍👧 ho", "👩‍👩‍👧 [-hi-][+ho+]"],
  ["Which flour is it?", "Rye, of course.", "[-Which flour is it?-][+Rye, of course.+]"],
  ["One. Two.", "Three, four!", "[-One. Two.-][+Three, four!+]"],
  ["", "new", "[+new+]"],
  ["same", "same", "same"],
])("%j that became %j is shown word by word", (before, after, shown) => {
  expect(written(compareTexts(before, after, EDIT_LENGTH))).toBe(shown);
});

test("two texts with little in common are not compared", () => {
  const text = (word: string) => `${word} `.repeat(2_000);
  expect(compareTexts(text("a"), text("b"), EDIT_LENGTH)).toBeNull();
});

test("what stayed as it was is left out far from a change", () => {
  const long = "word ".repeat(100);
  const parts = compareTexts(`${long}old ${long}`, `${long}new ${long}`, EDIT_LENGTH) ?? [];
  const shown = written(aroundChanges(parts, 10)) ?? "";
  expect(shown).toBe("… word [-old-][+new+] word …");
});

test("a version takes no more than its share of the page", () => {
  const parts: TextPart[] = [
    { kind: "added", text: "abc" },
    { kind: "same", text: "def" },
    { kind: "removed", text: "g" },
  ];
  expect(written(firstParts(parts, 7))).toBe("[+abc+]def[-g-]");
  expect(written(firstParts(parts, 5))).toBe("[+abc+]de …");
  expect(written(firstParts(parts, 3))).toBe("[+abc+] …");
});
