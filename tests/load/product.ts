import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The built product as a process of its own, with one signed-in person. */
export interface Product {
  port: number;
  origin: string;
  pid: number;
  cookie: string;
  /** Calls the API as that person. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  stop(): Promise<void>;
}

/** Starts the built product on a free port with an empty database. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), "sayso-bench-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, ["build/index.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      DEV_LOGIN: "true",
      LOG_LEVEL: "error",
      RATE_LIMIT_SCALE: "1000000",
      HUMAN_SECONDS: "0",
      ...env,
    },
  });
  // A benchmark that fails must not leave it running.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  await untilHealthy(origin, child);
  const login = await fetch(`${origin}/api/auth/dev-login`, { method: "POST" });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    port,
    origin,
    pid: child.pid ?? 0,
    cookie,
    async call<T>(method: string, url: string, body?: unknown): Promise<T> {
      const response = await fetch(origin + url, {
        method,
        headers: { cookie, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok)
        throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    async stop() {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await exited;
      process.off("exit", abandon);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resident memory of a process, in kB. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

async function untilHealthy(origin: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error("the product did not start");
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
