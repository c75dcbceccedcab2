import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

/** What a function may work, in bytes of its code, before V8 optimises it: a thousand times what is usual. */
const SELDOM = 2 ** 31 - 1;
/** What is usual: in Node 20, and in later ones. Where neither is, the last one stays, and threads take longer to start. */
const USUAL = [1_800_000, 13_000_000];

/**
 * Compiles WebAssembly that runs seldom, for good: V8 optimises none of it (docs/decisions/050-queries-are-compiled-plainly.md).
 * The option holds while the module is made, and is what it was afterwards: with another one, V8 takes nothing of what
 * it has compiled of Node before, so that each thread compiles it anew and keeps it.
 */
export function compilePlainly(code: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  const kept = new Script(newText()).createCachedData();
  setBudget(SELDOM);
  try {
    return new WebAssembly.Module(code);
  } finally {
    USUAL.find((budget) => {
      setBudget(budget);
      return isTaken(kept);
    });
  }
}

/** Whether V8's options are those with which something was compiled. */
function isTaken(cachedData: Buffer): boolean {
  return new Script(newText(), { cachedData }).cachedDataRejected === false;
}

/** A script as long as any other of these, which is all that V8 compares, and which it has not in memory. */
function newText(): string {
  return JSON.stringify(randomUUID());
}

function setBudget(bytes: number): void {
  setFlagsFromString(`--wasm-tiering-budget=${bytes}`);
}
