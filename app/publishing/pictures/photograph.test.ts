import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { findChromium } from "./find-chromium.server";
import { photographWith } from "./photograph.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-photograph-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pictures = path.join(folder, "pictures");

/** A program in the place of Chromium. */
function standIn(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!${process.execPath}\n${script}`);
  chmodSync(file, 0o755);
  return file;
}

/** Asks for the page through the proxy that it is given, and writes what came as its picture. */
const BROWSER = `
  const valueOf = (name) => process.argv.find((one) => one.startsWith(name)).slice(name.length);
  const proxy = new URL(valueOf("--proxy-server="));
  const address = process.argv.at(-1);
  require("node:http").get({ host: proxy.hostname, port: proxy.port, path: address }, async (page) => {
    const told = { page: await require("node:stream/consumers").text(page), env: process.env, given: process.argv };
    require("node:fs").writeFileSync(valueOf("--screenshot="), JSON.stringify(told));
  });`;

const photograph = (chromium: string, status = 200, mostMs = 20_000) =>
  photographWith({
    ...{ chromium, hasSandbox: true, folder: pictures, mostMs },
    hostOf: (slug) => `${slug}.sites.localhost`,
    serve: (slug) => (_request, response) => {
      response.writeHead(status).end(`the app ${slug}`);
    },
  });

test("a browser gets the app, nothing of the server's environment, and leaves nothing", async () => {
  const bytes = await photograph(standIn("browser", BROWSER))("garden");
  const told = JSON.parse(Buffer.from(bytes).toString());
  expect(told.page).toBe("the app garden");
  // PWD is the shell's: that folder of its own.
  expect(Object.keys(told.env).sort()).toEqual([
    "HOME",
    "LANG",
    "NODE_ENV",
    "PATH",
    "PWD",
    "TMPDIR",
  ]);
  expect(told.given).toContain("--proxy-bypass-list=<-loopback>");
  expect(told.given).toContain(`--user-data-dir=${told.env.HOME}`);
  expect(told.env.HOME.startsWith(pictures)).toBe(true);
  // Chromium refuses to run as root with its sandbox.
  expect(told.given.includes("--no-sandbox")).toBe(process.getuid?.() === 0);
  expect(readdirSync(pictures)).toEqual([]);
});

test("a page that is not there is no picture", async () => {
  const taken = photograph(standIn("browser", BROWSER), 404)("garden");
  await expect(taken).rejects.toThrow("answered with 404");
  expect(readdirSync(pictures)).toEqual([]);
});

test("a browser that fails, or is none, is no picture", async () => {
  await expect(photograph(standIn("fails", "process.exit(3)"))("garden")).rejects.toThrow("3");
  await expect(photograph(path.join(folder, "none"))("garden")).rejects.toThrow("ENOENT");
  expect(readdirSync(pictures)).toEqual([]);
});

/** A browser that never ends, and starts another such program. */
function endless(name: string) {
  const pids = path.join(folder, `${name}-pids`);
  const child = `setInterval(() => {}, 1000)`;
  const program = standIn(
    name,
    `const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}]);
     require("node:fs").writeFileSync(${JSON.stringify(pids)}, process.pid + " " + child.pid);
     setInterval(() => {}, 1000);`,
  );
  const started = () => (existsSync(pids) ? readFileSync(pids, "utf8").split(" ").map(Number) : []);
  return { program, started };
}

test("one that does not end is killed, with all that it started", async () => {
  const { program, started } = endless("hangs");
  await expect(photograph(program, 200, 2_000)("garden")).rejects.toThrow("SIGKILL");
  expect(started()).toHaveLength(2);
  for (const pid of started()) await expect.poll(() => isRunning(pid)).toBe(false);
  expect(readdirSync(pictures)).toEqual([]);
});

test("a browser whose server is killed ends with it, and all that it started", async () => {
  const { program, started } = endless("outlives");
  const given = JSON.stringify({ chromium: program, hasSandbox: true, folder: `${folder}/server` });
  const code = `
    import { photographWith } from ${JSON.stringify(path.join(import.meta.dirname, "photograph.server.ts"))};
    const hostOf = () => "garden.sites.localhost";
    await photographWith({ ...${given}, hostOf, serve: () => () => {} })("garden");`;
  const server = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code]);
  await expect.poll(() => started().length, { timeout: 30_000 }).toBe(2);
  server.kill("SIGKILL");
  for (const pid of started()) await expect.poll(() => isRunning(pid)).toBe(false);
});

/** Whether a process runs; one that was killed and that nobody has asked about does not. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

test("the Chromium is the one that is named, else one of the usual names, else none", () => {
  const named = standIn("chromium", "");
  expect(findChromium(undefined, `relative:${folder}`)).toBe(named);
  expect(findChromium(named, "")).toBe(named);
  expect(() => findChromium(path.join(folder, "none"), folder)).toThrow("CHROMIUM_PATH");
  expect(findChromium("off", folder)).toBeNull();
  expect(findChromium(undefined, pictures)).toBeNull();
});
