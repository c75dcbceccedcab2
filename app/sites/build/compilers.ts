import type { CompileContext, Compiled, CompileFile, FileToCompile } from "./compile-file";
import { compileData, DATA_ENDINGS } from "./data-files/compile-data";
import { compileShader, SHADER_ENDINGS } from "./data-files/compile-shader";
import { FRAMEWORK_COMPILERS } from "./frameworks/framework-compilers";
import { compileStyle } from "./styles/compile-style";
import { STYLE_ENDINGS } from "./styles/style-endings";

/** What a file of these endings is compiled by. A compiler loads its tools when it first needs them. */
export interface Compiler {
  /** With the dot and in small letters, e.g. ".vue"; also of several parts, e.g. ".module.scss". */
  endings: readonly string[];
  compile: CompileFile;
}

/** In the order in which they are asked. */
const COMPILERS: readonly Compiler[] = [
  ...FRAMEWORK_COMPILERS,
  { endings: STYLE_ENDINGS, compile: compileStyle },
  { endings: DATA_ENDINGS, compile: compileData },
  { endings: SHADER_ENDINGS, compile: compileShader },
];

/** Whether a file can be imported because some compiler takes its ending. */
export function hasCompiler(file: string): boolean {
  const name = file.toLowerCase();
  return COMPILERS.some(({ endings }) => endings.some((ending) => name.endsWith(ending)));
}

/** What the first compiler that takes a file makes of it; null when it is left to esbuild. */
export async function compileFile(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  const name = file.path.toLowerCase();
  for (const { endings, compile } of COMPILERS) {
    if (!endings.some((ending) => name.endsWith(ending))) continue;
    const compiled = await compile(file, context).catch((error) => outOfStack(error, file.path));
    if (compiled) return compiled;
  }
  return null;
}

/** A compiler that calls itself for each element in another may get no further; that is the file's. */
function outOfStack(error: unknown, file: string): Compiled {
  if (!(error instanceof RangeError)) throw error;
  const problem = { text: error.message, file: file.slice(1) };
  return { contents: "", loader: "js", errors: [problem] };
}
