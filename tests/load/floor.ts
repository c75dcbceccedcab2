import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A server of `floors.mjs` in a process of its own. */
export interface Floor {
  port: number;
  stop(): Promise<void>;
}

/** Starts a floor and waits until it listens. */
export async function startFloor(mode: "copy" | "save", target: string): Promise<Floor> {
  const script = path.join(import.meta.dirname, "floors.mjs");
  const child = spawn(process.execPath, [script, mode, target], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // A benchmark that fails must not leave it running.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    port: Number(String(port)),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      process.off("exit", abandon);
    },
  };
}
