import type { Loader, OnLoadResult } from "esbuild";
import { withNodeGlobals } from "../../packages/resolve/node-globals";
import { withAutoImports } from "../auto-imports/add-imports";
import { importedText } from "../build-input";
import type { CompileContext } from "../compile-file";
import { compileFile } from "../compilers";
import { toMessage } from "../esbuild-problems";
import { languageOptions, loaderOf, withJsxRuntime } from "../loaders";
import { withoutMapComments, withoutOthersMaps } from "../map-comments";
import { withOwnIcons } from "../packages/icon-barrels";
import type { ProjectSource } from "../project-source";
import { findImported, moduleAddress } from "../resolve/find-file";
import { mayNeedRewriting, rewriteModule } from "../rewrite/rewrite-module";
import { packageStyles } from "../styles/package-styles";
import { withVariantGroups } from "../styles/unocss";
import { unocssSettings } from "../styles/unocss-settings";
import { withCalledNamespaces } from "./called-namespaces";
import { loadAsked } from "./load-asked";
import { withPublicPath } from "./public-path";

/** Sources in whose markup classes are written. */
const MARKED_UP = /\.(?:vue|svelte|[jt]sx)$/;

/** What compilers of a project's files may know. */
export function compileContext(source: ProjectSource): CompileContext {
  const { input, mode, kind, config, isHot = false } = source;
  const context: CompileContext = {
    ...{ input, mode, kind, config, isHot },
    packages: packageStyles(source.packages),
    packagesFolder: source.store.packages,
    find(specifier, importer) {
      const found = findImported(source, specifier, importer);
      return found.is === "file" ? found.file : null;
    },
    read: (place) => input.texts.get(place.slice(1)) ?? null,
    compile: (part) => compileFile(part, context),
  };
  return context;
}

/** What loads the project's own modules, e.g. "/src/App.vue?vue&type=style". */
export function moduleLoader(source: ProjectSource): (module: string) => Promise<OnLoadResult> {
  const { input, check } = source;
  const context = compileContext(source);
  const hasGroups = unocssSettings(source.config.unocss).hasGroups;
  const withGroups = (text: string, path: string) =>
    hasGroups && MARKED_UP.test(path) ? withVariantGroups(text) : text;
  return async (module) => {
    const { path, query } = moduleAddress(module);
    const file = path.slice(1);
    check?.onReached(path);
    const asked = loadAsked(source, module);
    if (asked) return asked;
    const written = withoutMapComments(importedText(input, file) ?? "");
    const text = await withGroups(withOwnIcons(written, source.packages), path);
    const compiled = await compileFile({ path, source: text, query }, context);
    if (compiled?.errors?.length) return { errors: compiled.errors.map(toMessage) };
    const loader = compiled?.loader ?? loaderOf(file);
    if (!loader) return { errors: [{ text: notImported(file) }] };
    const contents = compiled ? withoutOthersMaps(compiled.contents) : text;
    const loaded = await loadSource(source, module, { contents, loader });
    const warnings = [...(loaded.warnings ?? []), ...(compiled?.warnings ?? []).map(toMessage)];
    return { ...loaded, warnings };
  };
}

/** Why a file is no module, and what to write in its place. */
function notImported(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return `${file} cannot be imported as it is: ask for its text with "${name}?raw", or for its address with "${name}?url".`;
}

/** A script in words that count today. */
function asWritten(source: string, { hasBuffer = false }: ProjectSource["config"]): string {
  const called = withCalledNamespaces(withJsxRuntime(source));
  return withNodeGlobals(withPublicPath(called), hasBuffer);
}

/** A module's source as esbuild may have it: it says nothing that is not in memory. */
export async function loadSource(
  source: ProjectSource,
  module: string,
  { contents: given, loader }: { contents: string; loader: Loader },
): Promise<OnLoadResult> {
  const { mode, config } = source;
  const isScript = loader === "js" || loader === "jsx" || loader === "ts" || loader === "tsx";
  const written = isScript ? asWritten(given, config) : given;
  const { autoImports } = config;
  const contents =
    isScript && autoImports
      ? await withAutoImports(written, autoImports, {
          ...{ path: moduleAddress(module).path, loader, options: languageOptions(source) },
        })
      : written;
  if (!isScript || !mayNeedRewriting(contents)) return { contents, loader };
  const options = {
    ...languageOptions(source),
    ...(mode === "release" ? {} : { sourcemap: "inline" as const }),
  };
  return rewriteModule(source, { source: contents, loader, path: module, options });
}
