import { fitsLanguage, isFileName } from "./parser-names";

/** What stands around the text of a comment, in the languages of web projects. */
const COMMENTS: readonly RegExp[] = [
  /^\/\/+\s*(.*)$/,
  /^\/\*+\s*(.*?)\s*\*+\/$/,
  /^\{\/\*+\s*(.*?)\s*\*+\/\}$/,
  /^<!--+\s*(.*?)\s*-+->$/,
  /^#+\s*(.*)$/,
  /^--\s+(.*)$/,
  /^[;%]+\s*(.*)$/,
];
/** A word or two before the name, in any language: "File:", "filepath:", "Datei:", "ファイル：". */
const WORD = /^@?\p{L}[\p{L} _-]{0,18}\s*[:：=]\s*/u;
/** What may follow it: "(new)", "– updated". */
const REMARK = /\s*(?:[([（][^)\]）]{1,30}[)\]）]|\s[-–—]\s?[\p{L} ]{1,30})$/u;
const LABEL_LENGTH = 240;

/**
 * The path on the first line of a block of code, where that line says nothing else:
 * `// src/App.tsx`, `<!-- index.html -->`, `# filepath: app/main.py`.
 *
 * @param language the fence's
 */
export function labelOf(line: string, language: string): string | null {
  const text = line.trim();
  if (text.length > LABEL_LENGTH) return null;
  const comment = COMMENTS.map((pattern) => pattern.exec(text)?.[1]).find(
    (inner) => inner !== undefined,
  );
  const words = (comment ?? text).replace(/^[=*~ -]+|[=*~ -]+$/g, "");
  const bare = words.replace(WORD, "").replace(REMARK, "");
  const name = bare.replace(/^["'`*]+|["'`*:：]+$/g, "").replace(/^\.\//, "");
  if (!isFileName(name) || !fitsLanguage(language, name)) return null;
  // "# README.md" at the start of Markdown is its title.
  if (/\.mdx?$/i.test(name) && !text.startsWith("<!--")) return null;
  // Without a comment's marks the name must be one that nothing else looks like.
  return comment !== undefined || /^[\w@()[\]/.-]+$/.test(name) ? name : null;
}
