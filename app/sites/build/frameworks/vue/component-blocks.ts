import type { Loader } from "esbuild";
import type { Compiled } from "../../compile-file";
import { fileName, loaderOfLanguage } from "../file-types";
import { partQuery } from "../part-query";

/** What components of Vue 2 and of the newest have in common. */
interface Component {
  script: { lang?: string } | null;
  scriptSetup: { lang?: string } | null;
  styles: readonly { module?: string | boolean }[];
}

/** What esbuild is to take a component's script for; or that its language is none that is compiled here. */
export function scriptLoader(
  path: string,
  { script, scriptSetup }: Component,
): { loader: Loader } | { refused: Compiled } {
  const language = scriptSetup?.lang ?? script?.lang;
  const loader = loaderOfLanguage(language);
  if (loader) return { loader };
  const text = `Scripts in "${language}" are not compiled here. Write this one in TypeScript or JavaScript.`;
  return { refused: { contents: "", loader: "js", errors: [{ text, file: fileName(path) }] } };
}

/** The imports of a component's styles; and those whose classes have names, by what the component calls them. */
export function styleImports(
  path: string,
  { styles }: Component,
): { imports: string[]; modules: { name: string; local: string }[] } {
  const modules: { name: string; local: string }[] = [];
  const imports = styles.map(({ module }, index) => {
    const from = JSON.stringify(path + partQuery("vue", index, module ? "module" : ""));
    if (!module) return `import ${from};`;
    const local = `_style_${index}`;
    modules.push({ name: JSON.stringify(module === true ? "$style" : module), local });
    return `import ${local} from ${from};`;
  });
  return { imports, modules };
}
