import type * as TypeScript from "typescript";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { problemAt, withMap } from "../file-types";
import { inlineResources, readResources } from "./resources";

/** What decorators of Angular, or its inputs as signals, are found by. */
const OF_ANGULAR = /@angular\/core/;

/**
 * A TypeScript module of an Angular project, for the compiler that Angular loads in the browser: the
 * parameters of constructors and inputs as signals become what that compiler can see, templates and
 * styles of other files stand in the component.
 */
export async function compileAngular(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  const { path, source, query } = file;
  if (context.kind !== "angular" || query || !OF_ANGULAR.test(source)) return null;
  const [{ default: ts }, { constructorParametersDownlevelTransform: forBrowser }] =
    await Promise.all([import("typescript"), import("@angular/compiler-cli/private/tooling")]);
  const program = programOf(ts, path, source);
  const sourceFile = program.getSourceFile(path);
  if (!sourceFile) return null;
  const [wrong] = program.getSyntacticDiagnostics(sourceFile);
  if (wrong) {
    const { line, character } = sourceFile.getLineAndCharacterOfPosition(wrong.start ?? 0);
    const text = ts.flattenDiagnosticMessageText(wrong.messageText, " ");
    const at = { path, source, line: line + 1, column: character + 1 };
    return { contents: "", loader: "js", errors: [problemAt(text, at)] };
  }
  const { resources, problems } = await readResources(ts, sourceFile, { path, context });
  if (problems.length > 0) return { contents: "", loader: "js", errors: problems };
  let code = "";
  let map: unknown = null;
  const write = (name: string, text: string) => {
    if (name.endsWith(".map")) map = JSON.parse(text);
    else code = text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "");
  };
  const before = [inlineResources(ts, resources), forBrowser(program)];
  program.emit(sourceFile, write, undefined, false, { before });
  return { contents: withMap(code, path, context.mode === "release" ? null : map), loader: "js" };
}

/** A program of one file, which reads nothing else: each module is compiled by itself. */
function programOf(ts: typeof TypeScript, path: string, source: string): TypeScript.Program {
  const options: TypeScript.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    experimentalDecorators: true,
    useDefineForClassFields: false,
    isolatedModules: true,
    noResolve: true,
    noLib: true,
    sourceMap: true,
    types: [],
  };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
  return ts.createProgram([path], options, {
    getSourceFile: (name) => (name === path ? file : undefined),
    fileExists: (name) => name === path,
    readFile: (name) => (name === path ? source : undefined),
    directoryExists: () => false,
    getDefaultLibFileName: () => "lib.d.ts",
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  });
}
