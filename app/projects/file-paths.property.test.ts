import fc from "fast-check";
import { expect, test } from "vitest";
import { BadPathError, normalizePath, PATH_BYTES, PATH_DEPTH } from "./file-paths";

const PIECES = [
  ...[
    "/",
    "/",
    "//",
    "\\",
    ".",
    "..",
    "./",
    "../",
    "~",
    ":",
    "C:",
    " ",
    "*",
    "%2e%2e",
    "%2f",
    "\u0000",
  ],
  ...[
    "a",
    "B",
    "src",
    "index.html",
    ".git",
    ".GIT",
    "node_modules",
    ".env",
    ".env.local",
    "con",
    "NUL",
  ],
  ...[
    "\u00e4",
    "a\u0308",
    "\u212b",
    "\ufb01",
    "\u200b",
    "\u202e",
    "\ud83d",
    "💥",
    "．．",
    "／",
    "x".repeat(60),
  ],
];
const written = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
);

/** The normal form, or null where there is none. */
function normal(raw: string): string | null {
  try {
    return normalizePath(raw);
  } catch (error) {
    expect(error).toBeInstanceOf(BadPathError);
    return null;
  }
}

test("a path that is taken is its own normal form, and stays where it is put", () => {
  fc.assert(
    fc.property(written, (raw) => {
      const path = normal(raw);
      if (path === null) return;
      expect(normal(path)).toBe(path);
      expect(path).toBe(path.normalize("NFC"));
      const inside = new URL(path.split("/").map(encodeURIComponent).join("/"), "file:///project/");
      expect(inside.href.startsWith("file:///project/")).toBe(true);
      expect(path).not.toMatch(/^[/~]|\\|(?:^|\/)\.{0,2}(?:\/|$)/);
      expect(Buffer.byteLength(path)).toBeLessThanOrEqual(PATH_BYTES);
      expect(path.split("/").length).toBeLessThanOrEqual(PATH_DEPTH);
    }),
    { numRuns: 1_500 },
  );
});

test("no spelling of a refused name gets past, whatever folder it is in", () => {
  const forbidden = fc.constantFrom(
    ".git",
    "node_modules",
    ".env",
    ".env.production",
    ".npmrc",
    "aux",
    "..",
  );
  const cases = fc.infiniteStream(fc.boolean());
  const folders = fc.array(fc.constantFrom("a", "src", ".", "b c"), { maxLength: 3 });
  fc.assert(
    fc.property(forbidden, cases, folders, folders, (name, upper, before, after) => {
      const spelled = [...name].map((letter) =>
        upper.next().value ? letter.toUpperCase() : letter,
      );
      const path = [...before, spelled.join(""), ...after].join("/");
      expect([path, normal(path)]).toEqual([path, null]);
    }),
    { numRuns: 300 },
  );
});
