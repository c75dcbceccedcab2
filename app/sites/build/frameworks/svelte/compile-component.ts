import { LRUCache } from "lru-cache";
import type { Warning } from "svelte/compiler";
import type { BuildProblem } from "../../build-types";
import type { CompileContext, FileToCompile } from "../../compile-file";
import { problemAt, withMap } from "../file-types";
import { compileAnyPlacement } from "./any-placement";
import { withPlainStyles } from "./plain-styles";
import { withoutTypes } from "./without-types";

export interface CompiledComponent {
  script: string;
  style: string;
  warnings: BuildProblem[];
  errors: BuildProblem[];
}

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
  const key = JSON.stringify([file.path, file.source, mode, isHot, config.componentApi]);
  const known = componentCache.get(key);
  if (known) return known;
  const compiled = compile(file, context);
  componentCache.set(key, compiled);
  compiled.catch(() => componentCache.delete(key));
  return compiled;
}

async function compile(file: FileToCompile, context: CompileContext): Promise<CompiledComponent> {
  const { path } = file;
  const { componentApi } = context.config;
  const { source, problems } = await withPlainStyles(file, context);
  const { compile: compileSource } = await import("svelte/compiler");
  const options = {
    filename: path,
    rootDir: "/",
    generate: "client",
    dev: context.mode !== "release",
    css: "external",
    // What wraps a component, so that it can be replaced, is no class.
    hmr: context.isHot && !componentApi,
    ...(componentApi ? { compatibility: { componentApi } } : {}),
  } as const;
  const compileText = (text: string) => compileSource(text, options);
  const run = componentApi ? (text: string) => compileAnyPlacement(text, compileText) : compileText;
  let result: ReturnType<typeof compileText>;
  try {
    result = run(source);
  } catch (error) {
    // Svelte removes types by itself, but not what TypeScript has beyond them: enums, decorators.
    if ((error as { code?: string }).code !== "typescript_invalid_feature") throw error;
    result = run(await withoutTypes(source, path));
  }
  return {
    script: withMap(result.js.code, path, result.js.map),
    style: result.css?.code ?? "",
    warnings: result.warnings.map((warning) => toWarning(warning, file)),
    errors: problems,
  };
}

function toWarning({ message, start }: Warning, { path, source }: FileToCompile): BuildProblem {
  const text = message.split("\nhttps://svelte.dev")[0] ?? message;
  const place = start ? { line: start.line, column: start.column + 1 } : {};
  return problemAt(text, { path, source, ...place });
}
