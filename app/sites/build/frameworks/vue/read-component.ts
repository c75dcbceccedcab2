import type { SFCBlock, SFCDescriptor } from "@vue/compiler-sfc";
import type { BuildProblem } from "../../build-types";
import type { CompileContext, FileToCompile } from "../../compile-file";
import { fileName, problemAt } from "../file-types";
import { readsTypes, withPaths } from "./type-files";

/** A component's parts, with what other files they were said to be in. */
export interface ComponentParts {
  descriptor: SFCDescriptor;
  problems: BuildProblem[];
}

/** Reads a component of one file (`.vue`), and what its blocks take from others with `src`. */
export async function readComponent(
  { path, source }: FileToCompile,
  context: CompileContext,
): Promise<ComponentParts> {
  const { parse } = await import("@vue/compiler-sfc");
  const followed = readsTypes(source) ? withPaths(source, path, context) : source;
  const { descriptor, errors } = parse(followed, { filename: path, sourceMap: false });
  const problems = errors.map((error) => {
    const start = "loc" in error ? error.loc?.start : undefined;
    return problemAt(error.message, { path, source, ...start });
  });
  const { script, scriptSetup, template, styles } = descriptor;
  for (const block of [script, scriptSetup, template, ...styles]) {
    if (block?.src) problems.push(...takeFromFile(block, path, context));
  }
  const language = template?.lang;
  if (language && language !== "html") {
    const text = `Templates in "${language}" are not compiled here. Write this one in HTML.`;
    problems.push(problemAt(text, { path, source, ...template.loc.start }));
  }
  return { descriptor, problems };
}

function takeFromFile(block: SFCBlock, path: string, context: CompileContext): BuildProblem[] {
  const { src = "" } = block;
  const found = context.find(src, path);
  const content = found === null ? null : context.read(found);
  if (content === null) {
    return [{ text: `${fileName(path)} takes a block from ${src}, which is not in the project.` }];
  }
  block.content = content;
  block.lang ??= /\.(\w+)$/.exec(src)?.[1];
  // Its places are another file's.
  delete block.map;
  return [];
}
