import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { residentKb, startProduct } from "../product";

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
/** A server is quiet for so long before its memory is read, in milliseconds. */
const SETTLE_MS = 2_000;

export async function startBare(): Promise<RoomServer> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "bare-broadcast.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...COLLECTING, NODE_ENV: "production" },
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
  return startProduct(COLLECTING);
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

/** What a server holds, in kB of resident memory, once it is quiet and its garbage collected. */
export async function heldKb({ pid }: RoomServer): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) {
    await pause(SETTLE_MS);
    process.kill(pid, "SIGUSR2");
  }
  await pause(SETTLE_MS);
  return residentKb(pid);
}

/** Processor time that a process has had, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
