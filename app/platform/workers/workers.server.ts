import path from "node:path";
import { env } from "../env.server";
import { WorkerPool } from "./worker-pool.server";

/** The threads of this process. None is started on import. */
export const workers = new WorkerPool({
  program: path.resolve("build/worker.mjs"),
  idleMs: env.WORKER_IDLE_SECONDS * 1_000,
});
