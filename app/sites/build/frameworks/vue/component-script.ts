import type { BindingMetadata, SFCDescriptor } from "@vue/compiler-sfc";
import type { CompileContext, FileToCompile } from "../../compile-file";
import { scopeIdOf } from "./scope-id";
import { typeFiles } from "./type-files";

export interface ComponentScript {
  code: string;
  bindings?: BindingMetadata;
  /** The template is in it, as the function that `setup` returns. */
  hasTemplate: boolean;
}

/** A component's scripts as one, which names the component. */
export async function compileComponentScript(
  { path }: FileToCompile,
  descriptor: SFCDescriptor,
  { name, context }: { name: string; context: CompileContext },
): Promise<ComponentScript> {
  const { script, scriptSetup, template } = descriptor;
  if (!script && !scriptSetup) return { code: `const ${name} = {};`, hasTemplate: false };
  const { compileScript, invalidateTypeCache } = await import("@vue/compiler-sfc");
  // Apart, a template can be replaced while the state of its component stays.
  const hasTemplate = Boolean(scriptSetup && template && !template.src && !context.isHot);
  const { fs, read } = typeFiles(context);
  try {
    const { content, bindings } = compileScript(descriptor, {
      id: scopeIdOf(path),
      isProd: context.mode === "release",
      inlineTemplate: hasTemplate,
      genDefaultAs: name,
      templateOptions: { transformAssetUrls: { includeAbsolute: true } },
      fs,
      sourceMap: false,
    });
    return { code: content, ...(bindings ? { bindings } : {}), hasTemplate };
  } finally {
    // The compiler remembers files by their names, which the next project has too.
    for (const file of read) invalidateTypeCache(file);
  }
}
