import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { stage, WIDE_FILES } from "./scripts/test-selection.mjs";
import { findChromium } from "./scripts/test-tools.mjs";
import { ADMIN } from "./tests/support/e2e-admin";
import { findFreePort } from "./tests/support/free-port";
import { OAUTH_KEYS } from "./tests/support/oauth-server";

// One port and folder for the run; workers load this file again and must find the same ones.
process.env.E2E_PORT ??= String(await findFreePort());
process.env.E2E_OAUTH_PORT ??= String(await findFreePort());
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-e2e-"));
  process.env.E2E_DATA_DIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
// The token of the banner, for its tests; the wrapped SOL of a real chain, which nobody has to look after.
process.env.E2E_TOKEN_MINT ??= "So11111111111111111111111111111111111111112";
const port = Number(process.env.E2E_PORT);
const oauthUrl = `http://127.0.0.1:${process.env.E2E_OAUTH_PORT}`;
const executablePath = findChromium();

/**
 * What Chromium leaves out. It heeds the last such list that it is given, so Playwright's own is said again here, and
 * one more: scripts that come are not compiled beside the page anew when its process has them compiled.
 */
const LEFT_OUT = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ScriptStreaming",
  "ThirdPartyStoragePartitioning",
];

// Tests run with JavaScript on and off; a title ends in @js or @nojs when only one makes sense.
export default defineConfig({
  testDir: "tests/e2e",
  ...(stage === "claims" ? { testIgnore: WIDE_FILES } : {}),
  ...(stage === "wide" ? { testMatch: WIDE_FILES } : {}),
  globalSetup: "./tests/support/oauth-setup.ts",
  fullyParallel: true,
  // A test waits for its browser and the browser for its server: one more than two processors keeps them busy.
  workers: 3,
  // For machines that do other things, too.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  outputDir: "test-results/e2e",
  use: {
    baseURL: `http://localhost:${port}`,
    // What a worker asks for passes by a test's own answers; the tests of it let it in.
    serviceWorkers: "block",
    // Recording every test costs a quarter of the time: `--retries=1` records what has failed once.
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Tabs of one site share a process, in place of one being made for each page that a test opens.
        "--process-per-site",
        `--disable-features=${LEFT_OUT}`,
        // A page of a test lives for seconds: what V8 compiles for speed beside it, it hardly runs.
        "--js-flags=--no-opt",
      ],
    },
  },
  projects: [
    // A worker and its browser are of one project. So few tests have one between them, which begins with the others.
    { name: "nojs", grepInvert: /@js/, use: { javaScriptEnabled: false }, workers: 1 },
    { name: "js", grepInvert: /@nojs/ },
  ],
  webServer: {
    command: "node build/index.js",
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 },
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEV_LOGIN: "true",
      ADMIN_EMAILS: ADMIN.email,
      LOG_LEVEL: "warn",
      // Nothing of a developer's own configuration: no model that costs, no database that matters.
      APP_URL: "",
      SITES_HOST: "",
      DATABASE_URL: "",
      AI_PROVIDER: "starter",
      PACKAGES: "off",
      CHROMIUM_PATH: "off",
      // A thread for each answer would compile the starter anew each time: most of what such a test takes.
      WORKER_IDLE_SECONDS: "600",
      TOKEN_MINT: process.env.E2E_TOKEN_MINT,
      // Google and GitHub are a local server (tests/support/oauth-setup.ts).
      ...OAUTH_KEYS,
      OAUTH_GOOGLE_URL: oauthUrl,
      OAUTH_GITHUB_URL: oauthUrl,
      // Two workers act for many people from one address.
      RATE_LIMIT_SCALE: "100",
      HUMAN_SECONDS: "0",
    },
  },
});
