import { Worker } from "node:worker_threads";

/** Memory of a build process without its esbuild, in bytes: one that takes more is ended. */
const PROCESS_BYTES = 1_200_000_000;
/** How often a build process is looked at, in milliseconds. */
const LOOK_MS = 500;

/** Runs beside whatever the process is doing, also beside an endless loop. */
const watch = (server: number) => `
  setInterval(() => {
    const isAlone = process.ppid !== ${server};
    if (isAlone || process.memoryUsage.rss() > ${PROCESS_BYTES}) process.kill(process.pid, "SIGABRT");
  }, ${LOOK_MS});`;

/**
 * Ends a build process that outlives its server, or takes memory outside of its heap, from a thread: a
 * loop that never ends would hear of neither.
 *
 * @param server its process id: whoever is the parent by now may be another one
 */
export function endWithServer(server: number): void {
  new Worker(watch(server), { eval: true }).unref();
}
