import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/**
 * Small files that take long: left to their size they would come last, each alone on a worker while the others
 * have nothing left to do. The longest first.
 */
const LONG = [
  "app/starter/edits/everyday-edits.test.ts",
  "app/starter/edits/everyday-edits.wide.test.ts",
  "app/starter/edits/dead-ends.wide.test.ts",
  "app/starter/edits/edits.wide.test.ts",
  "app/markdown/linear.wide.test.ts",
  "app/starter/edits/odd-projects.wide.test.ts",
  "app/starter/apps/checked.wide.test.ts",
  "app/sites/build/check-types.test.ts",
];

/** Projects of which few files wait for long: begun last they would be waited for by nobody but the run. */
const WAITING = ["slow", "processes"];

/** Projects that wait first; in each what takes longest, and then larger files first, as ever. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONG.length : at;
    };
    const isWaiting = ({ name }: TestSpecification["project"]) => WAITING.includes(name);
    const projects = [...new Set(sorted.map(({ project }) => project))].sort(
      (a, b) => Number(isWaiting(b)) - Number(isWaiting(a)),
    );
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rankOf(a) - rankOf(b)),
    );
  }
}
