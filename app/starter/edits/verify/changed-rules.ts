import type { Part } from "../parts/part";
import { onceForBoth } from "./once-for-both";

/** The selectors of rules that one state has and another has not. Ten checks of an edit ask. */
export const selectorsChanged = onceForBoth((one, other): readonly string[] => {
  return [...one].flatMap(([path, css]) => {
    if (!path.endsWith(".css") || other.get(path) === css) return [];
    const was = withoutRemarks(other.get(path) ?? "");
    return [...withoutRemarks(css).matchAll(/(?<=^|[{}])([^{}]+)\{[^{}]*\}/g)].flatMap(
      ([rule, prelude = ""]) => (was.includes(rule.trim()) ? [] : prelude.split(",")),
    );
  });
});

/** What is imported in front of a rule is none of it. What has no end is looked for once, or not far. */
function withoutRemarks(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)|@import [^;]{0,500};/g, "");
}

/** Whether a rule with this selector is about a part. */
export function isNamedBy({ id, classes, tag }: Part, selector: string): boolean {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  const ids = [...last.matchAll(/#([\w-]+)/g)].map((match) => match[1] ?? "");
  const named = [...last.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? "");
  const own = /^[a-z][\w-]*/.exec(last)?.[0];
  return (
    ids.every((one) => one === id) &&
    named.every((one) => classes.includes(one)) &&
    (own === undefined || own === tag) &&
    (ids.length > 0 || named.length > 0 || own !== undefined)
  );
}
