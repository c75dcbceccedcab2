import { chromium } from "@playwright/test";

/**
 * Makes a trial with an app in it in a Chromium that Lighthouse uses, as a visitor would. Between its runs Lighthouse
 * empties caches and workers, and leaves what pages have stored.
 *
 * @param port of Chromium's debugging protocol
 * @returns the address at which it opens
 */
export async function makeTrial(origin: string, port: number): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error("Chromium has no window.");
  await page.goto(`${origin}/pwa/projects`);
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Project Name").fill("Quiz");
  await page.getByRole("button", { name: "Create Project" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Build a quiz about tea");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Files Updated").waitFor();
  const address = page.url();
  await page.close();
  await browser.close();
  return address;
}
