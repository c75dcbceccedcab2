import type { CompileFile } from "../../compile-file";
import { dependenciesOf } from "../detection/package-json";
import { endingOf, loaderOfLanguage } from "../file-types";

const SCOPE = "@vanilla-extract/css/fileScope";
/** Whose names of classes begin with the file's, as the library itself has it for development. */
const PACKAGE = "app";

/**
 * A module of styles of vanilla-extract, "look.css.ts". Its own tools run it while they build; in a browser the library
 * writes the styles by itself, once it is told which file they are of.
 */
export const compileStyleModule: CompileFile = async ({ path, source, query }, { input }) => {
  if (query || source.includes(SCOPE)) return null;
  if (!Object.hasOwn(dependenciesOf(input.texts), "@vanilla-extract/css")) return null;
  const [file, name] = [path.slice(1), PACKAGE].map((text) => JSON.stringify(text));
  // On the first line: all others keep their numbers. An import of its own is followed before the rest of the module.
  const start = `import { setFileScope as __setFileScope, endFileScope as __endFileScope } from ${JSON.stringify(SCOPE)};`;
  const contents = `${start} __setFileScope(${file}, ${name}); ${source}\n__endFileScope();\n`;
  return { contents, loader: loaderOfLanguage(endingOf(path)) ?? "ts" };
};
