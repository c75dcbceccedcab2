import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { Look } from "../../said/measures";
import { readTokens, writeTokens } from "../../tokens";
import { FAMILIES, withFamily } from "../fonts";
import type { Order } from "../order";

/**
 * Sets the fonts that a page names by variables.
 *
 * @param names of those variables, such as `--font`
 * @returns null where the stylesheet has not all of them: then a rule must do
 */
export function fontTokens(
  files: Order["files"],
  kind: keyof typeof FAMILIES,
  names: readonly string[],
): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const { family, name } = FAMILIES[kind];
  const tokens = readTokens(css);
  if (!styles || !names.every((one) => tokens.has(one))) return null;
  const first = (value: string) => value.split(",")[0]?.trim();
  // Another face behind the same one changes nothing that is seen.
  if (names.every((one) => first(tokens.get(one) ?? "") === first(family)))
    return unchanged(
      `It is set in ${name} already, which is the one that I know for that: say “a handwritten font”, “a serif” or “a sans serif”.`,
    );
  const next = withFamily(
    writeTokens(css, Object.fromEntries(names.map((one) => [one, family]))),
    kind,
  );
  const what =
    names.length > 1 ? "Everything is" : names[0] === "--font" ? "The text is" : "The headings are";
  return next === css
    ? unchanged("It is set in that already.")
    : edited(new Map([[styles, next]]), `${what} set in ${name} now.`);
}

/** One rule for all of a kind, which weighs as much as those that are there. */
export function ruled(
  files: Order["files"],
  selectors: readonly string[],
  looks: readonly Look[],
  name: string,
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  const winning = selectors
    .map((selector) => (selector === "body" ? selector : `:root ${outranking(selector, files)}`))
    .join(",\n");
  let next = css;
  for (const selector of selectors)
    if (looks.some(({ property }) => property === "font-size")) {
      // Each has a size of its own that is a step more or less.
      const sizes = looks.filter(({ property }) => property === "font-size");
      const own = outranking(selector, files);
      for (const { declare } of sizes)
        next = withRule(
          next,
          `:root ${own}`,
          declare(css, own === selector ? [selector] : [own.slice(selector.length)]),
        );
    }
  for (const { declare, property } of looks)
    if (property !== "font-size") next = withRule(next, winning, declare(css, [...selectors]));
  if (next === css) return unchanged("It looks like that already.");
  return edited(
    new Map([[styles, next]]),
    looks.map((look) => look.said.replace("{}", name)).join(" "),
  );
}

/** The headline with its class, where the page has a rule for that inside of something: one for `h1` would be outranked by it. */
function outranking(selector: string, files: Order["files"]): string {
  if (selector !== "h1") return selector;
  const name = /<h1\b[^>]*class="(?<name>[\w-]+)/.exec(files.get(PAGE) ?? "")?.groups?.name;
  const css = files.get(shapeOf(files).styles ?? "") ?? "";
  return name && css.includes(` .${name} {`) ? `${selector}.${name}` : selector;
}
