import type { Page } from "@playwright/test";
import { isClean } from "./axe";
import { expect, test } from "./fixtures";

/**
 * A width decides what is there, a scheme its colours: two looks show all of it, and a third the colours of
 * what only a wide window has.
 */
export const LOOKS = [
  { colorScheme: "light", width: 1280, height: 800, options: {} },
  { colorScheme: "dark", width: 390, height: 800, options: {} },
  {
    colorScheme: "dark",
    width: 1280,
    height: 800,
    options: { rules: ["color-contrast"], onlyNew: true },
  },
] as const;

/** Looks at a page, or at the part of it that is new, in every look, or in some. */
export async function isCleanInLooks(
  page: Page,
  part = "html",
  looks: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<void> {
  for (const { colorScheme, options, ...viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await test.step(`${colorScheme}, ${viewport.width} px`, () =>
      isClean(page, { ...options, part }));
  }
}

/** Nothing of a page is wider than a small phone, which is left as wide as that. */
export async function isHeldByASmallPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const alone = await page.locator(".tabs__list, .choices").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const [last, before] = [...list.querySelectorAll("a")].reverse();
      const isAlone = last && before && before.offsetTop < last.offsetTop;
      return isAlone ? [last.textContent] : [];
    }),
  );
  expect(alone, "no tab is alone in a line of its own").toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "no sideways scrolling at 320 px").toBeLessThanOrEqual(0);
  const cut = await page
    .locator(".tabs__tab")
    .evaluateAll((tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right > innerWidth));
  expect(cut, "every tab is in sight").toEqual([]);
}
