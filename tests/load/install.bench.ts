import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { launchChromium } from "../support/launch-chromium";
import { report, show, spreadOf } from "./measure";
import { numberOption } from "./options";
import { freePort, startProduct } from "./product";
import { shadcnProject } from "./shadcn-project";

const VISIBLE_MS = 240_000;
/** Shares of the other's time that are the goal. */
const GOALS = { cold: 0.5, warm: 0.15 };

/** Opens an address until the project's heading is there. @returns milliseconds since `started` */
async function untilVisible(
  browser: Browser,
  address: string,
  started: number,
  cookie?: string,
): Promise<number> {
  const context = await browser.newContext();
  const [name = "", value = ""] = cookie?.split("=") ?? [];
  if (cookie) await context.addCookies([{ name, value, url: new URL(address).origin }]);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "commit" });
  const heading = page.getByRole("heading", { name: "Sales" });
  await heading.waitFor({ timeout: VISIBLE_MS });
  const ms = performance.now() - started;
  await context.close();
  return ms;
}

/** A server with an empty package store: a first project, and another one of the same stack. */
async function measureSayso(browser: Browser): Promise<{ cold: number; warm: number }> {
  const product = await startProduct();
  const open = async () => {
    const { id } = await product.call<{ id: string }>("POST", "/api/projects", { name: "Sales" });
    for (const [file, content] of shadcnProject()) {
      await product.call("POST", `/api/projects/${id}/files`, { path: file, content });
    }
    const started = performance.now();
    await product.call("POST", `/api/projects/${id}/preview/start`);
    const address = `${product.origin}/api/projects/${id}/preview/proxy/`;
    return untilVisible(browser, address, started, product.cookie);
  };
  try {
    return { cold: await open(), warm: await open() };
  } finally {
    await product.stop();
  }
}

/** `npm install` with an empty cache, then Vite's dev server, as the project's own scripts have it. */
async function measureVite(browser: Browser): Promise<{ install: number; visible: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-vite-"));
  let vite: ChildProcess | null = null;
  try {
    for (const [file, content] of shadcnProject()) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const port = await freePort();
    const started = performance.now();
    const quiet = ["--no-audit", "--no-fund", "--silent", "--cache", path.join(folder, ".npm")];
    execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "ignore" });
    const install = performance.now() - started;
    const program = path.join(folder, "node_modules/vite/bin/vite.js");
    const how = ["--port", String(port), "--host", "127.0.0.1", "--strictPort"];
    const child = spawn(process.execPath, [program, ...how], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    vite = child;
    process.once("exit", () => child.kill());
    await once(child.stdout, "data");
    const address = `http://127.0.0.1:${port}/`;
    await untilAnswers(address);
    return { install, visible: await untilVisible(browser, address, started) };
  } finally {
    if (vite) {
      const exited = once(vite, "exit");
      vite.kill();
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilAnswers(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * A project with Tailwind and shadcn/ui until it is visible in Chromium: with an empty package store, and with its
 * packages there, beside `npm install` and Vite's dev server on the same registry. `--rounds=3`, by turns.
 */
export async function run(): Promise<void> {
  const browser = await launchChromium();
  const times = { cold: [] as number[], warm: [] as number[], install: [] as number[] };
  const theirs: number[] = [];
  for (let round = 0; round < numberOption("rounds", 1); round += 1) {
    const ours = await measureSayso(browser);
    const vite = await measureVite(browser);
    times.cold.push(ours.cold);
    times.warm.push(ours.warm);
    times.install.push(vite.install);
    theirs.push(vite.visible);
  }
  await browser.close();
  report("load of the machine", loadavg()[0]?.toFixed(1) ?? "");
  report("npm install, then Vite → visible", show(spreadOf(theirs), "ms"));
  report("of that, npm install", show(spreadOf(times.install), "ms"));
  for (const kind of ["cold", "warm"] as const) {
    const mine = spreadOf(times[kind]);
    report(`Sayso, ${kind} → visible`, show(mine, "ms"));
    const ratio = mine.median / spreadOf(theirs).median;
    const goal = { text: `≤ ${GOALS[kind]}`, reached: ratio <= GOALS[kind] };
    report(`${kind} ratio`, ratio.toFixed(2), goal);
  }
}

await run();
process.exit(0);
