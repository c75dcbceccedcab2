import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** By then what is waited for has happened on a busy machine, too. */
const SOON = { timeout: 20_000 };

const serve = JSON.stringify(pathToFileURL(path.resolve("scripts/serve.mjs")).href);
/** A server that needs a moment to end, and notes when it has. */
const SERVER = `
  const { writeFileSync } = require("node:fs");
  const alive = setInterval(() => {}, 1000);
  process.on("SIGTERM", () => setTimeout(() => {
    writeFileSync("ended", "gently");
    clearInterval(alive);
  }, 100));
  writeFileSync("pid", String(process.pid));`;

let folder: string;
const noted = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sayso-serve-"));
  writeFileSync(
    noted("package.json"),
    JSON.stringify({ type: "module", scripts: { start: "node start.js" } }),
  );
  writeFileSync(noted("server.cjs"), SERVER);
  writeFileSync(
    noted("start.js"),
    `import { serve } from ${serve};
     process.exitCode = await serve(process.execPath, ["server.cjs"], {});`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `npm start` in a process group of its own, once its server is up. */
async function npmStart(): Promise<ChildProcess & { pid: number }> {
  const npm = spawn("npm", ["start"], { cwd: folder, detached: true, stdio: "ignore" });
  await vi.waitFor(() => expect(existsSync(noted("pid"))).toBe(true), SOON);
  return npm as ChildProcess & { pid: number };
}

async function expectGentleEnd(): Promise<void> {
  const server = Number(readFileSync(noted("pid"), "utf8"));
  await vi.waitFor(() => {
    expect(existsSync(noted("ended"))).toBe(true);
    expect(() => process.kill(server, 0)).toThrow("ESRCH");
  }, SOON);
}

test("SIGTERM to npm start ends the server gently", async () => {
  const npm = await npmStart();
  process.kill(npm.pid, "SIGTERM");
  await expectGentleEnd();
});

test("SIGTERM to the process group of npm start ends the server gently", async () => {
  const npm = await npmStart();
  process.kill(-npm.pid, "SIGTERM");
  await expectGentleEnd();
});

test("SIGTERM to npm start while it still builds leaves no server behind", async () => {
  const build = `import { existsSync, writeFileSync } from "node:fs";
    writeFileSync("building", "");
    // As a build does, it keeps this process from everything else.
    while (!existsSync("built")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);`;
  const start = readFileSync(noted("start.js"), "utf8");
  writeFileSync(noted("start.js"), `${start}writeFileSync("over", "");`.replace(";", `;${build}`));
  const npm = spawn("npm", ["start"], { cwd: folder, detached: true, stdio: "ignore" });
  await vi.waitFor(() => expect(existsSync(noted("building"))).toBe(true), SOON);
  const gone = once(npm, "exit");
  process.kill(npm.pid as number, "SIGTERM");
  await gone;
  writeFileSync(noted("built"), "");
  await vi.waitFor(() => expect(existsSync(noted("over"))).toBe(true), SOON);
  expect(existsSync(noted("pid"))).toBe(false);
});
