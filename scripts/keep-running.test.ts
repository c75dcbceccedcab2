import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRunning } from "./keep-running.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sayso-keep-"));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A process that notes each of its runs, and ends with these codes, one run after the other. */
function run(codes: number[], cameUpMs: number) {
  const notes = path.join(folder, "runs");
  const script = `
    const { appendFileSync, readFileSync } = require("node:fs");
    appendFileSync(${JSON.stringify(notes)}, "x");
    process.exitCode = ${JSON.stringify(codes)}[readFileSync(${JSON.stringify(notes)}).length - 1];`;
  const { ended } = keepRunning(process.execPath, ["-e", script], {}, cameUpMs);
  return { ended, runs: () => readFileSync(notes, "utf8").length };
}

test("what fails after it had come up is started again, until it ends well", async () => {
  const { ended, runs } = run([1, 7, 0, 1], 0);
  expect(await ended).toBe(0);
  expect(runs()).toBe(3);
});

test("what never came up is not tried again", async () => {
  const { ended, runs } = run([3, 0], 60_000);
  expect(await ended).toBe(3);
  expect(runs()).toBe(1);
});

test("what is stopped stays stopped", async () => {
  const process_ = keepRunning(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {}, 0);
  process_.stop("SIGTERM");
  expect(await process_.ended).toBe(0);
});
