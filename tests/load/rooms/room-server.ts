import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startProduct } from "../product";

const MS_PER_TICK = 10;

/** A server whose room is measured, in a process of its own. */
export interface RoomServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Has a server collect its garbage when it gets SIGUSR2. */
const COLLECTOR = pathToFileURL(path.join(import.meta.dirname, "collect-garbage.mjs")).href;
/** As `npm start` starts it, and able to collect its garbage when it is told. */
export const COLLECTING = { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: `--import=${COLLECTOR}` };
/** Where a server says what it holds; one is measured at a time. */
const HELD_FILE = path.join(mkdtempSync(path.join(tmpdir(), "sayso-held-")), "held.json");
process.once("exit", () => rmSync(path.dirname(HELD_FILE), { recursive: true, force: true }));
/** A server is quiet for so long before its memory is read, in milliseconds. */
const SETTLE_MS = 2_000;

export async function startBare(): Promise<RoomServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "bare-broadcast.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...COLLECTING, HELD_FILE, NODE_ENV: "production" },
  });
  // A benchmark that fails must not leave it running.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    port: Number(String(port)),
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      process.off("exit", abandon);
    },
  };
}

export function startSayso() {
  return startProduct({ ...COLLECTING, HELD_FILE });
}

/** Signs people in, each with a session of their own. @returns their cookies */
export async function signIn(port: number, people: number): Promise<string[]> {
  const cookies: string[] = [];
  let next = 0;
  const signInNext = async () => {
    while (next < people) {
      const index = next;
      next += 1;
      const answer = await fetch(`http://localhost:${port}/api/auth/dev-login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: `Reader ${index}` }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      cookies[index] = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    }
  };
  await Promise.all(Array.from({ length: 4 }, signInNext));
  return cookies;
}

/** What a server holds, in kB: in use, as V8 counts it, and what the process has of the machine for it. */
export interface Held {
  used: number;
  resident: number;
}

/** What a server holds once it is quiet and its garbage collected. */
export async function readHeld({ pid }: RoomServer): Promise<Held> {
  await pause(SETTLE_MS);
  rmSync(HELD_FILE, { force: true });
  process.kill(pid, "SIGUSR2");
  while (!existsSync(HELD_FILE)) await pause(20);
  const { heapUsed, external, rss } = JSON.parse(readFileSync(HELD_FILE, "utf8"));
  return { used: (heapUsed + external) / 1024, resident: rss / 1024 };
}

/** Processor time that a process has had, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
