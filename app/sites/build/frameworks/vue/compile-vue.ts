import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { isPartQuery } from "../part-query";
import { compileVue2 } from "../vue2/compile-vue2";
import { componentModule } from "./component-module";
import { readComponent } from "./read-component";
import { compileStyleBlock } from "./style-block";

/** A Vue component of one file, or one of its styles where the query asks for that. */
export async function compileVue(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  if (context.config.older === "vue2") return compileVue2(file, context);
  const isStyle = isPartQuery(file.query, "vue");
  if (file.query && !isStyle) return null;
  const parts = await readComponent(file, context);
  if (parts.problems.length > 0) return { contents: "", loader: "js", errors: parts.problems };
  return isStyle
    ? compileStyleBlock(file, parts.descriptor, context)
    : componentModule(file, parts.descriptor, context);
}
