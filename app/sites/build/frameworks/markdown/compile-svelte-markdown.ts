import { parse } from "acorn";
import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { compileSvelte } from "../svelte/compile-svelte";
import { readMarkdownComponent } from "./markdown-component";

/** Names with "$" are Svelte's own. */
const NAME = /^[A-Za-z_]\w*$/;
const CONFIG = /^svelte\.config\.[cm]?[jt]s$/;

/**
 * Markdown as a component of Svelte, as mdsvex has it: its text is markup, with expressions, components and scripts in
 * it, and what stands above it are variables and the export `metadata`. Its layouts and plugins are left out.
 *
 * @returns null for Markdown that the project makes no component of
 */
export async function compileSvelteMarkdown(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  if (context.kind !== "svelte" || !isComponent(file.path, context.input.texts)) return null;
  const { html, blocks, frontmatter } = await readMarkdownComponent(file.source, (code) =>
    code.replace(/[{}]/g, (brace) => (brace === "{" ? "&#123;" : "&#125;")),
  );
  const names = Object.keys(frontmatter).filter(isVariable);
  const taken = names.length > 0 ? `const { ${names.join(", ")} } = metadata;` : "";
  const metadata = JSON.stringify(frontmatter).replaceAll("</", "<\\/");
  const head = `<script context="module">export const metadata = ${metadata}; ${taken}</script>`;
  return compileSvelte({ ...file, source: [head, ...blocks, html].join("\n") }, context);
}

/** Whether a value can be had by its name alone: "class" is a word of the language, and `metadata` holds all of them. */
function isVariable(name: string): boolean {
  if (!NAME.test(name) || name === "metadata") return false;
  try {
    return parse(`const ${name} = 0;`, { ecmaVersion: "latest", sourceType: "module" }) !== null;
  } catch {
    return false;
  }
}

function isComponent(path: string, texts: ReadonlyMap<string, string>): boolean {
  if (/\.svx$/i.test(path)) return true;
  if (!dependsOn(dependenciesOf(texts), "mdsvex")) return false;
  return [...texts].some(([file, text]) => CONFIG.test(file) && /["']\.md["']/.test(text));
}
