import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { readFrontmatter } from "./markdown-component";

/**
 * Markdown as what vite-plugin-markdown exports of it: `html`, the values above it as `attributes`, its headings as `toc`, and
 * itself as `markdown`. Which of them a configuration asks for is not read. Components of React and Vue it makes none.
 *
 * @returns null for Markdown that the project makes nothing of
 */
export async function compileHtmlMarkdown(
  { source }: FileToCompile,
  { input }: CompileContext,
): Promise<Compiled | null> {
  if (!dependsOn(dependenciesOf(input.texts), "vite-plugin-markdown")) return null;
  const { default: MarkdownIt } = await import("markdown-it");
  const { text, above, frontmatter } = await readFrontmatter(source);
  const markdown = text.slice(above);
  const reader = new MarkdownIt({ html: true });
  const tokens = reader.parse(markdown, {});
  const html = reader.renderer.render(tokens, reader.options, {});
  const toc = tokens.flatMap(({ type, tag }, at) => {
    if (type !== "heading_open") return [];
    const parts = tokens[at + 1]?.children ?? [];
    return [{ level: tag.slice(1), content: parts.map(({ content }) => content).join("") }];
  });
  const exported = { attributes: frontmatter, html, toc, markdown };
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return { contents: lines.join(""), loader: "js" };
}
