import { expect, test } from "vitest";
import { countLinks } from "./links";

const OURS = "https://sayso.example";

test.each([
  [1, "Look at https://elsewhere.example/page."],
  [1, "[this](https://elsewhere.example) is one"],
  [1, "[this](//elsewhere.example) too"],
  [1, "www.elsewhere.example"],
  [1, "[hidden](https&#58;&#47;&#47;elsewhere.example)"],
  [1, "https://sayso.example@elsewhere.example/"],
  [2, "<https://a.example> and\n[b]: https://b.example"],
  [0, "[a reply](/community/threads/1#reply-2) and ![a cat](/pictures/cat.webp)"],
  [0, "https://sayso.example/generate/garden"],
  [0, "[up](#top), and // a comment of code, and 1/2"],
])("%i links: %s", (count, text) => {
  expect(countLinks(text, OURS)).toBe(count);
});

test("a text of nothing but brackets is counted in no time to speak of", () => {
  expect(countLinks("](".repeat(10_000), OURS)).toBeGreaterThan(0);
  expect(countLinks("](  <".repeat(4_000), OURS)).toBeGreaterThanOrEqual(0);
});
