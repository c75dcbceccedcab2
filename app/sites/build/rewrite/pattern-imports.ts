import type { Expression, Node } from "acorn";
import { isAssetName, isLoadable } from "../load/loadable";
import { filesOf, type ImportPattern, patternOf } from "./import-pattern";
import { asCall, isName } from "./program";
import { requiredAsset } from "./required-assets";
import type { Parts, Rewriting } from "./rewriting";

/** `import` and `require`, as they are written: a name may have any of its letters as an escape. */
const MENTION = /\b(?:import|require)\b|\\u(?:00|\{0*)(?:6[59dDfF]|7[01245])/g;
/**
 * What may follow that names no file by a pattern: a declaration, `import.meta`, one plain text, or after `require`,
 * mostly in a comment, another word. Only a type can stand between that and what is called: `(require as any)(…)`.
 */
const HARMLESS =
  /(?:(?<=import)(?:\s+[\w$"'{*]|["'{*]|\.meta\b)|(?<=require)\s+(?!as\b|satisfies\b)[\w$]|(?<=import|require)\s*\(\s*(?:"[^"\\\n]*"|'[^'\\\n]*')\s*[),])/y;

const MODULE_ENDING = /\.(?:[cm]?[jt]sx?|vue|svelte|json)$/;
const INDEX = /\/index\.(?:[cm]?[jt]sx?|vue|svelte)$/;

/**
 * Whether esbuild might look for files by a pattern in a source: it does so on the host's disk, and
 * asks no plugin. In doubt it might; a name in a comment is enough.
 */
export function mayImportByPattern(source: string): boolean {
  for (const { index, 0: word } of source.matchAll(MENTION)) {
    HARMLESS.lastIndex = index + word.length;
    if (word.startsWith("\\") || !HARMLESS.test(source)) return true;
  }
  return false;
}

/**
 * An `import()` or `require()` whose argument is no plain text: a pattern becomes the list of the
 * project's files that it may name, and every other argument is handed in through a function, in which
 * esbuild sees no pattern.
 */
export function rewritePattern(node: Node, rewriting: Rewriting): Parts | null {
  const call = callOf(node);
  if (!call) return null;
  const { argument, more } = call;
  const files = filesNamed(argument, rewriting);
  const parts = [`(${chooserOf(call.word, files, rewriting)})((`, argument, ")"];
  return [...parts, ...(more ? [", ", more] : []), ")"];
}

interface Call {
  word: "import" | "require";
  /** What it names, and for an import what it says of that. */
  argument: Expression;
  more: Node | null;
}

function callOf(node: Node): Call | null {
  if (node.type === "ImportExpression") {
    const { source, options } = node as unknown as { source: Expression; options?: Node | null };
    return isPlain(source) ? null : { word: "import", argument: source, more: options ?? null };
  }
  const call = asCall(node, "CallExpression");
  const [argument, ...others] = (call?.arguments ?? []) as Expression[];
  if (!call || !argument || others.length > 0 || !isName(call.callee, "require")) return null;
  if ((argument.type as string) === "SpreadElement") return null;
  return isPlain(argument) ? null : { word: "require", argument, more: null };
}

function isPlain({ type, ...rest }: Expression): boolean {
  if (type === "TemplateLiteral") return "expressions" in rest && rest.expressions.length === 0;
  return type === "Literal";
}

/** The files that an argument may name, by what the program would have to say for each; null where it names none by a pattern. */
function filesNamed(
  argument: Expression,
  rewriting: Rewriting,
): ReadonlyMap<string, string> | null {
  const { project, path, isFile } = rewriting;
  const pattern = patternOf(argument, project.config.alias);
  if (!pattern || !isFile) return null;
  const found = filesOf(project, pattern, path).filter(([, file]) => isLoadable(file));
  return withoutEndings(rewriting.count(found), pattern);
}

/** What webpack lets people leave out where a name ends in what the program puts there: endings, and "/index". */
function withoutEndings(
  found: readonly [string, string][],
  { texts }: ImportPattern,
): ReadonlyMap<string, string> {
  const names = new Map(found);
  if (texts.at(-1) !== "") return names;
  for (const cut of [MODULE_ENDING, INDEX]) {
    for (const [name, file] of found) {
      const short = name.replace(cut, "");
      if (!names.has(short)) names.set(short, file);
    }
  }
  return names;
}

function chooserOf(
  word: Call["word"],
  files: ReadonlyMap<string, string> | null,
  rewriting: Rewriting,
): string {
  if (!files) return `(path, more) => ${word}(path${word === "import" ? ", more" : ""})`;
  const cases = [...files].map(([said, file]) => {
    const isAddress = word === "require" && isAssetName(file);
    const given = isAddress ? requiredAsset(file, rewriting) : `${word}(${JSON.stringify(file)})`;
    return `case ${JSON.stringify(said)}: return ${given};`;
  });
  const problem = 'new Error("Module not found in bundle: " + path)';
  const none = word === "import" ? `return Promise.reject(${problem})` : `throw ${problem}`;
  return `(path) => { switch (path) { ${cases.join(" ")} default: ${none}; } }`;
}
