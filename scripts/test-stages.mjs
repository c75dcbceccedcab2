// Runs the stages of npm test or npm run test:wide and tells how they went.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const ended = [];

/**
 * @typedef {object} Outcome what became of a stage; what is missing is none
 * @property {boolean} ok
 * @property {number} [passed] tests
 * @property {number} [failed] tests
 * @property {string[]} [skipped] the names of tests that did not run, which say why
 * @property {string[]} [secondTry] the names of tests that failed and then passed, with why they failed
 * @property {string[]} [failures] the names of tests that failed, with why
 */

/**
 * Runs stages side by side, unless one before them failed. The first one's output is shown as it
 * comes, that of each other one when the first has ended.
 *
 * @param {Record<string, (output: Output) => Promise<Outcome>>} works by the stage's name
 */
export async function group(works) {
  if (ended.some(({ ok }) => !ok)) return;
  const names = Object.keys(works);
  console.log(`\n── ${names.join(" | ")}`);
  const [live, ...held] = names.map((_, index) => new Output(index === 0));
  await Promise.all(
    names.map(async (name, index) => {
      const output = [live, ...held][index];
      ended.push(await runStage(name, works[name], output));
      if (output !== live) return;
      for (const other of held) other.release();
    }),
  );
}

async function runStage(name, work, output) {
  const started = performance.now();
  const outcome = await work(output).catch((error) => {
    output.write(`${error.message}\n`);
    return { ok: false };
  });
  const { ok, passed = 0, failed = 0, skipped = [], secondTry = [], failures = [] } = outcome;
  const seconds = (performance.now() - started) / 1000;
  // A stage can fail without a failing test, by a file that does not load for one.
  const counted = ok ? failed : Math.max(failed, 1);
  return { name, ok, passed, failed: counted, skipped, secondTry, failures, seconds };
}

/** What a stage prints: at once, or held back until it is released. */
class Output {
  #held = [];
  #isLive;

  constructor(isLive) {
    this.#isLive = isLive;
  }

  get isLive() {
    return this.#isLive;
  }

  write(text) {
    if (this.#isLive) process.stdout.write(text);
    else this.#held.push(text);
  }

  release() {
    this.#isLive = true;
    for (const text of this.#held.splice(0)) process.stdout.write(text);
  }
}

/**
 * Runs a tool of node_modules, or a program by its whole path.
 *
 * @returns {Promise<boolean>} whether it went well
 */
export async function run(tool, args, { output, env = {} }) {
  const file = path.resolve(root, "node_modules/.bin", tool);
  // A tool that writes to a terminal itself shows how far it is.
  const out = output.isLive ? "inherit" : "pipe";
  const child = spawn(file, args, {
    cwd: root,
    stdio: ["ignore", out, out],
    env: { ...process.env, ...env },
  });
  child.stdout?.on("data", (text) => output.write(text));
  child.stderr?.on("data", (text) => output.write(text));
  const [code] = await once(child, "close");
  return code === 0;
}

/**
 * Prints how long each stage took and what all tests came to, and ends the process.
 *
 * @param {string} [left] what this run did not run, and what does
 */
export function finish(left) {
  console.log("");
  for (const { name, ok, seconds } of ended) {
    console.log(`${ok ? "ok    " : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
  const skipped = ended.flatMap((stage) => stage.skipped);
  for (const name of skipped) console.log(`skipped: ${name}`);
  for (const test of ended.flatMap((stage) => stage.secondTry)) console.log(`second try: ${test}`);
  for (const failure of ended.flatMap((stage) => stage.failures)) console.log(`failed: ${failure}`);
  const sum = (count) => ended.reduce((total, stage) => total + stage[count], 0);
  const counts = `${sum("passed")} passed, ${sum("failed")} failed, ${skipped.length} skipped`;
  console.log(`\nTests: ${counts}${left ? `; ${left}` : ""}`);
  process.exit(ended.every(({ ok }) => ok) ? 0 : 1);
}
