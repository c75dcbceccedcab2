import type { Node } from "postcss";

/** What Tailwind 3 keeps between builds: what it has made of each class, and what classes there are. */
export interface Tailwind3Context {
  tailwindConfig: object;
  changedContent: { content: string; extension: string }[];
  /** Classes to make besides those of the changed content. */
  candidates?: Iterable<string>;
  /** Everything that the next stylesheet is put together of. */
  ruleCache: Set<[sort: object, rule: Node]>;
  /** Class → what was made of it. */
  candidateRuleCache: Map<string, Set<[sort: object, rule: Node]>>;
  stylesheetCache: object | null;
}
