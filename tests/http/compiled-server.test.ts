import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Asks V8, in a process without options as a server's is, whether it takes what is kept. */
const ASK = `
const { readFileSync } = require("node:fs");
const { Script } = require("node:vm");
const cachedData = readFileSync("build/server.compiled");
const script = new Script(readFileSync("build/server.js", "latin1"), { cachedData });
process.stdout.write(String(script.cachedDataRejected));
`;

test("what V8 compiled of the server when it was built is taken at its start", () => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production" as const };
  const { stdout } = spawnSync(process.execPath, ["--eval", ASK], { encoding: "utf8", env });
  expect(stdout).toBe("false");
});

test("the server is written in ASCII, as it is read", () => {
  expect(readFileSync("build/server.js", "utf8")).toBe(readFileSync("build/server.js", "latin1"));
});
