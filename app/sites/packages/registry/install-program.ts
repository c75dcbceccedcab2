// The program of the processes that install packages (build/store/install-program.mjs): it does one job at a
// time, and says how far it is. Nothing of a package runs here, or anywhere else on this machine.
import { installPackages } from "./install";
import type { InstallJob, InstallReply, InstallResult } from "./install-types";
import type { RegistryClient } from "./registry-client";

/** What the process may take while it works, in bytes: packuments are read whole. */
const MEMORY = 1_200_000_000;
/** What a registry may send on top of the packages themselves, in bytes: what it says of them. */
const SAID = 200_000_000;
/** How often that is looked at, in milliseconds. */
const LOOK_MS = 100;

process.on("message", (job: InstallJob) => void work(job));
// Whoever started it has gone.
process.on("disconnect", () => process.exit());
// A broken line can fail where nobody waits for it any more.
process.on("uncaughtException", (error) => console.error("Installing packages:", error.message));

async function work(job: InstallJob): Promise<void> {
  let client: RegistryClient | undefined;
  const most = job.policy.limits.totalBytes + SAID;
  const looking = setInterval(() => {
    if (process.memoryUsage.rss() > MEMORY) giveUp("they take too much memory");
    if (client && client.agent.bytes > most) giveUp("the registry sends too much");
  }, LOOK_MS);
  const result = await installPackages(job, (progress) => say({ progress }), {
    onOpen: (opened) => {
      client = opened;
    },
    onStored: (stored) => say({ stored }),
  });
  clearInterval(looking);
  say({ result });
}

function giveUp(why: string): void {
  const result: InstallResult = {
    ok: false,
    problems: [{ text: `The packages cannot be had: ${why}.` }],
  };
  process.send?.({ result }, () => process.exit(1));
}

function say(reply: InstallReply): void {
  process.send?.(reply);
}
