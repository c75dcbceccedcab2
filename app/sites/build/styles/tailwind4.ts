import { createHash } from "node:crypto";
import path from "node:path/posix";
import { LRUCache } from "lru-cache";
import type { BuildProblem } from "../build-types";
import type { CompileContext } from "../compile-file";
import { loadScanner, loadTailwind4 } from "./compilers";
import { packageClasses, sourcesIn } from "./package-classes";
import { candidatesOf, classSources } from "./sources";
import {
  ownStylesheet,
  shippedStylesheet,
  withImportsFirst,
  withPackageImports,
  withRootedUrls,
} from "./style-tree";
import { moduleLoader } from "./tailwind4-modules";

/** A stylesheet that is compiled, and to which classes can be added. */
interface Compiler {
  build(candidates: string[]): string;
  /** What it was made of: name → content. */
  read: ReadonlyMap<string, string>;
  /** The classes that it has been given. */
  given: Set<string>;
  needsClasses: boolean;
  warnings: readonly BuildProblem[];
}

/** Compilers by the stylesheet that they are of. */
const compilerCache = new LRUCache<string, Compiler>({ max: 40 });
/** `Features.Utilities` of Tailwind, which is an enumeration of types alone. */
const UTILITIES = 16;

/**
 * Compiles a stylesheet with Tailwind 4. An edit that only adds classes adds them to what is compiled;
 * any other compiles it anew, so that what a site gets depends on its own sources and nothing before.
 *
 * @param file e.g. "/src/index.css"
 */
export async function compileTailwind4(
  css: string,
  file: string,
  context: CompileContext,
): Promise<{ css: string; warnings: readonly BuildProblem[] }> {
  const setups = JSON.stringify([...context.config.tailwind]);
  const key = createHash("sha256").update(`${file}\0${setups}\0${css}`).digest("hex");
  const candidates = await scan(css, context);
  let compiler = compilerCache.get(key);
  if (!compiler || !isCurrent(compiler, context) || !isPart(compiler.given, candidates)) {
    compiler = await makeCompiler(css, file, context);
    compilerCache.set(key, compiler);
  }
  const added = compiler.needsClasses
    ? [...candidates].filter((one) => !compiler.given.has(one))
    : [];
  for (const candidate of added) compiler.given.add(candidate);
  return { css: withImportsFirst(compiler.build(added)), warnings: compiler.warnings };
}

async function makeCompiler(css: string, file: string, context: CompileContext): Promise<Compiler> {
  const { compile } = await loadTailwind4();
  const read = new Map<string, string>();
  const warnings: BuildProblem[] = [];
  const isLeft = (importer: string) => (id: string) =>
    shippedStylesheet(id) === null && ownStylesheet(id, importer, context) === null;
  const compiled = await compile(withPackageImports(css, isLeft(file)), {
    base: path.dirname(file),
    loadModule: moduleLoader(context, (warning) => warnings.push(warning)),
    async loadStylesheet(id, base) {
      const importer = `${base}/-.css`;
      const shipped = shippedStylesheet(id);
      const sheet = shipped ?? ownStylesheet(id, importer, context);
      if (!sheet) throw new Error(`There is no stylesheet ${id}.`);
      if (shipped) return { path: sheet.path, base: "/", content: sheet.content };
      read.set(sheet.path, sheet.content);
      const content = withRootedUrls(sheet.content, sheet.path);
      return {
        path: sheet.path,
        base: path.dirname(sheet.path),
        content: withPackageImports(content, isLeft(sheet.path)),
      };
    },
  });
  return {
    build: (candidates) => compiled.build(candidates),
    read,
    given: new Set(),
    needsClasses: (compiled.features & UTILITIES) !== 0,
    warnings,
  };
}

function isCurrent({ read }: Compiler, { input }: CompileContext): boolean {
  return [...read].every(([file, content]) => input.texts.get(file.slice(1)) === content);
}

function isPart(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const one of part) if (!whole.has(one)) return false;
  return true;
}

/**
 * Every class that a project's sources may name, and those of packages that its stylesheet names. The scanner reads texts, never
 * files.
 */
async function scan(css: string, { input, packages }: CompileContext): Promise<Set<string>> {
  const { Scanner } = await loadScanner();
  const sources = [...classSources(input), ...packageClasses(sourcesIn(css), packages)];
  return candidatesOf(sources, {
    name: "tailwind 4",
    scan: ({ content, extension }) =>
      new Scanner({ sources: [] }).scanFiles([{ content, extension }]),
  });
}
