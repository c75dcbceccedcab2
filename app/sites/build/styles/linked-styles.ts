import path from "node:path/posix";
import type { BuildProblem } from "../build-types";
import type { CompileContext } from "../compile-file";
import type { SourcePage } from "../site-page";
import { compileStyle, STYLE_ENDINGS } from "./compile-style";

/** What stylesheets that pages link came to. */
export interface LinkedStyles {
  /** "src/index.css" → CSS; those that are served as they are written are not in it. */
  files: Map<string, string>;
  warnings: BuildProblem[];
  problems: BuildProblem[];
}

/** Compiles the stylesheets of a project that its pages link: no script imports them. */
export async function compileLinkedStyles(
  pages: readonly SourcePage[],
  context: CompileContext,
): Promise<LinkedStyles> {
  const linked: LinkedStyles = { files: new Map(), warnings: [], problems: [] };
  for (const file of linkedBy(pages, context)) {
    const source = context.input.texts.get(file) ?? "";
    const compiled = await compileStyle({ path: `/${file}`, source, query: "" }, context);
    if (!compiled) continue;
    linked.files.set(file, compiled.contents);
    linked.warnings.push(...(compiled.warnings ?? []));
    linked.problems.push(...(compiled.errors ?? []));
  }
  return linked;
}

function linkedBy(pages: readonly SourcePage[], { input }: CompileContext): Set<string> {
  const files = new Set<string>();
  for (const page of pages) {
    for (const { name, value } of page.outline.links) {
      if (
        name !== "href" ||
        !STYLE_ENDINGS.some((ending) => value.split(/[?#]/)[0]?.endsWith(ending))
      )
        continue;
      const [address = ""] = value.split(/[?#]/);
      const folder = address.startsWith("/") ? "/" : path.dirname(`/${page.path}`);
      const file = path.join(folder, address).slice(1);
      const found = [file, `public/${file}`].find((one) => input.texts.has(one));
      if (found) files.add(found);
    }
  }
  return files;
}
