import { describe, expect, test } from "vitest";
import { dropOfficialWords, findOfficialWord } from "./official-names";
import { OFFICIAL_WORDS } from "./official-words";

const find = (name: string) => findOfficialWord(name, "Sayso");

describe("a name that looks official", () => {
  test.each([
    ["admin", "admin"],
    ["sayso-login", "sayso"],
    ["my-wallet-tracker", "wallet"],
    ["s4yso", "sayso"],
    ["5aySO", "sayso"],
    ["sup-port", "support"],
    ["s-a-y-s-o", "sayso"],
    ["phant0m-app", "phantom"],
    ["so1flare", "solflare"],
    ["sol-fiare", "solflare"],
    ["adrnin", "admin"],
    ["vva11et", "wallet"],
    ["Sayso  Support", "sayso"],
    ["\u200bsup\u200bport\u2060", "support"],
    ["súpport", "support"],
    ["ＡＤＭＩＮ", "admin"],
    ["@dmin", "admin"],
    ["$upport!", "support"],
    ["admin!", "admin"],
    ["Team (Security)", "security"],
  ])("%s has “%s” in it", (name, word) => {
    expect(find(name)).toBe(word);
  });

  test.each([
    ["todo-app"],
    ["badminton"],
    ["supporters-club"],
    ["build-log-inspector"],
    ["account-book"],
    ["expense-report-2026"],
    ["l0"],
    [""],
    ["---"],
  ])("%j has none", (name) => {
    expect(find(name)).toBeNull();
  });

  test("is one however its words are written, wherever they stand", () => {
    const spellings: ((word: string) => string)[] = [
      (word) => word.toUpperCase(),
      (word) => word.replaceAll("a", "4").replaceAll("o", "0").replaceAll("e", "3"),
      (word) => word.replaceAll("i", "1").replaceAll("s", "5").replaceAll("t", "7"),
      (word) => word.replaceAll("l", "I").replaceAll("m", "rn").replaceAll("w", "vv"),
      (word) => [...word].join("\u200d"),
      (word) => [...word].join("-"),
      (word) => `${word[0]}\u0301${word.slice(1)}`,
    ];
    for (const word of [...OFFICIAL_WORDS, "sayso"]) {
      for (const spell of spellings) {
        for (const name of [spell(word), `my-${spell(word)}-2`, `The ${spell(word)} team`]) {
          expect({ name, isFound: find(name) !== null }).toEqual({ name, isFound: true });
        }
      }
    }
  });

  test("follows the product's own name, of several words too", () => {
    expect(findOfficialWord("cloud-nine-help", "Cloud Nine")).toBe("cloud nine");
    expect(findOfficialWord("sayso-help", "Cloud Nine")).toBeNull();
    // A name of one or two letters is in too many others.
    expect(findOfficialWord("x-men", "X")).toBeNull();
  });
});

test.each([
  ["wallet-tracker", "tracker"],
  ["Sayso Ann", "Ann"],
  ["log-in-page", ""],
  ["admin", ""],
])("%s without its official words is %j", (name, rest) => {
  expect(dropOfficialWords(name, "Sayso")).toBe(rest);
});
