import type { BuildProblem } from "../../build-types";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName, loaderOfLanguage, problemAt } from "../file-types";
import { olderCompiler } from "../older-compilers";
import { partQuery } from "../part-query";
import { writeAssets } from "../vue/assets";
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
  const language = descriptor.scriptSetup?.lang ?? descriptor.script?.lang;
  const loader = loaderOfLanguage(language);
  if (!loader) {
    const text = `Scripts in "${language}" are not compiled here. Write this one in TypeScript or JavaScript.`;
    return { contents: "", loader: "js", errors: [{ text, file: fileName(path) }] };
  }
  const warnings: BuildProblem[] = [];
  try {
    const script = compileScriptBlocks(file, descriptor, context);
    const template = compileTemplateBlock(file, descriptor, script.bindings, context);
    if (template.error) return { contents: "", loader: "js", errors: [template.error] };
    const code = [
      script.code,
      template.code,
      ...styleImports(path, descriptor),
      ...options(path, descriptor, { context, hasRender: template.code !== "" }),
      `export default ${NAME};`,
    ].join("\n");
    return {
      contents: writeAssets(importAssets(code), path, { context, warnings }),
      loader,
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

function styleImports(path: string, descriptor: SFCDescriptor): string[] {
  const modules: string[] = [];
  const imports = descriptor.styles.map((style, index) => {
    const from = JSON.stringify(path + partQuery("vue", index, style.module ? "module" : ""));
    if (!style.module) return `import ${from};`;
    const name = style.module === true ? "$style" : style.module;
    modules.push(`this[${JSON.stringify(name)}] = _style_${index};`);
    return `import _style_${index} from ${from};`;
  });
  if (modules.length > 0) imports.push(`const _styles = function () { ${modules.join(" ")} };`);
  return imports;
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
