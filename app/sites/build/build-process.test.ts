import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readStore, STORE_FOLDER } from "../packages/store.server";
import { type BuildProcess, buildProcesses } from "./build-process.server";

/** What a build process can reach, whatever runs in it. */

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), "build-process-")));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program that stands in for the build worker. */
function program(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

/** Runs a program as a build process. @returns what it replies first */
async function replyOf(source: string, of: { writable?: string[] } = {}): Promise<unknown> {
  let started: BuildProcess | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const workerPath = program("probe.mjs", source);
      const folders = { readable: [workerPath], ...of };
      const start = buildProcesses({ store: readStore(), workerPath, folders });
      const onBroken = () => reject(new Error("The process broke."));
      started = start({ onReply: ({ id: _, ...reply }) => resolve(reply), onBroken }, {});
    });
  } finally {
    await started?.end();
  }
}

test("a build process opens no file of the host, and none of the server's", async () => {
  const database = path.resolve("data/sayso.db");
  const inside = path.join(folder, "written");
  const source = `
    import fs from "node:fs";
    const attempt = (act) => { try { act(); return "did"; } catch (error) { return error.code; } };
    process.send({
      id: 1,
      host: attempt(() => fs.readFileSync("/etc/passwd")),
      list: attempt(() => fs.readdirSync("/")),
      database: attempt(() => fs.readFileSync(${JSON.stringify(database)})),
      write: attempt(() => fs.writeFileSync(${JSON.stringify(inside)}, "")),
      tools: attempt(() => fs.readFileSync(${JSON.stringify(path.resolve("node_modules/esbuild/package.json"))})),
    });`;
  const denied = "ERR_ACCESS_DENIED";
  const reply = { host: denied, list: denied, database: denied, write: denied, tools: "did" };
  expect(await replyOf(source)).toEqual(reply);
});

test("a build process sees nothing of the server's environment", async () => {
  vi.stubEnv("SESSION_SECRET", "not to be told");
  const reply = await replyOf(`process.send({ id: 1, names: Object.keys(process.env) });`);
  vi.unstubAllEnvs();
  const { names } = reply as { names: string[] };
  expect(names).toContain("ESBUILD_BINARY_PATH");
  expect(names.filter((name) => /SECRET|KEY|TOKEN|DATABASE|HOME|PATH$/.test(name))).toEqual([
    "ESBUILD_BINARY_PATH",
  ]);
});

test("a build process in an endless loop ends with its server", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { endWithServer } from "./end-with-server";
        endWithServer(process.ppid);
        process.send("ready");
        setTimeout(() => { for (;;); }, 20);`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const loop = program("loop.mjs", outputFiles[0]?.text ?? "");
  const server = program(
    "server.mjs",
    `import { fork } from "node:child_process";
     const child = fork(${JSON.stringify(loop)}, { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] });
     child.on("message", () => process.send(child.pid));`,
  );
  const parent: ChildProcess = fork(server);
  const [pid] = (await once(parent, "message")) as [number];
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), {
    timeout: 20_000,
    interval: 50,
  });
});

test("a build process whose server was killed ends, whatever it had to tell", async () => {
  const worker = path.join(STORE_FOLDER, "build-worker.mjs");
  const server = program(
    "killed.mjs",
    `import { fork } from "node:child_process";
     const args = [${JSON.stringify(STORE_FOLDER)}, "", String(process.pid)];
     const how = { detached: true, serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] };
     const child = fork(${JSON.stringify(worker)}, args, how);
     const input = { texts: new Map([["index.html", "<p>"]]), binaries: new Map(), env: {} };
     child.on("message", (message) => {
       if (message !== "ready") return;
       for (let id = 0; id < 200; id += 1) child.send({ id, input, mode: "preview" });
       process.send(child.pid);
     });`,
  );
  const parent: ChildProcess = fork(server);
  const [pid] = (await once(parent, "message")) as [number];
  parent.kill("SIGKILL");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), {
    timeout: 20_000,
    interval: 50,
  });
});
