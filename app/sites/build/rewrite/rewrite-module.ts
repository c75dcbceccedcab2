import type { Node } from "acorn";
import { type Loader, type OnLoadResult, type TransformOptions, transform } from "esbuild";
import { toBuildInput } from "../build-input";
import { defaultConfig } from "../config/project-config";
import { PROJECT } from "../project-source";
import { moduleAddress } from "../resolve/find-file";
import { mayNameWorker, rewriteAssetUrl, rewriteWorker } from "./asset-urls";
import { rewriteGlob } from "./meta-glob";
import { mayImportByPattern, rewritePattern } from "./pattern-imports";
import { parseProgram } from "./program";
import { rewriteContext } from "./require-context";
import { mayRequireAsset, rewriteRequiredAsset } from "./required-assets";
import { rewriteRequiredLater, withOneRequire } from "./required-later";
import {
  BadGlobError,
  Rewriting,
  type Rule,
  type Surroundings,
  TooManyFilesError,
  writeProgram,
} from "./rewriting";

/** What Vite's modules say of themselves, as far as it is resolved before esbuild reads it. */
const OF_VITE = /\bimport\.meta\.glob|\bnew\s+URL\s*\(|\\u/;

/** In the order in which they are asked. */
const RULES: readonly Rule[] = [
  rewriteContext,
  rewriteRequiredLater,
  rewriteRequiredAsset,
  rewritePattern,
  rewriteGlob,
  rewriteWorker,
  rewriteAssetUrl,
];

/** Whether a script says something that esbuild must not see as it is. In doubt it does. */
export function mayNeedRewriting(source: string): boolean {
  return (
    mayImportByPattern(source) ||
    mayRequireAsset(source) ||
    mayNameWorker(source) ||
    (source.includes("import.meta") && OF_VITE.test(source))
  );
}

/** A module that is to be rewritten. */
export interface ScriptModule {
  source: string;
  loader: Loader;
  /** "/src/main.tsx", or the address that it is. */
  path: string;
  options: TransformOptions;
}

/**
 * A module in which everything is said in words that esbuild takes from memory alone: patterns of
 * `import()` and `require()`, `import.meta.glob`, and addresses beside `import.meta.url`. esbuild writes
 * the module as plain JavaScript first, so that what is read here is what it would read.
 */
export function rewriteModule(project: Surroundings, module: ScriptModule): Promise<OnLoadResult> {
  return rewrite(project, module, RULES);
}

/** The same for a module of a package: what it names by patterns is nowhere. */
export function withoutPatterns(module: ScriptModule): Promise<OnLoadResult> {
  const nothing = { input: toBuildInput(new Map()), config: defaultConfig() };
  return rewrite(nothing, module, [rewritePattern]);
}

async function rewrite(
  project: Surroundings,
  { source, loader, path, options }: ScriptModule,
  rules: readonly Rule[],
): Promise<OnLoadResult> {
  const written = await transform(withOneRequire(source), {
    ...options,
    loader,
    sourcefile: `${PROJECT}:${path}`,
    sourcesContent: false,
    logLevel: "silent",
  }).catch((error: { errors?: OnLoadResult["errors"] }) => ({ errors: error.errors ?? [] }));
  if ("errors" in written) {
    const errors = written.errors?.map(({ text, location }) => ({
      ...(text ? { text } : {}),
      ...(location ? { location: { ...location, file: path, namespace: PROJECT } } : {}),
    }));
    return { errors: errors?.length ? errors : [{ text: `${path} cannot be read.` }] };
  }
  const program: Node | null = parseProgram(written.code);
  if (!program) {
    return { errors: [{ text: `${path} imports by an expression, and could not be read.` }] };
  }
  try {
    const rewriting = new Rewriting(project, path, written.code);
    const contents = writeProgram(written.code, program, { rewriting, rules });
    const lines = rewriting.missing.size > 0 ? source.split("\n") : [];
    const warnings = [...rewriting.missing]
      .map((asked) => missingAddress(asked, { lines, path }))
      .sort((a, b) => a.location.line - b.location.line);
    return { contents, loader: "js", warnings };
  } catch (error) {
    if (error instanceof TooManyFilesError || error instanceof BadGlobError) {
      return { errors: [{ text: `${moduleAddress(path).path} ${error.message}` }] };
    }
    throw error;
  }
}

/** That an address beside `import.meta.url` leads nowhere, at the line where it is written. */
function missingAddress(
  asked: string,
  { lines, path }: { lines: readonly string[]; path: string },
) {
  const at = lines.findIndex((line) => line.includes(asked));
  const lineText = lines[at] ?? "";
  const column = Math.max(lineText.indexOf(asked), 0);
  return {
    text: `There is no file ${asked} in the project: its address leads nowhere.`,
    location: {
      ...{ file: path, namespace: PROJECT, line: Math.max(at, 0) + 1, column },
      // A line of a megabyte is no help to anybody.
      lineText: lineText.slice(0, 200),
    },
  };
}
