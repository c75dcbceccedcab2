import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails on whatever axe objects to in the document itself; people's apps are theirs.
 *
 * Asks axe for violations alone: it would also describe everything that is right, which takes four
 * times as long as looking.
 *
 * @param options.part a selector; the whole document without one
 * @param options.rules of axe, by their ids; without them all that a page is held to
 */
export async function isClean(
  page: Page,
  { part = "html", rules }: { part?: string; rules?: readonly string[] | undefined } = {},
): Promise<void> {
  // In the middle of a change of colours their contrast is nobody's.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([include, runOnly]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [[include]], exclude: [["iframe"]] },
        { runOnly, resultTypes: ["violations"], iframes: false },
      );
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`,
      );
    },
    [part, rules ? { type: "rule", values: [...rules] } : { type: "tag", values: TAGS }] as [
      string,
      axe.RunOnly,
    ],
  );
  expect(violations).toEqual([]);
}
