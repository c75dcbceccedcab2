import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { SCRIPTS } from "~/generated/scripts";

const here = import.meta.dirname;

/** The weight budget of the product's pages, in bytes after gzip. */
const CSS_BUDGET = 8 * 1024;
const SCRIPT_BUDGET = 2 * 1024;
/** What a chat room may load at once beside that, in bytes after gzip. */
const ROOM_SCRIPT_BUDGET = 6 * 1024;

test("the stylesheet of every page stays within its weight", async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, "site.css")],
    bundle: true,
    minify: true,
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThanOrEqual(CSS_BUDGET);
});

test("whoever wants less motion gets none, whatever a part says", () => {
  const base = readFileSync(path.join(here, "base.css"), "utf8");
  const [, rules = ""] = base.split("@media (prefers-reduced-motion: reduce)");
  expect(rules).toMatch(/animation-duration: 0\.01ms !important/);
  expect(rules).toMatch(/animation-iteration-count: 1 !important/);
});

test("the script of enhanced pages stays within its weight", () => {
  const script = readFileSync(path.join(here, "../../public", SCRIPTS.enhance ?? ""));
  expect(gzipSync(script).length).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test("the script of a chat room stays within its weight, with the parts that it loads at once", () => {
  const weigh = (address: string): number => {
    const script = readFileSync(path.join(here, "../../public", address), "utf8");
    const parts = script.matchAll(/import\s*\{[^}]*\}\s*from\s*"\.\/([^"]+)"/g);
    const rest = [...parts].map(([, name]) => weigh(`/enhance/${name}`));
    return rest.reduce((sum, weight) => sum + weight, gzipSync(script).length);
  };
  expect(weigh(SCRIPTS.rooms ?? "")).toBeLessThanOrEqual(ROOM_SCRIPT_BUDGET);
});

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls and the focus ring. */
const PAIRS: [front: string, back: string, ratio: number][] = [
  ...["canvas", "surface", "sunken", "mark", "accent-soft", "danger-soft", "warning-soft"].map(
    (back) => ["ink", back, 4.5] as [string, string, number],
  ),
  ["muted", "canvas", 4.5],
  ["muted", "surface", 4.5],
  ["muted", "sunken", 4.5],
  ["accent", "canvas", 4.5],
  ["accent", "surface", 4.5],
  ["accent", "accent-soft", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["danger", "canvas", 4.5],
  ["danger", "surface", 4.5],
  ["danger", "danger-soft", 4.5],
  ["on-danger", "danger", 4.5],
  ["on-danger", "danger-strong", 4.5],
  ["warning", "warning-soft", 4.5],
  ["warning", "surface", 4.5],
  ["control", "canvas", 3],
  ["control", "surface", 3],
  ...["note", "word", "text", "name", "value"].map(
    (sign) => [`code-${sign}`, "sunken", 4.5] as [string, string, number],
  ),
  ["accent", "sunken", 4.5],
  ["accent", "warning-soft", 4.5],
];

const tokens = readFileSync(path.join(here, "tokens.css"), "utf8");

test.each([
  "light",
  "dark",
])("every pair of colours that meets is readable in the %s theme", (theme) => {
  const tooClose = PAIRS.map(([front, back, needed]) => {
    const ratio = contrast(colour(theme, front), colour(theme, back));
    return ratio < needed ? `${front} on ${back}: ${ratio.toFixed(2)}, needs ${needed}` : null;
  }).filter(Boolean);
  expect(tooClose).toEqual([]);
});

function colour(theme: string, role: string): string {
  const values = tokens.match(new RegExp(`--color-${role}: ([^;]+);`))?.[1] ?? "";
  const found = values.match(new RegExp(`var\\(--${theme}, #([0-9a-f]{6})\\)`))?.[1];
  if (!found) throw new Error(`There is no colour role ${role}.`);
  return found;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
