// Run by bundle-server.mjs when it has built the server: starts it and keeps what V8 compiled.
import { rmSync, writeFileSync } from "node:fs";
import v8 from "node:v8";

// V8 takes what it compiled where its flags are the same: whoever loads it has not set the server's yet.
v8.setFlagsFromString = () => {};
const compiled = new URL("../build/server.compiled", import.meta.url);
rmSync(compiled, { force: true });
const { script, listening } = await import("../build/index.js");
await listening;
writeFileSync(compiled, script.createCachedData());
process.exit(0);
