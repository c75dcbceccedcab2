import { describe, expect, test } from "vitest";
import { bundle } from "../../../app/starter/bundle-fixture";
import {
  type EverydayEdit,
  everydayEdits,
  makeProject,
  type TriedEdit,
  tryEdit,
} from "../everyday-edits";

/** A project that people wrote edits for, each tried when the first test asks. */
export interface TriedProject {
  name: string;
  tried: { say: string; trial: () => TriedEdit }[];
}

/** All that were written down, in the order of tests/corpus/everyday-edits. */
export function triedProjects(): TriedProject[] {
  return everydayEdits().map(({ name, project, edits }) => {
    const before = once(() => makeProject(project));
    return { name, tried: edits.map((edit) => tryLater(edit, before)) };
  });
}

/** Whether it is of the first 120, which stand for all others in `npm test`. */
export function isOfFirst({ name }: TriedProject): boolean {
  return !name.includes(",");
}

/** Each edit is done, or said not to be, and the project still builds. */
export function claimEdits(projects: readonly TriedProject[]): void {
  describe.each(projects)("$name", ({ tried }) => {
    test.each(tried)("“$say” is done, or said not to be", ({ trial }) => {
      const { isClaimed, wrong, said } = trial();
      expect(isClaimed, `${wrong.join("; ")} — ${said}`).toBe(false);
    });

    test("still builds after each edit", async () => {
      for (const { trial } of tried) {
        const { isChanged, files } = trial();
        if (isChanged) await bundle(files);
      }
    });
  });
}

function tryLater(edit: EverydayEdit, before: () => Map<string, string>) {
  return { say: edit.say, trial: once<TriedEdit>(() => tryEdit(before(), edit)) };
}

function once<T>(work: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: work() };
    return made.it;
  };
}
