import type * as TypeScript from "typescript";
import type { FileTree } from "~/projects/files";
import { toBuildInput } from "./build-input";
import type { BuildProblem } from "./build-types";
import { configOf } from "./config/read-config";
import { BROKEN, UNKNOWN_NAMES } from "./diagnostic-codes";
import { detectKind, importsOf, type SiteKind } from "./kinds";
import { findImported } from "./resolve/find-file";
import { readSiteSource } from "./site-source";
import { TypeHost } from "./type-host";

/** What is checked at most: files, and characters of all of them. */
const BOUNDS = { files: 300, characters: 2_000_000 };
const TOLD = 10;
const CODE = /\.(?:tsx?|mts|jsx?|mjs)$/;
const TYPED = /\.(?:tsx?|mts)$/;

/**
 * What is surely wrong where types say so: missing arguments and props, calls of what is no function,
 * members whose name is misspelt, components that are none.
 */
const MISFITS = new Set([2554, 2741, 2739, 2740, 2349, 2351, 2551, 2604, 2786]);
/** A prop that the component does not take is no other misfit of types. */
const UNKNOWN_PROP = /does not exist on type 'IntrinsicAttributes/;

/** Kinds whose sources are all TypeScript or JavaScript, with JSX as TypeScript means it. */
const CHECKED = new Set<SiteKind>(["vanilla", "react", "preact", "lit"]);

/** What is checked: of a whole tree what was touched, and what depends on it. */
export interface TypeCheck {
  tree: [path: string, content: string][];
  touched: string[];
  /** The product's folder, where the types of libraries are. */
  root: string;
}

/**
 * What TypeScript says of a project that matters to running it. Its other opinions are its author's to
 * ask for. Packages without types are taken for anything.
 *
 * @returns at most {@link TOLD}; empty for what is not compiled, or more than is checked
 */
export async function checkTypes({ tree, touched, root }: TypeCheck): Promise<BuildProblem[]> {
  const files: FileTree = new Map(tree);
  if (!CHECKED.has(detectKind(files)) || !isWithin(files)) return [];
  const wanted = dependentsOf(files, touched);
  if (wanted.length === 0) return [];
  const ts = (await import("typescript")).default;
  const host = new TypeHost(ts, files, root);
  const program = ts.createProgram({
    rootNames: wanted.map((file) => host.nameOf(file)),
    options: host.options,
    host: host.host,
  });
  const hasGlobals = bringsGlobals(files);
  const problems: BuildProblem[] = [];
  for (const file of wanted) {
    const source = program.getSourceFile(host.nameOf(file));
    if (!source) continue;
    for (const diagnostic of program.getSemanticDiagnostics(source)) {
      if (problems.length === TOLD) return problems;
      if (!matters(ts, diagnostic, { source, isTyped: TYPED.test(file), hasGlobals })) continue;
      const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      // Where the product is, is nobody's to know.
      const said = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
      const text = said.replaceAll(`${root}/`, "").slice(0, 300);
      problems.push({ text, file, line: line + 1, column: character + 1 });
    }
  }
  return problems;
}

function isWithin(files: FileTree): boolean {
  let characters = 0;
  for (const content of files.values()) characters += content.length;
  return files.size <= BOUNDS.files && characters <= BOUNDS.characters;
}

/** Sources that were touched, and all that import them, however far. */
function dependentsOf(files: FileTree, touched: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  const project = { input: toBuildInput(files), config: configOf(files) };
  for (const [file, source] of files) {
    if (!CODE.test(file)) continue;
    for (const specifier of importsOf(source)) {
      const found = findImported(project, specifier, `/${file}`);
      const target = found.is === "file" ? found.file?.slice(1) : undefined;
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const found = new Set<string>();
  const open = touched.filter((file) => files.has(file) && CODE.test(file));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(importers.get(file) ?? []));
  }
  return [...found].filter((file) => !/\.(?:config|test|spec)\.[a-z]+$/.test(file)).sort();
}

/** Whether a page loads scripts that may bring names along, such as a chart library's. */
function bringsGlobals(files: FileTree): boolean {
  const source = readSiteSource(toBuildInput(files), { config: configOf(files) });
  return (
    source.ok && source.pages.some(({ outline }) => outline.scripts.some((one) => one.isClassic))
  );
}

function matters(
  ts: typeof TypeScript,
  { code, start, messageText }: TypeScript.Diagnostic,
  of: { source: TypeScript.SourceFile; isTyped: boolean; hasGlobals: boolean },
): boolean {
  if (UNKNOWN_NAMES.has(code)) {
    return !of.hasGlobals && !isType(ts, of.source, start ?? 0);
  }
  if (BROKEN.has(code)) return true;
  if (!of.isTyped) return false;
  if (code === 2322) {
    return UNKNOWN_PROP.test(ts.flattenDiagnosticMessageText(messageText, " "));
  }
  return MISFITS.has(code);
}

/** Whether what stands at a place is a type: nothing of it is left when the page runs. */
function isType(ts: typeof TypeScript, source: TypeScript.SourceFile, at: number): boolean {
  let node: TypeScript.Node | undefined = source;
  while (node) {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return true;
    node = ts.forEachChild(node, (child) =>
      child.getStart(source) <= at && at < child.end ? child : undefined,
    );
  }
  return false;
}
