import path from "node:path";
import type { Expression } from "acorn";
import { allFiles, type BuildInput } from "../build-input";

/** Most texts that a pattern may have. */
const PARTS = 20;

/** What an import may name: texts, and between two of them whatever the program puts there. */
export interface ImportPattern {
  texts: string[];
}

/**
 * The pattern of an import's argument, as bundlers read it: a template or a sum of texts that begins
 * with "./" or "../".
 *
 * @returns null for what names no files, such as a variable or an address
 */
export function patternOf(argument: Expression): ImportPattern | null {
  const texts = [""];
  const addText = (text: string) => texts.push((texts.pop() ?? "") + text);
  // Sums lean to the left, as long as somebody likes; the stack is our own.
  const open: Expression[] = [argument];
  for (let one = open.pop(); one && texts.length <= PARTS; one = open.pop()) {
    if (one.type === "Literal" && typeof one.value === "string") addText(one.value);
    else if (one.type === "BinaryExpression" && one.operator === "+") {
      if (one.left.type === "PrivateIdentifier") return null;
      open.push(one.right, one.left);
    } else if (one.type === "TemplateLiteral") {
      const { quasis, expressions } = one;
      for (const [index, quasi] of quasis.entries()) {
        addText(quasi.value.cooked ?? "");
        if (index < expressions.length) texts.push("");
      }
    } else {
      texts.push("");
    }
  }
  const isRelative = /^\.\.?\//.test(texts[0] ?? "");
  return isRelative && texts.length > 1 && texts.length <= PARTS ? { texts } : null;
}

/**
 * The project's files that a pattern may name, by what the program would have to say for each. What
 * stands for a part holds no "/", unless it is a whole segment or more of the path.
 *
 * @param importer "/src/main.ts"
 */
export function filesOf(input: BuildInput, { texts }: ImportPattern, importer: string): string[] {
  const [first = "", ...rest] = texts;
  const cut = first.lastIndexOf("/") + 1;
  const said = first.slice(0, cut);
  const folder = path.posix.join("/", path.posix.dirname(importer), said);
  const wanted = [first.slice(cut), ...rest];
  const below = folder.endsWith("/") ? folder : `${folder}/`;
  const found: string[] = [];
  for (const name of allFiles(input)) {
    if (!`/${name}`.startsWith(below)) continue;
    const tail = `/${name}`.slice(below.length);
    if (matches(tail, wanted)) found.push(said + tail);
  }
  return found;
}

/** Whether a text is `texts` with something between each; each part tries each place at most once. */
function matches(text: string, texts: readonly string[]): boolean {
  const [first = "", ...rest] = texts;
  if (!text.startsWith(first)) return false;
  let ends = new Set([first.length]);
  for (const [index, part] of rest.entries()) {
    const isWhole = (texts[index] ?? "").endsWith("/") || texts[index] === "";
    const mayNest = isWhole && (part === "" || part.startsWith("/"));
    const next = new Set<number>();
    for (const end of ends) {
      for (let at = end; at <= text.length; at += 1) {
        if (text.startsWith(part, at)) next.add(at + part.length);
        if (!mayNest && text[at] === "/") break;
      }
    }
    ends = next;
  }
  return ends.has(text.length);
}
