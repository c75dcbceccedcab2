import type { FileTree } from "~/projects/files";
import { holdersOf, type Part } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { isNamedBy, selectorsChanged } from "./changed-rules";
import { onceForBoth } from "./once-for-both";

/**
 * The parts of a state that differ in another: their markup is not there as it was, or a rule about them is only here. What
 * holds a part that differs does so, too; the innermost are those with nothing inside them that differs.
 */
export const partsTouched = onceForBoth((one, other): readonly Part[] => {
  const selectors = selectorsChanged(one, other);
  return partsOf(one).filter((part) => {
    const [code, now] = [one.get(part.path), other.get(part.path)];
    return (
      (code !== undefined && code !== now && !now?.includes(code.slice(part.start, part.end))) ||
      selectors.some((selector) => isMeantBy(part, selector))
    );
  });
});

/** Whether a rule is about a part, with what its selector says of those that hold it. */
function isMeantBy(part: Part, selector: string): boolean {
  if (!isNamedBy(part, selector)) return false;
  const outer = selector
    .trim()
    .split(/[\s>+~]+/)
    .slice(0, -1)
    .filter((one) => !/^(?::root|html|body|main)/.test(one));
  const holders = holdersOf(part);
  return outer.every((one) => holders.some((holder) => isNamedBy(holder, one)));
}

/** The innermost parts that differ between two states: those of before that went or look otherwise, and those of after. */
export function innermostTouched(before: FileTree, after: FileTree): Part[] {
  return [partsTouched(before, after), partsTouched(after, before)].flatMap((parts) => {
    const known = new Set(parts);
    const holders = new Set<Part>();
    for (const part of parts)
      for (let at = part.holder; at && !holders.has(at); at = at.holder) holders.add(at);
    return [...known].filter((part) => !holders.has(part));
  });
}
