import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { declaredOn, withRule } from "../said/css-rules";
import type { Look } from "../said/measures";
import type { Part } from "./part";
import { partsOf } from "./parts-of";
import { namesOnRules, selectorOf, weightOf } from "./selector-of";

/** Gives parts a look, in rules at the end of the stylesheet that win over those that are there. */
export function setLooksOf(
  files: FileTree,
  parts: readonly Part[],
  looks: readonly Look[],
  name: string,
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  const shared = sharedClass(parts, files);
  const selectors = shared ? [`.${shared}`] : parts.map((part) => selectorOf(part, files));
  if (selectors.length === 0 || selectors.some((selector) => selector === null))
    return unchanged(`I found no way to change the look of the ${name} alone.`);
  const own = [...new Set(selectors.flatMap((selector) => selector ?? []))];
  const names = [...new Set(parts.flatMap(namesOnRules))];
  let next = css;
  for (const { declare, property } of looks) {
    const strongest = Math.max(
      0,
      ...declaredOn(css, names, property).map(({ selector }) => weightOf(selector)),
    );
    const winning = own.map((selector) => strengthened(selector, strongest)).join(",\n");
    next = withRule(next, winning, declare(css, names));
  }
  if (next === css) return unchanged("It looks like that already.");
  const said = looks.map((look) => look.said.replace("{}", name)).join(" ");
  return edited(new Map([[styles, next]]), said);
}

/** The class that several parts have and no others. */
function sharedClass(parts: readonly Part[], files: FileTree): string | null {
  const [first] = parts;
  if (!first || parts.length === 1) return null;
  const having = (name: string) =>
    partsOf(files).filter(({ classes, tag }) => classes.includes(name) && !/^\p{Lu}/u.test(tag));
  return (
    first.classes.find(
      (name) =>
        parts.every(({ classes }) => classes.includes(name)) &&
        having(name).length === parts.length,
    ) ?? null
  );
}

/** A selector that weighs as much as another: what comes last of two that weigh the same, wins. */
function strengthened(selector: string, least: number): string {
  let stronger = selector;
  for (let turn = 0; turn < 3 && weightOf(stronger) < least; turn += 1)
    stronger = turn === 0 ? `:root ${selector}` : `:root${":root".repeat(turn)} ${selector}`;
  return stronger;
}
