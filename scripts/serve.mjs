// Runs the server as a child that ends when whoever started this process asks for it, or is gone.
import { spawn } from "node:child_process";

/** How often to look whether npm is still there, in milliseconds. */
const LOOK_MS = 250;

/**
 * Runs a command until it ends. SIGINT, SIGTERM and SIGHUP reach it as one SIGTERM.
 *
 * npm runs its scripts in a shell. Asked to end, it asks the shell, which ends without a word to
 * what it runs: this process would go on with nobody to stop it. So the end of the shell counts too.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function serve(command, args, options) {
  const child = spawn(command, args, { stdio: "inherit", ...options });
  let isAsked = false;
  const end = () => {
    if (!isAsked) child.kill("SIGTERM");
    isAsked = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  if (process.env.npm_lifecycle_event) endWithParent(end);
  return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

/** Calls back once the parent process has ended: no event tells, but another becomes the parent. */
function endWithParent(end) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, LOOK_MS);
  looking.unref();
}
