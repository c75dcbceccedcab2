import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { transform } from "esbuild";
import type { BuildMode, StoreManifest } from "../packages/store-manifest";
import type { BuildInput } from "./build-input";
import { buildTree } from "./build-tree";
import type { BuildProblem, BuildResult, SiteBuild } from "./build-types";
import { checkTree } from "./check-tree";

/** What the builder sends: one job at a time. */
export interface BuildJob {
  id: number;
  input: BuildInput;
  mode: BuildMode;
  /** Only checks it, after these files were written or deleted. */
  check?: readonly string[];
}

/** What comes back. `error`: the tools broke, on a source that is too much for them. */
export type BuildReply = { id: number; result: BuildResult } | { id: number; error: string };

/** Says that esbuild runs, once. */
export const READY = "ready";

/** Ends the worker, and esbuild's process with it. */
export const STOP = "stop";

const store = workerData as StoreManifest;
let current = 0;
/** esbuild's own process. It is waited for at the end: no other thread could, and it would stay as a zombie. */
let esbuild: ChildProcess | null = null;
subscribe("child_process", (message) => {
  esbuild = (message as { process: ChildProcess }).process;
});

parentPort?.on("message", async (message: BuildJob | typeof STOP) => {
  if (message === STOP) return await end();
  const { id, input, mode, check } = message;
  current = id;
  try {
    const result = check
      ? checked(await checkTree(input, check, store))
      : await buildTree(input, mode, store);
    const memory = result.ok ? ownMemory(result.build) : [];
    parentPort?.postMessage({ id, result } satisfies BuildReply, memory);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies BuildReply);
  }
});

// A pipe to an esbuild that has just died, say: the builder shall hear of it, and end this worker.
process.on("uncaughtException", (error) => {
  parentPort?.postMessage({ id: current, error: String(error) } satisfies BuildReply);
});

/** What a check comes to, as a build that makes nothing. */
function checked(problems: BuildProblem[]): BuildResult {
  if (problems.length > 0) return { ok: false, problems };
  const nothing = { files: new Map(), binaries: new Map(), warnings: [] };
  return { ok: true, build: { kind: "static", version: "", ...nothing } };
}

/**
 * Gives each file memory of its own, which is handed over instead of copied: the server's thread does
 * nothing for it, and holds nothing of what else esbuild had in the same piece.
 */
function ownMemory({ files }: SiteBuild): ArrayBuffer[] {
  const own = new Map<Uint8Array, Uint8Array<ArrayBuffer>>();
  for (const file of files.values()) {
    const body = own.get(file.body) ?? Uint8Array.from(file.body);
    own.set(file.body, body);
    file.body = body;
  }
  return [...own.values()].map(({ buffer }) => buffer);
}

// esbuild starts with its first work.
transform("").then(
  () => parentPort?.postMessage(READY),
  (error) => parentPort?.postMessage({ id: current, error: String(error) } satisfies BuildReply),
);

async function end(): Promise<void> {
  if (esbuild && esbuild.exitCode === null && esbuild.signalCode === null) {
    esbuild.ref();
    esbuild.kill("SIGKILL");
    await once(esbuild, "exit");
  }
  process.exit(0);
}
