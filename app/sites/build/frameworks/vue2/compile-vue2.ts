import type { BuildProblem } from "../../build-types";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { fileName } from "../file-types";
import { olderCompiler } from "../older-compilers";
import { isPartQuery } from "../part-query";
import { componentModule } from "./component-module";
import { compileStyleBlock } from "./style-block";
import type { SFCBlock, SFCDescriptor } from "./vue2-compiler";

/** A component of one file for Vue 2, or one of its styles where the query asks for that. */
export async function compileVue2(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  const isStyle = isPartQuery(file.query, "vue");
  if (file.query && !isStyle) return null;
  const { descriptor, problems } = readComponent(file, context);
  if (problems.length > 0) return { contents: "", loader: "js", errors: problems };
  return isStyle
    ? compileStyleBlock(file, descriptor, context)
    : componentModule(file, descriptor, context);
}

function readComponent(
  { path, source }: FileToCompile,
  context: CompileContext,
): { descriptor: SFCDescriptor; problems: BuildProblem[] } {
  const { parse } = olderCompiler("vue2", context.packagesFolder);
  // What it says of errors is not asked: it takes `<img>` for one that is never closed.
  const descriptor = parse({ source, filename: path, sourceMap: false });
  const { script, scriptSetup, template, styles } = descriptor;
  const problems = [script, scriptSetup, template, ...styles].flatMap((block) =>
    block?.src ? takeFromFile(block, path, context) : [],
  );
  if (template?.lang && template.lang !== "html") {
    const text = `Templates in "${template.lang}" are not compiled here. Write this one in HTML.`;
    problems.push({ text, file: fileName(path) });
  }
  return { descriptor, problems };
}

function takeFromFile(block: SFCBlock, path: string, context: CompileContext): BuildProblem[] {
  const { src = "" } = block;
  const found = context.find(src.replace(/^~/, ""), path);
  const content = found === null ? null : context.read(found);
  if (content === null) {
    const text = `${fileName(path)} takes a block from ${src}, which is not in the project.`;
    return [{ text, file: fileName(path) }];
  }
  block.content = content;
  const [, ending] = /\.(\w+)$/.exec(src) ?? [];
  if (ending) block.lang ??= ending;
  return [];
}
