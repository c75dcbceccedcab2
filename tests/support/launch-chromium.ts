import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/test-tools.mjs";

const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The machine's own Chromium, else Playwright's. @param more arguments beside those that all tests need */
export function launchChromium(...more: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...ARGUMENTS, ...more],
  });
}
