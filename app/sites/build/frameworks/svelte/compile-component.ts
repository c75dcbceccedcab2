import { LRUCache } from "lru-cache";
import type { Warning } from "svelte/compiler";
import type { BuildProblem } from "../../build-types";
import type { CompileContext, FileToCompile } from "../../compile-file";
import { problemAt, withMap } from "../file-types";
import { compileSvelte4 } from "./compile-svelte4";
import { withPlainStyles } from "./plain-styles";
import { withoutTypes } from "./without-types";

interface Place {
  line: number;
  column: number;
}

export interface CompiledComponent {
  script: string;
  style: string;
  warnings: BuildProblem[];
  errors: BuildProblem[];
}

/** Where a project says so. They are read as text, and never run. */
const CONFIGS = ["js", "ts", "mjs", "cjs"].flatMap((end) => [
  `vite.config.${end}`,
  `svelte.config.${end}`,
]);
/** A component's script and its style are asked for one after the other. */
const componentCache = new LRUCache<string, Promise<CompiledComponent>>({ max: 50 });

/** @throws what Svelte's compiler says, with its place */
export function compileComponent(
  file: FileToCompile,
  context: CompileContext,
): Promise<CompiledComponent> {
  // Styles may import others of the project, which make them another result.
  const isAlone = !/<style\b[^>]*\blang=|@(?:import|apply|reference|use)\b/.test(file.source);
  if (!isAlone) return compile(file, context);
  const { mode, isHot, config } = context;
  const key = JSON.stringify([file.path, file.source, mode, isHot, config.older]);
  const known = componentCache.get(key);
  if (known) return known;
  const compiled = compile(file, context);
  componentCache.set(key, compiled);
  compiled.catch(() => componentCache.delete(key));
  return compiled;
}

async function compile(file: FileToCompile, context: CompileContext): Promise<CompiledComponent> {
  const { path } = file;
  const { packagesFolder } = context;
  const { source, problems } = await withPlainStyles(file, context);
  const dev = context.mode !== "release";
  const customElement = isElement(source, context);
  const result =
    context.config.older === "svelte4"
      ? await compileSvelte4(source, path, {
          ...{ dev, isHot: context.isHot, css: "external", packagesFolder, customElement },
        })
      : await compileNewest(source, path, { dev, isHot: context.isHot, customElement });
  return {
    script: withMap(result.js.code, path, result.js.map),
    style: result.css?.code ?? "",
    warnings: result.warnings.map((warning) => toWarning(warning, file)),
    errors: problems,
  };
}

/** A component that names an element, of a project whose configuration says that such become elements of the browser. */
function isElement(source: string, { input: { texts } }: CompileContext): boolean {
  if (!/<svelte:options\b[^>]*\b(?:tag|customElement)\s*=/.test(source)) return false;
  return CONFIGS.some((file) => /\bcustomElement\s*:\s*true\b/.test(texts.get(file) ?? ""));
}

async function compileNewest(
  source: string,
  path: string,
  { dev, isHot, customElement }: { dev: boolean; isHot: boolean; customElement: boolean },
) {
  const { compile: compileText } = await import("svelte/compiler");
  const options = {
    filename: path,
    rootDir: "/",
    generate: "client",
    dev,
    css: customElement ? "injected" : "external",
    hmr: isHot && !customElement,
    customElement,
  } as const;
  try {
    return compileText(source, options);
  } catch (error) {
    // Svelte removes types by itself, but not what TypeScript has beyond them: enums, decorators.
    if ((error as { code?: string }).code !== "typescript_invalid_feature") throw error;
    return compileText(await withoutTypes(source, path), options);
  }
}

function toWarning(
  { message, start }: Pick<Warning, "message"> & { start?: Place | undefined },
  { path, source }: FileToCompile,
): BuildProblem {
  const text = message.split("\nhttps://svelte.dev")[0] ?? message;
  const place = start ? { line: start.line, column: start.column + 1 } : {};
  return problemAt(text, { path, source, ...place });
}
