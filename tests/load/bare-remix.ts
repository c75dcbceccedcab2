import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** The server of `bare-remix.mjs` in a process of its own. */
export interface BareRemix {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the bare Remix server and waits until it listens. */
export async function startBareRemix(env: Record<string, string>): Promise<BareRemix> {
  const script = path.join(import.meta.dirname, "bare-remix.mjs");
  const child = spawn(process.execPath, [script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  // A benchmark that fails must not leave it running.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    origin: `http://127.0.0.1:${Number(String(port))}`,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      process.off("exit", abandon);
    },
  };
}
