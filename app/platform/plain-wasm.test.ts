import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { compilePlainly } from "./plain-wasm";

/** A module with one function, which gives 42. */
const ANSWER = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 5, 1, 0x60, 0, 1, 0x7f],
  ...[3, 2, 1, 0],
  ...[7, 5, 1, 1, 0x61, 0, 0],
  ...[10, 6, 1, 4, 0, 0x41, 42, 0x0b],
]);

/** Scripts of one length, which is all that V8 compares. */
const text = () => JSON.stringify(randomUUID());
const compile = () => new Script(text()).createCachedData();
/** Whether V8 takes what it compiled before. */
const takes = (cachedData: Buffer) =>
  new Script(text(), { cachedData }).cachedDataRejected === false;

test("what was compiled before is taken afterwards, in this thread and in others", () => {
  const compiled = compile();
  const instance = new WebAssembly.Instance(compilePlainly(ANSWER));
  expect((instance.exports.a as () => number)()).toBe(42);
  expect(takes(compiled)).toBe(true);
  setFlagsFromString("--liftoff-only");
  const takesWithAnOption = takes(compiled);
  for (const flag of ["--no-liftoff-only", "--wasm-tier-up", "--wasm-dynamic-tiering"]) {
    setFlagsFromString(flag);
  }
  expect(takesWithAnOption).toBe(false);
});

test("code that is none is refused, and leaves nothing changed", () => {
  const compiled = compile();
  expect(() => compilePlainly(new Uint8Array([1, 2, 3]))).toThrow(WebAssembly.CompileError);
  expect(takes(compiled)).toBe(true);
});
