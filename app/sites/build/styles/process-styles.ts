import path from "node:path/posix";
import type { AcceptedPlugin } from "postcss";
import type { CompileContext } from "../compile-file";
import { loadAutoprefixer, loadNested, loadPostcss, loadPostcssImport } from "./compilers";
import { ownStylesheet, withImportsFirst, withPackageImports, withRootedUrls } from "./style-tree";
import { tailwind3 } from "./tailwind3";

/** Browsers that prefixes are written for, as autoprefixer has it without a word; no file is asked. */
const BROWSERS = ["> 0.5%", "last 2 versions", "Firefox ESR", "not dead"];
const NESTING = /^(?:postcss-nested|tailwindcss\/nesting|@tailwindcss\/nesting)$/;
/** `@import "tailwindcss/base"` is another word for `@tailwind base`. */
export const TAILWIND_PART = /^tailwindcss\/(base|components|utilities|variants)(?:\.css)?$/;

/** What is asked of postcss. */
export interface Processing {
  hasTailwind3: boolean;
  hasNesting: boolean;
  hasPrefixes: boolean;
}

/** What a project asks of postcss for a stylesheet; null for nothing. */
export function processingOf({ config }: CompileContext, hasTailwind3: boolean): Processing | null {
  const names = Object.keys(config.postcss ?? {});
  const hasNesting = names.some((name) => NESTING.test(name));
  const hasPrefixes = names.includes("autoprefixer");
  return hasTailwind3 || hasNesting || hasPrefixes
    ? { hasTailwind3, hasNesting, hasPrefixes }
    : null;
}

/** Processes a stylesheet. @param file e.g. "/src/index.css" */
export async function processStyles(
  css: string,
  file: string,
  { context, how }: { context: CompileContext; how: Processing },
): Promise<string> {
  const postcss = await loadPostcss();
  const from = { from: file, map: false } as const;
  // Tailwind's layers count in what a stylesheet imports too; otherwise each file is processed alone.
  const whole = how.hasTailwind3 ? await withImports(css, file, context) : css;
  const plugins: AcceptedPlugin[] = [];
  if (how.hasNesting) plugins.push((await loadNested())());
  if (how.hasTailwind3) plugins.push(await tailwind3(whole, context));
  if (how.hasPrefixes) {
    const autoprefixer = await loadAutoprefixer();
    plugins.push(autoprefixer({ overrideBrowserslist: BROWSERS, stats: {} }));
  }
  const { css: processed } = await postcss(plugins).process(whole, from);
  return withImportsFirst(processed);
}

/** A stylesheet with those of the project that it imports in their places. */
async function withImports(css: string, file: string, context: CompileContext): Promise<string> {
  const postcss = await loadPostcss();
  const inline = await loadPostcssImport();
  const left = new Set<string>();
  const prepared = (text: string, of: string) =>
    withPackageImports(text, (id) => {
      const isLeft = !TAILWIND_PART.test(id) && ownStylesheet(id, of, context) === null;
      if (isLeft) left.add(id);
      return isLeft;
    });
  const plugin = inline({
    filter: (id) => !left.has(id) && !/^(?:[a-z]+:)?\/\//.test(id),
    // Whatever begins with "/" is not looked for on any disk.
    resolve: (id, base) => ownStylesheet(id, `${base}/-.css`, context)?.path ?? `/${id}`,
    load: (name) => {
      const [, layer] = TAILWIND_PART.exec(name.slice(1)) ?? [];
      if (layer) return `@tailwind ${layer};`;
      const text = context.input.texts.get(name.slice(1)) ?? "";
      return prepared(withRootedUrls(text, name), name);
    },
  });
  const whole = prepared(css, file);
  if (!/@import\s/.test(whole)) return whole;
  return (await postcss([plugin]).process(whole, { from: path.join("/", file), map: false })).css;
}
