// What npm test and npm run test:wide run: the tools' own programs, and the two runners of tests with their reports.
import { lacksTestPackages, putTestPackages } from "./install.mjs";
import { compileBindingApart } from "./sqlite-binding.mjs";
import { requireNode } from "./start.mjs";
import { playwrightReport, vitestReport } from "./test-reports.mjs";
import { run } from "./test-stages.mjs";
import { ensureTestTools, skipsPostgres } from "./test-tools.mjs";

/** Puts what tests need, and compiles it beside: two works, for what does without it need not wait. */
export function preparation() {
  /** Whether packages were put in place that are not compiled yet. */
  let isNew = false;
  // Compiling SQLite's binding keeps one processor busy; whatever does without it takes another one.
  const binding = lacksTestPackages() ? compileBindingApart() : undefined;
  const setUp = async () => {
    requireNode();
    isNew = putTestPackages();
    ensureTestTools();
    if (skipsPostgres) console.log("PostgreSQL is left out: SAYSO_SKIP_POSTGRES=1.");
    return { ok: true };
  };
  const compile = async (output) => {
    if (!isNew) return { ok: true };
    await binding;
    const program = 'import("./scripts/install.mjs").then((install) => install.compilePackages())';
    return { ok: await run(process.execPath, ["--eval", program], { output }) };
  };
  return { setUp, compile };
}

/** Projects of vitest that need PostgreSQL; none where it is left out. */
export function onPostgres(...projects) {
  return skipsPostgres ? [] : projects;
}

/** A program of our own. */
export function node(script) {
  return async (output) => ({ ok: await run(process.execPath, [script], { output }) });
}

/** A tool that only says whether all is well. */
export function check(tool, args) {
  return async (output) => ({ ok: await run(tool, args, { output }) });
}

/**
 * The tests of some projects of vitest, those of a stage (scripts/test-selection.mjs).
 *
 * @param {"claims" | "wide"} stage
 * @param {string[]} projects
 * @param {string[]} [more] arguments
 */
export function vitest(stage, projects, more = []) {
  const report = stage === "wide" ? `wide-${projects[0]}` : projects[0];
  return async (output) => {
    const outcome = await runVitest(stage, report, projects, more, output);
    const { ok, failed, stray } = outcome;
    const texts = stray.map(({ text }) => text);
    const files = [...new Set(stray.map(({ from }) => from))];
    // An error that no test caught has its second try as a test has: the file that was running, alone.
    if (ok || failed > 0 || stray.length === 0 || files.includes(null)) {
      return { ...outcome, failures: [...outcome.failures, ...texts] };
    }
    const again = await runVitest(stage, `${report}-again`, projects, [...more, ...files], output);
    const failures = [...again.failures, ...again.stray.map(({ text }) => text)];
    return { ...outcome, ok: again.ok, secondTry: [...outcome.secondTry, ...texts], failures };
  };
}

async function runVitest(stage, name, projects, more, output) {
  const report = vitestReport(name);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["dot", "tests/support/whole-report.ts"].map((it) => `--reporter=${it}`);
  const how = ["--retry=1", "--experimental.fsModuleCache", `--outputFile.json=${report.file}`];
  const args = ["run", ...how, ...chosen, ...reporters, ...more];
  const ok = await run("vitest", args, { output, env: { TEST_STAGE: stage } });
  return { ok, ...report.read() };
}

/**
 * The tests in a browser, those of a stage.
 *
 * @param {"claims" | "wide"} stage
 */
export function playwright(stage) {
  return async (output) => {
    const report = playwrightReport(stage === "wide" ? "wide-playwright" : "playwright");
    const env = { TEST_STAGE: stage, PLAYWRIGHT_JSON_OUTPUT_NAME: report.file };
    const ok = await run("playwright", ["test", "--retries=1"], { output, env });
    return { ok, ...report.read() };
  };
}
