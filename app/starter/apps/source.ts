/**
 * Template tag for the sources of generated files: backslashes stay as written and the line break
 * after the opening backtick is dropped. User text enters only through `html()` or `js()`.
 */
export function source(strings: TemplateStringsArray, ...values: string[]): string {
  const text = String.raw(strings, ...values);
  return text.startsWith("\n") ? text.slice(1) : text;
}

/** Text made safe for HTML content and for double- or single-quoted attribute values. */
export function html(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The inverse of `html()` for the entities it writes, to read a title back from a file. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

/**
 * A value as a JavaScript literal. `<` is escaped so that the literal is safe even where a script
 * is inlined into HTML, and the two line separators so that it is safe in old parsers.
 */
export function js(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

/** An array as JavaScript source, one item a line, so that people and edits can change one. */
export function jsLines(items: readonly unknown[], indent = "  "): string {
  return `[\n${items.map((item) => `${indent}${jsInline(item)},\n`).join("")}]`;
}

/** Like `js()` but with bare keys and spaces, as a person writes an object. */
export function jsInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsInline).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${entries.map(([key, item]) => `${key}: ${jsInline(item)}`).join(", ")} }`;
  }
  return js(value);
}
