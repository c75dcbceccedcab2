import path from "node:path";
import type { Expression } from "acorn";
import { allFiles } from "../build-input";
import type { Alias } from "../config/project-config";
import { meaningsOf } from "../resolve/aliases";
import type { Surroundings } from "./rewriting";

/** Most texts that a pattern may have. */
const PARTS = 20;

/** What an import may name: texts, and between two of them whatever the program puts there. */
export interface ImportPattern {
  texts: string[];
}

/**
 * The pattern of an import's argument, as bundlers read it: a template or a sum of texts that begins
 * with "./" or "../", or with a name that stands for a folder of the project.
 *
 * @returns null for what names no files, such as a variable or an address
 */
export function patternOf(
  argument: Expression,
  alias: readonly Alias[] = [],
): ImportPattern | null {
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
  const isOwn = /^\.\.?\//.test(texts[0] ?? "") || folderMeant(texts[0] ?? "", alias) !== null;
  return isOwn && texts.length > 1 && texts.length <= PARTS ? { texts } : null;
}

/**
 * The project's files that a pattern may name: what the program would have to say for each, and its path. What stands for
 * a part holds no "/", unless it is a whole segment or more of the path.
 *
 * @param importer "/src/main.ts"
 */
export function filesOf(
  { input, config }: Surroundings,
  { texts }: ImportPattern,
  importer: string,
): [said: string, file: string][] {
  const [first = "", ...rest] = texts;
  const cut = first.lastIndexOf("/") + 1;
  const said = first.slice(0, cut);
  const folder =
    folderMeant(said, config.alias) ?? path.posix.join("/", path.posix.dirname(importer), said);
  const wanted = [first.slice(cut), ...rest];
  const below = folder.endsWith("/") ? folder : `${folder}/`;
  const found: [string, string][] = [];
  for (const name of allFiles(input)) {
    if (!`/${name}`.startsWith(below)) continue;
    const tail = `/${name}`.slice(below.length);
    if (matches(tail, wanted)) found.push([said + tail, `/${name}`]);
  }
  return found;
}

/** The folder that an alias means by the start of a name, "@/views/" → "/src/views/"; null for none. */
function folderMeant(start: string, alias: readonly Alias[]): string | null {
  const folder = start.slice(0, start.lastIndexOf("/") + 1);
  if (folder === "" || /^\.{0,2}\//.test(folder)) return null;
  const [meant] = meaningsOf(folder, alias);
  return meant?.specifier.startsWith("/") ? path.posix.join(meant.specifier, "/") : null;
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
