import type { FileTree } from "~/projects/files";
import { stepsFor } from "../edits/app/composed/steps-for.server";
import { applied } from "../edits/edit";
import type { Granted } from "./grant-wish.server";

/**
 * Makes a sentence that takes several plain orders, one after the other, each looked at as if it had been said alone; null for any
 * other sentence, and where one of them cannot be made whole.
 */
export function asSteps(
  said: string,
  tree: FileTree,
  make: (order: string, tree: FileTree) => Granted,
): Granted | null {
  const steps = stepsFor(said, tree);
  if (!steps) return null;
  let next = tree;
  const whole: Granted = {
    ...{ changes: new Map(), done: [], refused: [], unread: [], left: [], unseen: [] },
  };
  for (const step of steps) {
    const order = typeof step === "string" ? step : step(next, tree);
    const made = order === null ? null : make(order, next);
    if (!made || made.done.length === 0) return null;
    if (made.refused.length + made.unread.length + made.left.length > 0) return null;
    for (const [path, text] of made.changes) whole.changes.set(path, text);
    whole.done.push(...made.done);
    next = applied(next, made.changes);
  }
  return whole;
}
