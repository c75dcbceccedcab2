// What the test runners wrote about their tests.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where reports, traces and pictures of a run are kept. */
export const resultsFolder = path.resolve(import.meta.dirname, "../test-results");

/** Where a run of vitest writes its JSON report, and what it says when it is there. */
export function vitestReport(name) {
  const file = path.join(resultsFolder, `vitest-${name}.json`);
  const read = () => {
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = parse(file);
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== "passed" && status !== "failed")
      .map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed: numFailedTests, skipped };
  };
  return { file, read };
}

/** Where Playwright writes its JSON report, and what it says when it is there. */
export function playwrightReport() {
  const file = path.join(resultsFolder, "playwright.json");
  const read = () => {
    const { stats = {}, suites = [] } = parse(file);
    const { expected = 0, flaky = 0, unexpected = 0 } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped: suites.flatMap(skippedIn) };
  };
  return { file, read };
}

function skippedIn({ specs = [], suites = [] }) {
  const skipped = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === "skipped").map(() => title),
  );
  return [...skipped, ...suites.flatMap(skippedIn)];
}

function parse(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
