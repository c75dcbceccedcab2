import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { takeAway } from "../said/take-away";
import type { Part } from "./part";
import { selectorOf } from "./selector-of";

/** Takes a part off the screen: out of its file where nothing else needs it, else out of sight. */
export function takePart(files: FileTree, part: Part, name: string): EditResult {
  if (part.kind === "page") return unchanged("I cannot take the whole page away.");
  if (part.element) return takeAway(files, part.element, name);
  const code = files.get(part.path) ?? "";
  if (!part.cut || /\bref=|\bid="/.test(code.slice(part.start, part.innerStart)))
    return hidePart(files, [part], name);
  const { start, end, rest } = part.cut;
  return edited(
    new Map([[part.path, code.slice(0, start) + rest + code.slice(end)]]),
    `Removed “${name}”.`,
  );
}

/** Hides parts, by a rule: their programs go on as before. */
export function hidePart(files: FileTree, parts: readonly Part[], name: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  const selectors = parts.flatMap((part) => selectorOf(part, files) ?? []);
  if (!styles || css === undefined || selectors.length < parts.length || parts.length === 0)
    return unchanged(`I found no way to hide “${name}”.`);
  const rule = [...new Set(selectors)].join(",\n");
  return edited(
    new Map([[styles, withRule(css, rule, { display: "none" })]]),
    `Hid “${name}”: it is still in the files, where nobody sees it.`,
  );
}
