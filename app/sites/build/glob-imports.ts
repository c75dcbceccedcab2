import { type Expression, type Node, type Options, parse } from "acorn";
import { type Loader, type OnLoadResult, type TransformOptions, transform } from "esbuild";
import type { FileTree } from "~/projects/files";
import { filesOf, patternOf } from "./import-pattern";
import { loaderOf } from "./loaders";

/** Most files that the patterns of one module may name. */
const FOUND = 2_000;
/** `import` and `require`, as they are written; the second may have letters as escapes. */
const MENTION = /\b(?:import|require)\b|\\u/g;
/** What may follow that names no file by a pattern: a declaration, `import.meta`, or one plain text. */
const HARMLESS =
  /(?:(?<=import)(?:\s+[\w$"'{*]|["'{*]|\.meta\b)|(?<=import|require)\s*\(\s*(?:"[^"\\\n]*"|'[^'\\\n]*')\s*[),])/y;

/**
 * Whether esbuild might look for files by a pattern in a source: it does so on the host's disk, and
 * asks no plugin. In doubt it might; a name in a comment is enough.
 */
export function mayImportByPattern(source: string): boolean {
  for (const { index, 0: word } of source.matchAll(MENTION)) {
    HARMLESS.lastIndex = index + word.length;
    if (word === "\\u" || !HARMLESS.test(source)) return true;
  }
  return false;
}

/** A module whose imports may name files by a pattern. */
export interface PatternModule {
  source: string;
  loader: Loader;
  /** "/src/main.tsx", or the address that it is. */
  path: string;
  tree: FileTree;
  options: TransformOptions;
}

/**
 * A module without patterns: each becomes the list of the project's files that it may name, and every
 * other argument of `import()` and `require()` that is no plain text is handed in through a function,
 * in which esbuild sees no pattern. esbuild writes the module as plain JavaScript first, so that what
 * is read here is what it would read.
 */
export async function withoutPatterns(module: PatternModule): Promise<OnLoadResult> {
  const { source, loader, options, path } = module;
  const written = await transform(source, {
    ...options,
    loader,
    sourcefile: `project:${path}`,
    sourcesContent: false,
    logLevel: "silent",
  }).catch((error: { errors?: OnLoadResult["errors"] }) => ({ errors: error.errors ?? [] }));
  if ("errors" in written) {
    const errors = written.errors?.map(({ text, location }) => ({
      ...(text ? { text } : {}),
      ...(location ? { location: { ...location, file: path, namespace: "project" } } : {}),
    }));
    return { errors: errors?.length ? errors : [{ text: `${path} cannot be read.` }] };
  }
  const program = parseProgram(written.code);
  if (!program) {
    return { errors: [{ text: `${path} imports by an expression, and could not be read.` }] };
  }
  try {
    return { contents: rewrite(written.code, program, module), loader: "js" };
  } catch (error) {
    if (!(error instanceof TooManyFiles)) throw error;
    return { errors: [{ text: `${path} names more than ${FOUND} files by patterns.` }] };
  }
}

function parseProgram(code: string): Node | null {
  const options: Options = {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowHashBang: true,
  };
  for (const sourceType of ["module", "script"] as const) {
    try {
      return parse(code, { ...options, sourceType });
    } catch {
      // Older scripts are no modules. What nests without end is neither.
    }
  }
  return null;
}

interface Call {
  start: number;
  end: number;
  word: "import" | "require";
  /** What it names, and for an import what it says of that. */
  argument: Expression;
  more: Node | null;
}

class TooManyFiles extends Error {}

function rewrite(code: string, program: Node, { tree, path }: PatternModule): string {
  const pieces: string[] = [];
  let room = FOUND;
  let from = 0;
  const writeTo = (end: number) => {
    pieces.push(code.slice(from, end));
    from = end;
  };
  const write = (call: Call): void => {
    writeTo(call.start);
    const files = filesNamed(call, tree, path);
    room -= files?.length ?? 0;
    if (room < 0) throw new TooManyFiles();
    pieces.push(`(${chooserOf(call.word, files)})((`);
    from = call.argument.start;
    // An argument may hold such a call itself.
    for (const inner of callsIn(call.argument)) write(inner);
    writeTo(call.argument.end);
    pieces.push(")");
    if (call.more) {
      pieces.push(", ");
      from = call.more.start;
      for (const inner of callsIn(call.more)) write(inner);
      writeTo(call.more.end);
    }
    pieces.push(")");
    from = call.end;
  };
  for (const call of callsIn(program)) write(call);
  return pieces.join("") + code.slice(from);
}

/** The files that a call may name; null where it names none by a pattern. */
function filesNamed({ argument }: Call, tree: FileTree, importer: string): string[] | null {
  const pattern = patternOf(argument);
  // Of a data: address nothing is relative.
  if (!pattern || !importer.startsWith("/")) return null;
  return filesOf(tree, pattern, importer).filter((file) => loaderOf(file) !== undefined);
}

function chooserOf(word: Call["word"], files: string[] | null): string {
  if (!files) return `(path, more) => ${word}(path${word === "import" ? ", more" : ""})`;
  const cases = files.map((file) => {
    const name = JSON.stringify(file);
    return `case ${name}: return ${word}(${name});`;
  });
  const problem = 'new Error("Module not found in bundle: " + path)';
  const none = word === "import" ? `return Promise.reject(${problem})` : `throw ${problem}`;
  return `(path) => { switch (path) { ${cases.join(" ")} default: ${none}; } }`;
}

/** The outermost calls below a node, in order, whose argument is no plain text. */
function callsIn(root: Node): Call[] {
  const calls: Call[] = [];
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (Array.isArray(node)) {
      for (const one of node) open.push(one);
    } else if (isNode(node)) {
      const call = callOf(node);
      if (call) calls.push(call);
      else for (const child of Object.values(node)) open.push(child);
    }
  }
  return calls.sort((a, b) => a.start - b.start);
}

function callOf(node: Node): Call | null {
  const { type, start, end } = node;
  if (type === "ImportExpression") {
    const { source, options } = node as unknown as { source: Expression; options?: Node | null };
    const more = options ?? null;
    return isPlain(source) ? null : { start, end, word: "import", argument: source, more };
  }
  if (type !== "CallExpression") return null;
  const { callee, arguments: all } = node as unknown as { callee: Node; arguments: Node[] };
  const argument = all[0] as Expression | undefined;
  const isRequire = (callee as unknown as { name?: string }).name === "require";
  const isOurs = isRequire && callee.type === "Identifier" && all.length === 1;
  if (!isOurs || !argument || (argument.type as string) === "SpreadElement") return null;
  return isPlain(argument) ? null : { start, end, word: "require", argument, more: null };
}

function isPlain({ type, ...rest }: Expression): boolean {
  if (type === "TemplateLiteral") return "expressions" in rest && rest.expressions.length === 0;
  return type === "Literal";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
