import fc from "fast-check";
import { expect, test } from "vitest";
import { isCanonicalTarget, pathOf } from "./request-target";

const PIECES = [
  ...[
    "/",
    "/",
    "//",
    "\\",
    "%5c",
    "%5C",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    "%2f",
    "%252e",
    "%00",
    "%0a",
    "%7f",
  ],
  ...[
    "a",
    "api",
    "A",
    "%41",
    "%zz",
    "%",
    "%ff",
    "%c3%a4",
    "\u00e4",
    " ",
    "\t",
    "\n",
    "#",
    "?",
    "&",
    "@",
    ":",
    ";",
  ],
];
const targets = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((pieces) => `/${pieces.join("")}`),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }).map((pieces) => pieces.join("")),
  fc.webPath().map((path) => path || "/"),
  fc.string({ unit: "binary-ascii" }).map((text) => `/${text}`),
);

test("an address that is taken is the same one to the URL parser as to whoever reads the raw one", () => {
  fc.assert(
    fc.property(targets, (target) => {
      if (!isCanonicalTarget(target)) return;
      const url = new URL(`http://sayso.example${target}`);
      expect([target, url.host]).toEqual([target, "sayso.example"]);
      expect([target, url.hash]).toEqual([target, ""]);
      expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(pathOf(target)));
      expect(url.pathname.split("/")).toHaveLength(pathOf(target).split("/").length);
      // Taken for an address of its own, it leads nowhere else either.
      expect(new URL(target, "http://sayso.example").host).toBe("sayso.example");
    }),
    { numRuns: 3_000 },
  );
});

test("every address that a browser makes of names is taken", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 }),
      (names) => {
        fc.pre(names.every((name) => !/^\.{1,2}$|[\\/\u0000-\u001f\u007f-\u009f]/.test(name)));
        fc.pre(names.every((name) => name.isWellFormed?.() ?? true));
        const target = `/${names.map(encodeURIComponent).join("/")}`;
        expect([target, isCanonicalTarget(target)]).toEqual([target, true]);
      },
    ),
    { numRuns: 500 },
  );
});
