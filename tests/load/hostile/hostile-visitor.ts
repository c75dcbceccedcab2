import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import path from "node:path";
import type { Answered } from "./attack";

/** Gives way to the server and to the neighbour wherever these have something to do. */
const ATTACKER_NICENESS = 19;

/** The hostile visitor's process, prepared: accounts, projects and previews are there. */
export interface HostileVisitor {
  attack(): void;
  /** @returns what it was answered */
  stop(): Promise<Answered>;
}

/** @param only of the acts those whose name has this */
export async function startHostileVisitor(port: number, only = ""): Promise<HostileVisitor> {
  const child = fork(path.join(import.meta.dirname, "attack.ts"), [String(port), only], {
    execArgv: ["--import", "tsx"],
  });
  // Whoever attacks has a machine of their own: here it would take the server's processors too.
  if (child.pid) setPriority(child.pid, ATTACKER_NICENESS);
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  const ended = once(child, "exit").then(() => {
    throw new Error("The hostile visitor's process ended.");
  });
  ended.catch(() => {});
  await Promise.race([once(child, "message"), ended]);
  return {
    attack: () => void child.send("attack"),
    async stop() {
      const told = once(child, "message");
      child.send("stop");
      const [answered] = await Promise.race([told, ended]);
      process.off("exit", abandon);
      return answered as Answered;
    },
  };
}
