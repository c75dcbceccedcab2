import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSlug, reservedProblem, similarSlugs, slugProblem } from "./slug";

const PRODUCT = "Sayso";
const WORDS = [
  "wallet",
  "Admin",
  "sayso",
  "support",
  "login",
  "shop",
  "-",
  "--",
  "my",
  "ä",
  "xn--",
  "42",
  " ",
];
const names = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join(" ")),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join("")),
);
/** Labels of a host (RFC 1035, 2.3.1), and none of an international name. */
const LABEL = /^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

test("a slug that is taken is a label of a host", () => {
  fc.assert(
    fc.property(fc.oneof(names, fc.stringMatching(/^[a-z0-9-]{0,60}$/)), (slug) => {
      if (slugProblem(slug) === null) expect(slug).toMatch(LABEL);
    }),
    { numRuns: 1_000 },
  );
});

test("what is proposed for a name is no reserved one, and proposed again for itself", () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = defaultSlug(name, PRODUCT);
      if (slug !== "") expect([slug, reservedProblem(slug, PRODUCT)]).toEqual([slug, null]);
      expect(defaultSlug(slug, PRODUCT)).toBe(slug);
    }),
    { numRuns: 600 },
  );
});

test("what is offered in a slug's place may be had, if nobody has it", () => {
  fc.assert(
    fc.property(names, (name) => {
      for (const slug of similarSlugs(name, PRODUCT)) {
        expect([slug, slugProblem(slug), reservedProblem(slug, PRODUCT)]).toEqual([
          slug,
          null,
          null,
        ]);
      }
    }),
    { numRuns: 200 },
  );
});
