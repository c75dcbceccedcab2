import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { KeptResults, nameOf } from "../../kept-results";
import { isPartQuery } from "../part-query";
import { compileVue2 } from "../vue2/compile-vue2";
import { componentModule } from "./component-module";
import { readComponent } from "./read-component";
import { compileStyleBlock } from "./style-block";

/** Vue's compiler takes some milliseconds for each component, and a project has hundreds. */
const keptModules = new KeptResults<Compiled>({
  characters: 20_000_000,
  lengthOf: ({ contents }) => contents.length,
});

/** A Vue component of one file, or one of its styles where the query asks for that. */
export async function compileVue(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  if (context.config.older === "vue2") return compileVue2(file, context);
  const isStyle = isPartQuery(file.query, "vue");
  if (file.query && !isStyle) return null;
  if (isStyle) return compileParts(file, context, compileStyleBlock);
  const { path, source } = file;
  const { mode, isHot } = context;
  // Its styles are imports of it, and what they are made of is not looked at here.
  return keptModules.of(nameOf([path, source, mode, isHot]), context, (places) =>
    compileParts(file, { ...context, ...places }, componentModule),
  );
}

async function compileParts(
  file: FileToCompile,
  context: CompileContext,
  compile: typeof componentModule,
): Promise<Compiled> {
  const { descriptor, problems } = await readComponent(file, context);
  if (problems.length > 0) return { contents: "", loader: "js", errors: problems };
  return compile(file, descriptor, context);
}
