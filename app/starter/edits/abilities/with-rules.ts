import type { FileTree } from "~/projects/files";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";

/** The stylesheet with more rules; null where there is none. */
export function withRules(
  files: FileTree,
  rules: readonly [selector: string, declarations: Record<string, string>][],
  more = "",
): Map<string, string> | null {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  const next = rules.reduce((text, [selector, values]) => withRule(text, selector, values), css);
  return new Map([[styles, more === "" ? next : `${next.replace(/\n*$/, "\n")}\n${more}`]]);
}
