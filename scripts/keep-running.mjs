import { spawn } from "node:child_process";

/** What ends sooner than this never came up, and would not the next time, in milliseconds. */
const CAME_UP_MS = 5_000;

/**
 * Runs a command, and runs it again whenever it fails after it had come up.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @param {number} cameUpMs
 * @returns `ended`, which resolves with the exit code once it ends well, is stopped, or cannot come
 *   up; and `stop`, which passes a signal on
 */
export function keepRunning(command, args, options, cameUpMs = CAME_UP_MS) {
  let isStopped = false;
  let child;
  const ended = new Promise((resolve) => {
    const start = () => {
      const startedAt = performance.now();
      child = spawn(command, args, options);
      child.on("exit", (code) => {
        const cameUp = performance.now() - startedAt >= cameUpMs;
        if (isStopped || code === 0 || !cameUp) return resolve(code ?? 0);
        console.error("The development server failed; it is started again.");
        start();
      });
    };
    start();
  });
  return {
    ended,
    stop(signal) {
      isStopped = true;
      child.kill(signal);
    },
  };
}
