import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const stages = path.resolve(import.meta.dirname, "test-stages.mjs");

/** Runs a program of stages as npm test does. */
function runStages(program: string) {
  const source = `import { finish, group } from ${JSON.stringify(stages)};\n${program}`;
  const args = ["--input-type=module", "--eval", source];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { status, lines: stdout.trimEnd().split("\n") };
}

it("the last line says what all stages came to, and what runs elsewhere", () => {
  const { status, lines } = runStages(`
    await group({ one: async () => ({ ok: true, passed: 3, skipped: ["a: no line"] }) });
    await group({ two: async () => ({ ok: true, passed: 4 }) });
    finish("5 files more run with: npm run test:wide");`);
  expect(status).toBe(0);
  expect(lines).toContain("skipped: a: no line");
  expect(lines.at(-1)).toBe(
    "Tests: 7 passed, 0 failed, 1 skipped; 5 files more run with: npm run test:wide",
  );
});

it("a stage that fails ends the run with what it failed by, and no later one begins", () => {
  const { status, lines } = runStages(`
    await group({
      one: async () => ({ ok: false, passed: 2, failed: 1, failures: ["b is c"] }),
      beside: async () => ({ ok: true, passed: 1 }),
    });
    await group({ two: async () => { console.log("begun"); return { ok: true }; } });
    finish();`);
  expect(status).toBe(1);
  expect(lines).toContain("failed: b is c");
  expect(lines).not.toContain("begun");
  expect(lines.at(-1)).toBe("Tests: 3 passed, 1 failed, 0 skipped");
});

it("a stage that cannot run, or fails without a test, is a failure", () => {
  const { status, lines } = runStages(`
    await group({ one: async () => { throw new Error("no Chromium here"); } });
    finish();`);
  expect(status).toBe(1);
  expect(lines).toContain("no Chromium here");
  expect(lines.at(-1)).toBe("Tests: 0 passed, 1 failed, 0 skipped");
});
