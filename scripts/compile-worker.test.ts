import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/** Asks a new process, which has none of the options that those of tests have. */
function ask(program: string): unknown {
  const cwd = path.resolve(import.meta.dirname, "..");
  const printed = execFileSync(process.execPath, ["--eval", program], { cwd, encoding: "utf8" });
  return JSON.parse(printed);
}

test("the workers' program begins with what V8 compiled of it, and without what writes the starter's answers", () => {
  const begun = ask(`import("./build/worker.mjs").then(({ script, default: work }) => {
    const read = Object.keys(require.cache).map((file) => require("node:path").basename(file));
    console.log(JSON.stringify({ rejected: script.cachedDataRejected, work: typeof work, read }));
  })`);
  expect(begun).toMatchObject({ rejected: false, work: "function" });
  expect(begun).toHaveProperty("read", expect.not.arrayContaining(["starter.cjs"]));
});

test("what writes the starter's answers begins with what V8 compiled of it, and writes one", () => {
  const written = ask(`
    const { script, writeStarterAnswer } = require("./build/starter.cjs");
    const messages = [{ role: "user", content: "A kanban board" }];
    const { output } = writeStarterAnswer({ messages, mode: "develop", files: new Map(), isOperator: false });
    console.log(JSON.stringify({ rejected: script.cachedDataRejected, hasFiles: output.includes("index.html") }));
  `);
  expect(written).toEqual({ rejected: false, hasFiles: true });
});
