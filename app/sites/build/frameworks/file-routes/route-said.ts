import { parseExpressionAt } from "acorn";
import { asRecord } from "../../config/values";
import { lateYaml } from "../../data-files/late-yaml";
import { writtenValue } from "../../data-files/written-value";

const BLOCK = /<route(?:\s+lang=["'](\w{1,10})["'])?\s*>/;
const MACRO = "definePage(";

/**
 * What a page says of its route: in a block of its own (`<route lang="yaml">`), or in `definePage({ … })`. Nothing of it is
 * run; what is no plain value is left out.
 */
export function saidOfRoute(source: string): Record<string, unknown> {
  return { ...inMacro(source), ...inBlock(source) };
}

function inBlock(source: string): Record<string, unknown> {
  const [opening = "", language] = BLOCK.exec(source) ?? [];
  const start = opening === "" ? -1 : source.indexOf(opening) + opening.length;
  const end = start < 0 ? -1 : source.indexOf("</route>", start);
  if (end < 0) return {};
  const text = source.slice(start, end);
  try {
    const isYaml = language === "yaml" || language === "yml";
    return asRecord(isYaml ? lateYaml().parse(text, { uniqueKeys: false }) : writtenValue(text));
  } catch {
    return {};
  }
}

function inMacro(source: string): Record<string, unknown> {
  const at = source.indexOf(MACRO);
  if (at < 0) return {};
  const start = at + MACRO.length;
  try {
    const { end } = parseExpressionAt(source, start, { ecmaVersion: "latest" });
    return asRecord(writtenValue(source.slice(start, end)));
  } catch {
    return {};
  }
}
