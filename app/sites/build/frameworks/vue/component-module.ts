import type { SFCDescriptor } from "@vue/compiler-sfc";
import type { BuildProblem } from "../../build-types";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName, problemAt } from "../file-types";
import { writeAssets } from "./assets";
import { compileVueJsx } from "./compile-vue-jsx";
import { scriptLoader, styleImports } from "./component-blocks";
import { type ComponentScript, compileComponentScript } from "./component-script";
import { hotLines } from "./hot-component";
import { IS_MODULE } from "./late-module";
import { scopeIdOf } from "./scope-id";

/** What a component is called in its module. */
const NAME = "_sfc_main";

/** The module of a component: its script, its template as a function, and its styles as imports. */
export async function componentModule(
  file: FileToCompile,
  descriptor: SFCDescriptor,
  context: CompileContext,
): Promise<Compiled> {
  const { path } = file;
  const read = scriptLoader(path, descriptor);
  if ("refused" in read) return read.refused;
  const { loader } = read;
  const warnings: BuildProblem[] = [];
  try {
    const script = await compileComponentScript(file, descriptor, { name: NAME, context });
    const template = script.hasTemplate
      ? null
      : await compileTemplateBlock(file, descriptor, { script, context, warnings });
    const styles = styleLines(path, descriptor);
    const code = [
      script.code,
      template,
      ...styles,
      ...properties(path, descriptor, context, template !== null),
      context.isHot && hotLines(NAME, scopeIdOf(path), [script.code, ...styles].join("\n")),
      `export default ${NAME};`,
      !context.isHot && IS_MODULE,
    ];
    const contents = writeAssets(code.filter(Boolean).join("\n"), path, { context, warnings });
    if (loader !== "jsx" && loader !== "tsx") return { contents, loader, warnings };
    const compiled = await compileVueJsx({
      path: `${path}.${loader}`,
      source: contents,
      query: "",
    });
    return { ...compiled, warnings };
  } catch (error) {
    return { contents: "", loader: "js", errors: [problemOf(error, file)] };
  }
}

async function compileTemplateBlock(
  { path }: FileToCompile,
  descriptor: SFCDescriptor,
  how: { script: ComponentScript; context: CompileContext; warnings: BuildProblem[] },
): Promise<string | null> {
  const { template } = descriptor;
  if (!template) return null;
  const { compileTemplate } = await import("@vue/compiler-sfc");
  const isTyped = /^tsx?$/.test(descriptor.scriptSetup?.lang ?? descriptor.script?.lang ?? "");
  const { code, errors, tips } = compileTemplate({
    source: template.content,
    ...(template.src || !template.ast ? {} : { ast: template.ast }),
    filename: path,
    id: scopeIdOf(path),
    scoped: descriptor.styles.some((style) => style.scoped),
    slotted: descriptor.slotted,
    isProd: how.context.mode === "release",
    transformAssetUrls: { includeAbsolute: true },
    compilerOptions: {
      ...(how.script.bindings ? { bindingMetadata: how.script.bindings } : {}),
      expressionPlugins: isTyped ? ["typescript"] : [],
    },
  });
  how.warnings.push(...tips.map((text) => ({ text, file: fileName(path) })));
  const [error] = errors;
  if (error) throw typeof error === "string" ? new Error(error) : error;
  return code.replace(/\nexport (function|const) render/, "\n$1 _sfc_render");
}

function styleLines(path: string, descriptor: SFCDescriptor): string[] {
  const { imports, modules } = styleImports(path, descriptor);
  const given = modules.map(({ name, local }) => `${name}: ${local}`).join(", ");
  return modules.length > 0 ? [...imports, `${NAME}.__cssModules = { ${given} };`] : imports;
}

function properties(
  path: string,
  descriptor: SFCDescriptor,
  context: CompileContext,
  hasRender: boolean,
): string[] {
  const lines: string[] = [];
  const id = scopeIdOf(path);
  if (hasRender) lines.push(`${NAME}.render = _sfc_render;`);
  if (descriptor.styles.some((style) => style.scoped)) {
    lines.push(`${NAME}.__scopeId = ${JSON.stringify(`data-v-${id}`)};`);
  }
  if (context.mode !== "release") {
    // What Vue names in its warnings, and finds again when a module is replaced.
    lines.push(`${NAME}.__file = ${JSON.stringify(fileName(path))};`);
    lines.push(`${NAME}.__hmrId = ${JSON.stringify(id)};`);
  }
  return lines;
}

/** The line of an excerpt that is underlined. */
const MARKED_LINE = /\n(\d+)\s*\|[^\n]*\n\s*\|\s*\^/;

/** Errors of Vue's compilers name a place of the file, or one inside the block that Babel read. */
function problemOf(error: unknown, { path, source }: FileToCompile): BuildProblem {
  const { message, loc } = error as {
    message: string;
    loc?: { line?: number; column?: number; start?: { line: number; column: number } };
  };
  const text = (message.split("\n")[0] ?? message)
    .replace(/^\[(?:@vue\/compiler-sfc|vue\/compiler-sfc)\]\s*/, "")
    .replace(/\s*\(\d+:\d+\)$/, "");
  // Babel counts from where a block begins; the excerpt in the message has the file's own lines.
  const line = loc?.start?.line ?? Number(MARKED_LINE.exec(message)?.[1] ?? loc?.line ?? 0);
  const column = loc?.start?.column;
  return problemAt(text, { path, source, line, ...(column ? { column } : {}) });
}
