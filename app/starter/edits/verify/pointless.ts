import type { FileTree } from "~/projects/files";
import { partsOf } from "../parts/parts-of";
import { isNamedBy, selectorsChanged } from "./changed-rules";

/** Rules that nothing on the screen has: they would change nothing. */
export function pointless(before: FileTree, after: FileTree): string[] {
  const parts = partsOf(after);
  const programs = [...after]
    .filter(([path]) => /\.(?:[jt]sx?)$/.test(path))
    .map(([, code]) => code)
    .join("\n");
  const named = (selector: string) =>
    /^(?::root|html|body|\*|@|\[)/.test(selector.trim()) ||
    parts.some((part) => isNamedBy(part, selector)) ||
    [
      ...(
        selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? ""
      ).matchAll(/[.#]([\w-]+)/g),
    ].some(([, name = ""]) =>
      new RegExp(`["'\`](?:[^"'\`\\n]* )?${name}(?: [^"'\`\\n]*)?["'\`]`).test(programs),
    );
  const fresh = selectorsChanged(after, before);
  const isCss = [...after].some(([path, css]) => path.endsWith(".css") && before.get(path) !== css);
  const isOnlyCss =
    isCss && [...after].every(([path, text]) => path.endsWith(".css") || before.get(path) === text);
  if (isOnlyCss && fresh.length === 0) return ["what it looks like already"];
  return fresh.length > 0 && !fresh.some(named) ? fresh.map((one) => one.trim()).slice(0, 1) : [];
}
