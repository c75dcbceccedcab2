import type { BuildProblem } from "../../build-types";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { asRecord } from "../../config/values";
import { lateYaml } from "../../data-files/late-yaml";
import { withHeadingIds } from "./heading-ids";
import { type MdxTools, mdxTools, providerOf } from "./mdx-tools";

export const MDX_ENDINGS = [".mdx", ".md"];

/** What its compiler writes first: which library makes elements is the project's matter. */
const PRAGMAS = /^(?:\/\*@jsx\w*[^*]*\*\/\n?)+/;
/** Values before the text, between two lines of dashes. */
const FRONTMATTER = /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;
const EXPORTS_FRONTMATTER = /^export\s+(?:const|let|var|function)\s+frontmatter\b/m;

/**
 * MDX as a component, by its own compiler: its text is Markdown, its tags and braces are JSX. Plugins of a project are
 * programs and none of them runs; what the usual ones add is there where the project names them, and others are told.
 *
 * @returns null for Markdown that the project's tools make no component of
 */
export async function compileMdx(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  const tools = mdxTools(context.input.texts);
  const isMdx = /\.mdx$/i.test(file.path);
  if (file.query || (!isMdx && !tools.compilesMarkdown)) return null;
  const source = file.source.replaceAll("\r\n", "\n");
  let written: string;
  try {
    written = await toJsx(source, file.path, tools, context);
  } catch (error) {
    return { contents: "", loader: "jsx", errors: [problemOf(error, file.path, source)] };
  }
  const code = written.replace(PRAGMAS, "") + frontmatterOf(source);
  // What a framework makes of JSX by itself is its own compiler's.
  const part = { path: `${file.path}.jsx`, source: code, query: "" };
  const compiled = (await context.compile(part)) ?? { contents: code, loader: "jsx" as const };
  return { ...compiled, warnings: [...(compiled.warnings ?? []), ...tools.leftOut] };
}

async function toJsx(
  source: string,
  path: string,
  { hasTables, hasHeadingIds }: MdxTools,
  context: CompileContext,
): Promise<string> {
  const [{ compile }, { default: frontmatter }, { default: tables }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-frontmatter"),
    import("remark-gfm"),
  ]);
  const provider = providerOf(context.input.texts, path);
  const made = await compile(
    { path, value: source },
    {
      jsx: true,
      development: context.mode !== "release",
      remarkPlugins: [[frontmatter, ["yaml", "toml"]], ...(hasTables ? [tables] : [])],
      rehypePlugins: hasHeadingIds ? [withHeadingIds] : [],
      ...(provider ? { providerImportSource: provider } : {}),
    },
  );
  return String(made);
}

/** What a file says of itself before its text, for who imports that by its usual name. */
function frontmatterOf(source: string): string {
  if (EXPORTS_FRONTMATTER.test(source)) return "";
  const [, text] = FRONTMATTER.exec(source) ?? [];
  if (text === undefined) return "\nexport const frontmatter = undefined;\n";
  try {
    const value = lateYaml().parse(text, { uniqueKeys: false, prettyErrors: false });
    return `\nexport const frontmatter = ${JSON.stringify(asRecord(value))};\n`;
  } catch {
    return "\nexport const frontmatter = {};\n";
  }
}

/** What keeps a file from being compiled, at its place. */
function problemOf(error: unknown, path: string, source: string): BuildProblem {
  const { reason, message, line, column } = error as {
    reason?: string;
    message: string;
    line?: number | null;
    column?: number | null;
  };
  const file = path.slice(1);
  const text = `${file} is no MDX that can be read: ${reason ?? message}`;
  if (!line) return { text, file };
  const lineText = source.split("\n")[line - 1] ?? "";
  return { text, file, line, ...(column ? { column } : {}), lineText };
}
