import type { Loader, OnLoadResult, PartialMessage } from "esbuild";
import type { BuildProblem } from "../build-types";
import type { CompileContext } from "../compile-file";
import { compileFile } from "../compilers";
import { mayImportByPattern, withoutPatterns } from "../glob-imports";
import { languageOptions, loaderOf, withJsxRuntime } from "../loaders";
import { withoutMapComments, withoutOthersMaps } from "../map-comments";
import { PROJECT, type ProjectSource } from "../project-source";
import { findImported, moduleAddress } from "../resolve/find-file";

/** What compilers of a project's files may know. */
export function compileContext(source: ProjectSource): CompileContext {
  const { input, mode, kind, config, isHot = false } = source;
  const context: CompileContext = {
    ...{ input, mode, kind, config, isHot },
    find(specifier, importer) {
      const found = findImported(source, specifier, importer);
      return found.is === "file" ? found.file : null;
    },
    compile: (part) => compileFile(part, context),
  };
  return context;
}

/** What loads the project's own modules, e.g. "/src/App.vue?vue&type=style". */
export function moduleLoader(source: ProjectSource): (module: string) => Promise<OnLoadResult> {
  const { input, check } = source;
  const context = compileContext(source);
  return async (module) => {
    const { path, query } = moduleAddress(module);
    const file = path.slice(1);
    check?.onReached(path);
    const text = withoutMapComments(input.texts.get(file) ?? "");
    const compiled = await compileFile({ path, source: text, query }, context);
    if (compiled?.errors?.length) return { errors: compiled.errors.map(toMessage) };
    const loader = compiled?.loader ?? loaderOf(file);
    if (!loader) return { errors: [{ text: `${file} cannot be imported.` }] };
    const contents = compiled ? withoutOthersMaps(compiled.contents) : text;
    const loaded = await loadSource(source, module, { contents, loader });
    const warnings = [...(loaded.warnings ?? []), ...(compiled?.warnings ?? []).map(toMessage)];
    return { ...loaded, warnings };
  };
}

/** A module's source as esbuild may have it: it names no files by patterns. */
export async function loadSource(
  source: ProjectSource,
  module: string,
  { contents: given, loader }: { contents: string; loader: Loader },
): Promise<OnLoadResult> {
  const { input, mode } = source;
  const isScript = loader === "js" || loader === "jsx" || loader === "ts" || loader === "tsx";
  const contents = isScript ? withJsxRuntime(given) : given;
  if (!isScript || !mayImportByPattern(contents)) return { contents, loader };
  const options = {
    ...languageOptions(source),
    ...(mode === "release" ? {} : { sourcemap: "inline" as const }),
  };
  return withoutPatterns({ source: contents, loader, path: module, tree: input.texts, options });
}

/** A problem as esbuild tells it. */
function toMessage({
  text,
  file,
  line = 1,
  column = 1,
  lineText = "",
}: BuildProblem): PartialMessage {
  if (!file) return { text };
  const location = { file: `/${file}`, namespace: PROJECT, line, column: column - 1, lineText };
  return { text, location };
}
