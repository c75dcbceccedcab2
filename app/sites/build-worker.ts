import { parentPort, workerData } from "node:worker_threads";
import { buildTree } from "./build-tree";
import type { BuildMode, BuildResult, StoreManifest } from "./build-types";

/** What the builder sends: one job at a time. */
export interface BuildJob {
  id: number;
  tree: [path: string, content: string][];
  mode: BuildMode;
}

/** What comes back. A defect of the builder itself is an `error`. */
export type BuildReply = { id: number; result: BuildResult } | { id: number; error: string };

const store = workerData as StoreManifest;

parentPort?.on("message", async ({ id, tree, mode }: BuildJob) => {
  try {
    const result = await buildTree(new Map(tree), mode, store);
    parentPort?.postMessage({ id, result } satisfies BuildReply);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies BuildReply);
  }
});
