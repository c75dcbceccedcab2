import { parseMarkdown } from "~/markdown/parse-markdown";
import { namesIn } from "./name-in-text";

/** Names of several words stand in quotes where they are written, and nowhere else. */
function unquoteNames(text: string): string {
  let plain = "";
  let at = 0;
  for (const { start, end, name } of namesIn(text)) {
    plain += `${text.slice(at, start)}@${name}`;
    at = end;
  }
  return plain + text.slice(at);
}

/** What Markdown says, without how it looks: for excerpts, feeds and mails. */
export function plainTextOf(markdown: string): string {
  const tokens = parseMarkdown(markdown);
  if (!tokens) return markdown.replaceAll(/\s+/g, " ").trim();
  const parts: string[] = [];
  for (const token of tokens) {
    if (token.type === "fence" || token.type === "code_block") parts.push(token.content, "\n");
    for (const child of token.children ?? []) {
      const isBreak = child.type === "softbreak" || child.type === "hardbreak";
      parts.push(
        isBreak ? " " : child.type === "text" ? unquoteNames(child.content) : child.content,
      );
    }
    if (token.type === "inline") parts.push("\n");
  }
  return parts
    .join("")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}
