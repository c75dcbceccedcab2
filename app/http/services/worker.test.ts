import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Whether V8 has compiled a pattern that matched once for a single match. Only V8 itself can be asked. */
const PROGRAM = `
  const isForOnce = (pattern) => { pattern.test("axxy"); return %RegexpHasBytecode(pattern, true); };
  const before = isForOnce(/x+y/);
  await import(process.argv[1]);
  console.log(JSON.stringify([before, isForOnce(/y+x/)]));`;

test("where the workers' program runs, each pattern is compiled for many matches at once", () => {
  const flags = ["--allow-natives-syntax", "--input-type=module"];
  const args = [...flags, "--eval", PROGRAM, `${process.cwd()}/build/worker.mjs`];
  const said = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(JSON.parse(said)).toEqual([true, false]);
});
