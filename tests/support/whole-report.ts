import type { SerializedError, TestModule } from "vitest/node";
import { JsonReporter } from "vitest/node";

/** An error of no test: what ended the run although every test passed. */
export interface StrayError {
  message: string;
  /** The file that was running, by its whole path; null when none was. */
  file: string | null;
  /** The test that ran, or had just ended. */
  test: string | null;
}

/**
 * Vitest's JSON report and what is missing in it: the errors that no test caught, such as a promise of the product
 * that nobody waited for.
 */
export default class WholeReport extends JsonReporter {
  #stray: StrayError[] = [];

  override async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[] = [],
  ): Promise<void> {
    this.#stray = unhandled.map((error) => ({
      message: error.stack ?? error.message,
      file: (error.VITEST_TEST_PATH as string | undefined) ?? null,
      test: (error.VITEST_TEST_NAME as string | undefined) ?? null,
    }));
    await super.onTestRunEnd(modules);
  }

  override async writeReport(report: string): Promise<void> {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), strayErrors: this.#stray }));
  }
}
