// Runs the server as a child that ends when whoever started this process asks for it, or is gone.
import { spawn } from "node:child_process";

/** How often to look whether npm is still there, in milliseconds. */
const LOOK_MS = 250;
/** npm's shell, as this program begins: it may be asked to end while the product is still being built. */
const PARENT = process.ppid;

/**
 * Runs a command until it ends. SIGINT, SIGTERM and SIGHUP reach it as one SIGTERM.
 *
 * npm runs its scripts in a shell. Asked to end, it asks the shell, which ends without a word to
 * what it runs: this process would go on with nobody to stop it. So the end of the shell counts too, also before there
 * was anything to run.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>} its exit code; 1 when a signal ended it, or before it began
 */
export async function serve(command, args, options) {
  if (isLeft()) return 1;
  const child = spawn(command, args, { stdio: "inherit", ...options });
  let isAsked = false;
  const end = () => {
    if (!isAsked) child.kill("SIGTERM");
    isAsked = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  const looking = setInterval(() => {
    if (isLeft()) end();
  }, LOOK_MS);
  looking.unref();
  return new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
}

/** Whether npm's shell has ended: no event tells, but another process becomes the parent. */
function isLeft() {
  return Boolean(process.env.npm_lifecycle_event) && process.ppid !== PARENT;
}
