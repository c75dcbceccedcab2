// What the test runners wrote about their tests.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How much of a reason the end of a run shows; the whole of it stands further up. */
const REASON_LINES = 8;

const root = path.resolve(import.meta.dirname, "..");

/** Where reports, traces and pictures of a run are kept. */
export const resultsFolder = path.join(root, "test-results");

/**
 * Where a run of vitest writes its JSON report, and what it says when it is there. `stray` are the errors that no test
 * caught (tests/support/whole-report.ts); a file that did not load is a failure without a test.
 */
export function vitestReport(name, folder = resultsFolder) {
  const file = path.join(folder, `vitest-${name}.json`);
  const read = () => {
    const report = parse(file);
    const { numPassedTests = 0, numFailedTests = 0, testResults = [], strayErrors = [] } = report;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = tests
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName);
    const failures = tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages[0]));
    const unloaded = testResults
      .filter(({ message }) => message)
      .map(({ name: test, message }) => withReason(path.relative(root, test), message));
    const secondTry = tests
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages[0]));
    const stray = strayErrors.map(({ file: from, test, message }) => ({
      from,
      text: withReason(`an error of no test${from ? whileRunning(from, test) : ""}`, message),
    }));
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      skipped,
      secondTry,
      failures: [...failures, ...unloaded],
      stray,
    };
  };
  return { file, read };
}

/** Where Playwright writes its JSON report, and what it says when it is there. */
export function playwrightReport(name = "playwright") {
  const file = path.join(resultsFolder, `${name}.json`);
  const read = () => {
    const { stats = {}, suites = [] } = parse(file);
    const { expected = 0, flaky = 0, unexpected = 0 } = stats;
    const tests = suites.flatMap(testsIn);
    const skipped = tests.filter(({ status }) => status === "skipped").map(({ title }) => title);
    const failures = tests
      .filter(({ status }) => status === "unexpected")
      .map(({ title, results }) => withReason(title, results.at(-1)?.error?.message));
    const secondTry = tests
      .filter(({ status }) => status === "flaky")
      .map(({ title, results }) => withReason(title, results[0]?.error?.message));
    return { passed: expected + flaky, failed: unexpected, skipped, secondTry, failures };
  };
  return { file, read };
}

function whileRunning(file, test) {
  return `, while ${path.relative(root, file)} ran${test ? `, in or after "${test}"` : ""}`;
}

function testsIn({ specs = [], suites = [] }) {
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  return [...tests, ...suites.flatMap(testsIn)];
}

/** A test's name and the first lines of why it failed, without the colours of a terminal. */
function withReason(name, reason = "") {
  const lines = stripVTControlCharacters(reason).split("\n").filter(Boolean).slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join("\n");
}

function parse(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
