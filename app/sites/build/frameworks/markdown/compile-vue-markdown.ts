import type { CompileContext, Compiled, FileToCompile } from "../../compile-file";
import { compileVue } from "../vue/compile-vue";
import { readMarkdownComponent } from "./markdown-component";
import { hasVueMarkdown } from "./vue-markdown";

/**
 * Markdown as a component of Vue, as unplugin-vue-markdown has it: with expressions, components and scripts in it, and
 * what stands above it as `frontmatter`. Plugins of Markdown are left out.
 *
 * @returns null for Markdown that the project makes no component of
 */
export async function compileVueMarkdown(
  file: FileToCompile,
  context: CompileContext,
): Promise<Compiled | null> {
  if (context.kind !== "vue" || !hasVueMarkdown(context.input.texts)) return null;
  const { html, blocks, frontmatter } = await readMarkdownComponent(file.source, (code) =>
    code.replace(/<(pre|code)\b/g, "<$1 v-pre"),
  );
  const hasSetup = blocks.some((block) => /^<script\b[^>]*\bsetup\b/.test(block));
  const values = JSON.stringify(frontmatter).replaceAll("</", "<\\/");
  const said = `const frontmatter = ${values};`;
  const scripts = hasSetup
    ? blocks.map((block) =>
        block.replace(/^(<script\b[^>]*\bsetup\b[^>]*>)/, (open) => `${open}\n${said}\n`),
      )
    : [`<script setup${languageOf(blocks)}>\n${said}\n</script>`, ...blocks];
  const source = [`<template>\n<div class="markdown-body">${html}</div>\n</template>`, ...scripts];
  return compileVue({ ...file, source: source.join("\n") }, context);
}

/** The language of its script, as an attribute: both scripts of a component are of one. */
function languageOf(blocks: readonly string[]): string {
  const languages = blocks.map((block) => /^<script\b[^>]*?(\slang=["']\w+["'])/.exec(block)?.[1]);
  return languages.find((language) => language !== undefined) ?? "";
}
