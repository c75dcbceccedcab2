// Starts the server that was built, without anybody's settings or data, and keeps what V8 compiled until it
// listened (decision 094). Where SQLite is not compiled yet, as in the middle of npm test, nothing can start,
// and nothing is kept.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import v8 from "node:v8";

const compiled = path.resolve(import.meta.dirname, "../build/server.compiled");
rmSync(compiled, { force: true });
if (!(await hasSqlite())) process.exit(0);

const dataDir = mkdtempSync(path.join(tmpdir(), "sayso-build-"));
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
for (const name of Object.keys(process.env)) if (name !== "PATH") delete process.env[name];
const settings = { NODE_ENV: "production", DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0" };
Object.assign(process.env, settings);
process.stdout.write = () => true;
// V8 takes what it compiled where its flags are the same: whoever loads it has not set the server's yet.
v8.setFlagsFromString = () => {};
const { script, listening } = await import("../build/index.js");
await listening;
writeFileSync(compiled, script.createCachedData());
process.exit(0);

async function hasSqlite() {
  try {
    const { default: Database } = await import("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}
