import { asRecord } from "../../config/values";
import { blocksOf } from "./markdown-blocks";

/** A file of Markdown that is a component: its text as markup, and beside it what is none of it. */
export interface MarkdownComponent {
  /** HTML in which braces, tags of components and expressions are as they were written. */
  html: string;
  /** Its scripts and styles, whole, in their order. */
  blocks: readonly string[];
  /** The values above its text. */
  frontmatter: Readonly<Record<string, unknown>>;
}

const FRONTMATTER = /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)/;
/** Code, which is shown as it is and found first. A last line without an end would be tried at each length of its fence. */
const CODE =
  /^[^\S\n]{0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[^\S\n]{0,3}\1[^\S\n]*$|(?![\s\S]))|`[^`\n]{1,500}`/gm;
/** An expression of Svelte or Vue: what stands in it is no Markdown. */
const EXPRESSION =
  /\{\{[^{}]{0,2000}\}\}|\{[^{}\n]{1,1000}(?:\{[^{}\n]{0,500}\}[^{}\n]{0,500}){0,5}\}/g;
const HELD = /\uE000(\d+)\uE001/g;

/** The values above a text of Markdown, and how long they are written. */
export async function readFrontmatter(source: string) {
  const { parse } = await import("yaml");
  const text = `${source.replaceAll("\r\n", "\n").replace(/[\uE000\uE001]/g, "")}\n`;
  const [above = "", said] = FRONTMATTER.exec(text) ?? [];
  return { text, above: above.length, frontmatter: valuesOf(said, parse) };
}

/** @param braces what a brace within code is written as, so that it means itself to the framework's compiler */
export async function readMarkdownComponent(
  source: string,
  braces: (code: string) => string,
): Promise<MarkdownComponent> {
  const { default: MarkdownIt } = await import("markdown-it");
  const { text, above, frontmatter } = await readFrontmatter(source);
  const held: string[] = [];
  const hold = (part: string) => `\uE000${held.push(part) - 1}\uE001`;
  const whole = (part: string) => part.replace(HELD, (_all, at: string) => held[Number(at)] ?? "");
  const marked = text.slice(above).replace(CODE, hold);
  const found = blocksOf(marked);
  let plain = "";
  let from = 0;
  for (const { start, end } of found) {
    plain += marked.slice(from, start);
    from = end;
  }
  plain += marked.slice(from);
  const blocks = found.map((block) => whole(block.text));
  const code = held.length;
  // Code goes back before the text is read, expressions after it.
  const shown = plain
    .replace(EXPRESSION, (part) => hold(whole(part)))
    .replace(HELD, (all, at: string) => (Number(at) < code ? (held[Number(at)] ?? "") : all));
  const markdown = new MarkdownIt({ html: true, linkify: false });
  for (const rule of ["fence", "code_block", "code_inline"] as const) {
    const render = markdown.renderer.rules[rule];
    markdown.renderer.rules[rule] = (...given) => braces(render?.(...given) ?? "");
  }
  const html = whole(markdown.render(shown));
  return { html, blocks, frontmatter };
}

function valuesOf(said: string | undefined, parse: (text: string, how: object) => unknown) {
  try {
    return asRecord(said === undefined ? {} : parse(said, { uniqueKeys: false }));
  } catch {
    return {};
  }
}
