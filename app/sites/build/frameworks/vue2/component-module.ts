import type { BuildProblem } from "../../build-types";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName, problemAt } from "../file-types";
import { olderCompiler } from "../older-compilers";
import { writeAssets } from "../vue/assets";
import { scriptLoader, styleImports } from "../vue/component-blocks";
import { scopeIdOf } from "../vue/scope-id";
import { importAssets } from "./import-assets";
import type { SFCDescriptor, WarningMessage } from "./vue2-compiler";

/** What a component is called in its module. */
const NAME = "_sfc_main";
/** A script for Vue 2 may have decorators and types. */
const PARSED = ["typescript", "decorators-legacy"] as const;

/** The module of a component for Vue 2: its script, its template as functions, and its styles as imports. */
export function componentModule(
  file: FileToCompile,
  descriptor: SFCDescriptor,
  context: CompileContext,
): Compiled {
  const { path, source } = file;
  const read = scriptLoader(path, descriptor);
  if ("refused" in read) return read.refused;
  const warnings: BuildProblem[] = [];
  try {
    const script = compileScriptBlocks(file, descriptor, context);
    const template = compileTemplateBlock(file, descriptor, script.bindings, context);
    if (template.error) return { contents: "", loader: "js", errors: [template.error] };
    const code = [
      script.code,
      template.code,
      ...styleLines(path, descriptor),
      ...options(path, descriptor, { context, hasRender: template.code !== "" }),
      `export default ${NAME};`,
      // Without it Vue does not find the default of a component that comes late: in a bundle nothing else tells a module.
      "export const __esModule = true;",
    ].join("\n");
    return {
      contents: writeAssets(importAssets(code), path, { context, warnings }),
      loader: read.loader,
      warnings,
    };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const text = (message.split("\n")[0] ?? message).replace(/\s*\(\d+:\d+\)$/, "");
    return { contents: "", loader: "js", errors: [problemAt(text, { path, source, ...loc })] };
  }
}

type Bindings = NonNullable<NonNullable<SFCDescriptor["script"]>["bindings"]>;

function compileScriptBlocks(
  { path }: FileToCompile,
  descriptor: SFCDescriptor,
  context: CompileContext,
): { code: string; bindings?: Bindings } {
  const { script, scriptSetup } = descriptor;
  if (!script && !scriptSetup) return { code: `const ${NAME} = {};` };
  const { compileScript, rewriteDefault } = olderCompiler("vue2", context.packagesFolder);
  const isProd = context.mode === "release";
  const { content, bindings } = scriptSetup
    ? compileScript(descriptor, { id: scopeIdOf(path), isProd, sourceMap: false })
    : { content: script?.content ?? "", bindings: undefined };
  const code = rewriteDefault(content, NAME, [...PARSED]);
  return { code, ...(bindings ? { bindings } : {}) };
}

function compileTemplateBlock(
  { path, source }: FileToCompile,
  { template }: SFCDescriptor,
  bindings: Bindings | undefined,
  context: CompileContext,
): { code: string; error?: BuildProblem } {
  if (!template) return { code: "" };
  const { compileTemplate } = olderCompiler("vue2", context.packagesFolder);
  const { code, errors } = compileTemplate({
    source: template.content,
    filename: path,
    isProduction: context.mode === "release",
    isFunctional: Boolean(template.attrs.functional),
    transformAssetUrls: true,
    prettify: false,
    ...(bindings ? { bindings } : {}),
    compilerOptions: { whitespace: "condense", outputSourceRange: true },
  });
  const [first] = errors;
  // A script may import something of the same name.
  if (!first)
    return { code: code.replace(/^(?:var )?(?=(?:render|staticRenderFns)\b)/gm, "$&_sfc_") };
  const { msg, start } = typeof first === "string" ? ({ msg: first } as WarningMessage) : first;
  const before = source.slice(0, template.start + (start ?? 0));
  const line = before.split("\n").length;
  return { code: "", error: problemAt(msg.split("\n")[0] ?? msg, { path, source, line }) };
}

function styleLines(path: string, descriptor: SFCDescriptor): string[] {
  const { imports, modules } = styleImports(path, descriptor);
  const given = modules.map(({ name, local }) => `this[${name}] = ${local};`).join(" ");
  return modules.length > 0 ? [...imports, `const _styles = function () { ${given} };`] : imports;
}

/** What the loader of Vue 2 gives a component: a class has its options as a property. */
function options(
  path: string,
  { template, styles }: SFCDescriptor,
  { context, hasRender }: { context: CompileContext; hasRender: boolean },
): string[] {
  const name = "_sfc_options";
  const lines = [`const ${name} = typeof ${NAME} === "function" ? ${NAME}.options : ${NAME};`];
  if (hasRender) {
    lines.push(
      `${name}.render = _sfc_render;`,
      `${name}.staticRenderFns = _sfc_staticRenderFns;`,
      `${name}._compiled = true;`,
      ...(template?.attrs.functional ? [`${name}.functional = true;`] : []),
    );
  }
  if (styles.some((style) => style.scoped)) {
    lines.push(`${name}._scopeId = ${JSON.stringify(`data-v-${scopeIdOf(path)}`)};`);
  }
  if (styles.some((style) => style.module)) {
    lines.push(`${name}.beforeCreate = [].concat(${name}.beforeCreate ?? [], _styles);`);
  }
  // What Vue names in its warnings.
  if (context.mode !== "release") {
    lines.push(`${name}.__file = ${JSON.stringify(fileName(path))};`);
  }
  return lines;
}
