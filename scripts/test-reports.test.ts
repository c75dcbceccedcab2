import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { vitestReport } from "./test-reports.mjs";

const root = path.resolve(import.meta.dirname, "..");
// Vitest finds its own packages from the folder that it runs in.
mkdirSync(path.join(root, "test-results"), { recursive: true });
const folder = mkdtempSync(path.join(root, "test-results/reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("names the error that no test caught, with the test that had just ended", () => {
  const read = runTests({
    "left.test.ts": `import { expect, it } from "vitest";
      it("leaves a promise behind", () => {
        setTimeout(() => Promise.reject(new Error("nobody waited")), 5);
        expect(1).toBe(1);
      });
      it("waits a little", () => new Promise((go) => setTimeout(go, 50)));`,
  });
  expect(read).toMatchObject({ passed: 2, failed: 0, failures: [] });
  expect(read.stray).toHaveLength(1);
  expect(read.stray[0]?.from).toBe(path.join(folder, "left.test.ts"));
  expect(read.stray[0]?.text).toMatch(
    /^an error of no test, while .*left\.test\.ts ran, in or after /,
  );
  expect(read.stray[0]?.text).toContain("nobody waited");
}, 60_000);

it("names the file that did not load, and why", () => {
  const read = runTests({ "broken.test.ts": `throw new Error("not today");` });
  expect(read).toMatchObject({ passed: 0, failed: 1, stray: [] });
  expect(read.failures[0]).toMatch(/broken\.test\.ts\n {4}not today/);
}, 60_000);

function runTests(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const config = path.join(folder, "vitest.config.mjs");
  writeFileSync(config, `export default { test: { include: ["*.test.ts"] } };`);
  const { file, read } = vitestReport("run", folder);
  const reporter = path.join(root, "tests/support/whole-report.ts");
  spawnSync(
    path.join(root, "node_modules/.bin/vitest"),
    [
      "run",
      `--config=${config}`,
      `--root=${folder}`,
      `--outputFile.json=${file}`,
      `--reporter=${reporter}`,
      ...Object.keys(files),
    ],
    { cwd: folder, env: { ...process.env, TMPDIR: tmpdir(), VITEST: undefined }, encoding: "utf8" },
  );
  return read();
}
