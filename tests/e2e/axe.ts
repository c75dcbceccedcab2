import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./fixtures";

/** Half as long as what the package gives as its source: each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails on whatever axe objects to in the document itself; people's apps are theirs.
 *
 * Asks axe for violations alone: it would also describe everything that is right, which takes four
 * times as long as looking.
 *
 * @param options.part a selector; the whole document without one
 * @param options.rules of axe, by their ids; without them all that a page is held to
 * @param options.onlyNew looks at what no look in the same colours has shown before
 */
export async function isClean(
  page: Page,
  {
    part = "html",
    rules,
    onlyNew = false,
  }: { part?: string; rules?: readonly string[] | undefined; onlyNew?: boolean | undefined } = {},
): Promise<void> {
  // In the middle of a change of colours their contrast is nobody's.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(readColoursOnce);
  }
  const fresh = await page.evaluateHandle(takeNewlyShown, part);
  const runOnly: axe.RunOnly = rules
    ? { type: "rule", values: [...rules] }
    : { type: "tag", values: TAGS };
  const violations = await page.evaluate(
    async ([include, nodes, options]) => {
      if (nodes?.length === 0) return [];
      const found = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: nodes ?? [[include]], exclude: [["iframe"]] } as axe.ElementContext,
        { runOnly: options, resultTypes: ["violations"], iframes: false },
      );
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`,
      );
    },
    [part, onlyNew ? fresh : null, runOnly] as const,
  );
  expect(violations).toEqual([]);
}

/**
 * axe reads the colours of all that lies behind a text anew for each text, by a library that knows every colour
 * space: a third of what it looks at contrast for. A page has some dozen colours.
 */
function readColoursOnce(): void {
  type Colour = { r: number; g: number; b: number; alpha: number };
  interface Colours {
    new (red: number, green: number, blue: number): Colour;
    prototype: { parseString(this: Colour, text: string): Colour };
  }
  const { Color } = (window as unknown as { axe: { commons: { color: { Color: Colours } } } }).axe
    .commons.color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function (text) {
    let colour = known.get(text);
    if (!colour) {
      const { r, g, b, alpha } = parseString.call(new Color(0, 0, 0), text);
      colour = { r, g, b, alpha };
      known.set(text, colour);
    }
    return Object.assign(this, colour);
  };
}

/** Notes which elements can be seen now; answers the topmost of those that are seen for the first time. */
function takeNewlyShown(part: string): Element[] {
  type Looks = { looks?: Record<string, WeakSet<Element>> };
  const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const { looks = {} } = window as Looks;
  const { [scheme]: seen = new WeakSet() } = looks;
  Object.assign(window, { looks: { ...looks, [scheme]: seen } });
  const fresh = new Set<Element>();
  for (const element of document.querySelectorAll(`${part}, ${part} *`)) {
    if (seen.has(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    seen.add(element);
    fresh.add(element);
  }
  return [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement));
}

/**
 * Takes away what a page repeats: of elements with the same tags, classes and attributes below the same kind of
 * parent two stay, for axe finds in the hundredth what it finds in the first. Nothing of the page works afterwards.
 */
export async function leaveOutRepeats(page: Page): Promise<void> {
  // React looks for all that the server sent, and comes to the document's own element last.
  await page.waitForFunction(
    () =>
      !("__remixContext" in window) ||
      Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps")),
  );
  await page.evaluate(() => {
    const differs = /^(?:alt|content|datetime|href|id|src|srcset|title|value)$/;
    const tagOf = (element: Element): string => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        differs.test(name) ? `${name}=${value !== ""}` : `${name}=${value}`,
      );
      return `${element.localName}[${attributes.sort()}]`;
    };
    const shapeOf = (element: Element): string => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const hasText = texts.some(({ nodeValue }) => nodeValue?.trim());
      return `${tagOf(element)}${hasText}(${[...element.children].map(shapeOf)})`;
    };
    const met = new Map<string, number>();
    for (const element of document.querySelectorAll("main :is(li, p, pre, tr)")) {
      // A thing inside of what has gone; or one that others name by its id.
      if (!element.isConnected || element.matches("[id], :has([id])")) continue;
      const parent = element.parentElement;
      const shape = `${parent && tagOf(parent)} ${shapeOf(element)}`;
      const times = met.get(shape) ?? 0;
      met.set(shape, times + 1);
      if (times >= 2) element.remove();
    }
  });
}
