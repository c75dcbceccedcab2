import type { PageModule } from "./start";

export interface Metadata {
  title?: string | { default?: string; template?: string; absolute?: string } | null;
}

/** The title that a page and its layouts ask for, the innermost first. */
export async function titleOf(
  modules: readonly PageModule[],
  props: Record<string, unknown>,
): Promise<string | null> {
  let title: string | null = null;
  let template = "%s";
  for (const module of modules) {
    const said = (await metadataOf(module, props))?.title;
    if (typeof said === "string") title = template.replace("%s", said);
    else if (said) title = said.absolute ?? said.default ?? title;
    if (said && typeof said === "object" && said.template) template = said.template;
  }
  return title;
}

async function metadataOf(module: PageModule, props: Record<string, unknown>) {
  try {
    return module.metadata ?? (await module.generateMetadata?.(props));
  } catch {
    // A title that needs a server is none.
    return null;
  }
}
