// Has the workers' program do what it does most, write answers of the starter, and keeps what V8 compiled by then, as
// compile-server.mjs does for the server (decision 094).
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compiledOf } from "./load-program.cjs";

const build = path.resolve(import.meta.dirname, "../build");
const [worker, starter] = ["worker.js", "starter.js"].map((name) => path.join(build, name));

const { script } = await import("../build/worker.mjs");
const program = createRequire(import.meta.url)("../build/starter.cjs");
const asked = { mode: "develop", files: new Map(), isOperator: false };
for (const content of ["A todo list", "A page for my café: coffee 3 €, open from 8 to 18"]) {
  program.writeStarterAnswer({ ...asked, messages: [{ role: "user", content }] });
}
writeFileSync(compiledOf(worker), script.createCachedData());
writeFileSync(compiledOf(starter), program.script.createCachedData());
