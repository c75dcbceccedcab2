import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { transform } from "esbuild";
import type { PrebuildRequest } from "../packages/prebuild/prebuilt-set";
import { readStore } from "../packages/store.server";
import type { BuildMode } from "../packages/store-manifest";
import type { BuildInput } from "./build-input";
import { buildTree } from "./build-tree";
import type { BuildResult } from "./build-types";
import { type Checked, checkTree } from "./check-tree";
import { endWithServer } from "./end-with-server";
import { prebuildPackages } from "./packages/prebuild-packages";
import type { Needs } from "./packages/with-packages";

/** What the builder sends: one job at a time. */
export interface BuildJob {
  id: number;
  input: BuildInput;
  mode: BuildMode;
  /** Only checks it, after these files were written or deleted. */
  check?: readonly string[];
  /** Only prebuilds these modules of packages. */
  prebuild?: PrebuildRequest;
  /** Its packages cannot be had. */
  curatedOnly?: boolean;
}

/** What comes back. `error`: the tools broke, on a source that is too much for them. */
export type BuildReply = { id: number; result: BuildResult } | { id: number; error: string };

/** Says that esbuild runs, once. */
export const READY = "ready";

/** Ends the process, and its esbuild with it. */
export const STOP = "stop";

/** Its arguments: the folder of the curated set, that of the packages of projects or "", and the server's process id. */
const [storeFolder, packagesFolder, serverId] = process.argv.slice(2);
const store = readStore(storeFolder, packagesFolder || null);
let current = 0;
/** esbuild's own process. It is waited for at the end, so that it is no zombie where nobody else waits for it. */
let esbuild: ChildProcess | null = null;
subscribe("child_process", (message) => {
  esbuild = (message as { process: ChildProcess }).process;
});

process.on("message", async (message: BuildJob | typeof STOP) => {
  if (message === STOP) return await end();
  const { id } = message;
  current = id;
  try {
    tell({ id, result: await work(message) });
  } catch (error) {
    tell({ id, error: String(error) });
  }
});

async function work({ input, mode, check, prebuild, curatedOnly }: BuildJob): Promise<BuildResult> {
  if (prebuild) return checked({ problems: await prebuildPackages(prebuild, store) });
  if (check) return checkTree(input, check, store, { curatedOnly }).then(checked);
  return buildTree(input, mode, store, { curatedOnly });
}

// A pipe to an esbuild that has just died, say: the builder shall hear of it, and end this process.
process.on("uncaughtException", (error) => tell({ id: current, error: String(error) }));

// Nobody is left to build for.
process.on("disconnect", () => void end());

/** Where nobody listens any more there is nothing left to do: a failure to tell would be told again, for ever. */
function tell(message: BuildReply | typeof READY): void {
  if (!process.connected) process.exit(1);
  process.send?.(message, undefined, undefined, (error) => error && process.exit(1));
}

/** What a check comes to, as a build that makes nothing. */
function checked(found: Checked | Needs): BuildResult {
  if ("needs" in found) return { ok: false, problems: [], ...found };
  const { problems, packages, unloaded = [] } = found;
  const of = packages ? { packages } : {};
  if (problems.length > 0) return { ok: false, problems, ...of };
  const nothing = { files: new Map(), binaries: new Map(), warnings: [] };
  return { ok: true, build: { kind: "static", version: "", ...nothing, ...of, unloaded } };
}

// esbuild starts with its first work.
transform("").then(
  () => {
    tell(READY);
    endWithServer(Number(serverId));
  },
  (error) => tell({ id: current, error: String(error) }),
);

async function end(): Promise<void> {
  if (esbuild && esbuild.exitCode === null && esbuild.signalCode === null) {
    esbuild.ref();
    esbuild.kill("SIGKILL");
    await once(esbuild, "exit");
  }
  process.exit(0);
}
