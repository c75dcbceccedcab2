import type { BuildProblem } from "../../build-types";
import type { CompileContext } from "../../compile-file";
import { fileName } from "../file-types";

/** How Vue's compiler writes the import of a picture that a template names. */
const IMPORT = /^import (_imports_\d+) from (["'])(.+?)\2;?$/gm;

/**
 * A component's module, in which pictures that are not in the project are the addresses that the
 * template says: a browser shows that they are missing, and the rest of the page.
 */
export function writeAssets(
  code: string,
  path: string,
  { context, warnings }: { context: CompileContext; warnings: BuildProblem[] },
): string {
  return code.replace(IMPORT, (all, name: string, _quote: string, address: string) => {
    if (context.find(address, path) !== null || /^[\w@]/.test(address)) return all;
    warnings.push({
      text: `${fileName(path)} shows ${address}, which is not in the project.`,
      file: fileName(path),
    });
    return `const ${name} = ${JSON.stringify(address)};`;
  });
}
