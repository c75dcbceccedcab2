// Stands in build/index.js: runs the server with what V8 compiled of it when it was built. Another version of
// Node, or other options, has none of that, and compiles the server itself.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const source = new URL("server.js", import.meta.url);
const compiled = new URL("server.compiled", import.meta.url);
const filename = fileURLToPath(source);
// esbuild writes ASCII, which takes one byte a character so.
const script = new Script(readFileSync(source, "latin1"), {
  filename,
  ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
});
const module = { exports: {} };
script.runInThisContext()(createRequire(source), module, source.href);

export { script };
/** Resolves once the server listens. */
export const { listening } = module.exports;
