import { describe, expect, test } from "vitest";
import { quotedNames } from "./quoted-name";

const LONG =
  "Open Tuesday to Sunday, nine to five, closed on bank holidays; we bake everything ourselves and take orders for parties by telephone only, please say so.";

const named = (text: string) => quotedNames(text).map(({ name }) => name);

describe("texts in quotes", () => {
  test("of a short request are its name, however they are written", () => {
    expect(named('a to-do list "my things"')).toEqual(["my things"]);
  });

  test("of a long request are its name at its beginning, where they are written as one", () => {
    expect(named(`Page for "The Slow Stitch Circle". ${LONG}`)).toEqual(["The Slow Stitch Circle"]);
    expect(named(`Corpo Bandistico «Santa Cecilia» di Roncone. ${LONG}`)).toEqual([
      "Santa Cecilia",
    ]);
  });

  test.each([
    ["a setting", `A guest list with a "keep apart" setting. ${LONG}`],
    ["a motto", `Bell ringers. Motto on the bell: "I call the living." ${LONG}`],
    ["a question", `Surf school. Section "What if there are no waves?" ${LONG}`],
    ["one of several", `Three rooms: "The Lighthouse", "Vault" and "Attic". ${LONG}`],
    ["something with a price", `Guest house. «Foin» CHF 130 with balcony. ${LONG}`],
    ["what stands far behind", `Fitness page. ${LONG} My book is "Strong Knees".`],
  ])("of a long request are no name where they are %s", (_, text) => {
    expect(named(text)).toEqual([]);
  });
});
