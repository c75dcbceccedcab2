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
 * Puts texts in the place of `{{name}}`, escaped. What a text holds is never read as a placeholder.
 *
 * @throws {Error} when the page names a text that is not given
 */
export function fillTexts(page: string, texts: Readonly<Record<string, string>>): string {
  return page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`A page of the starter has no text for {{${name}}}.`);
    return html(text);
  });
}

/**
 * Puts HTML of our own in the place of a line `<!-- name -->`, indented as that line is. `block` is
 * whole lines, or empty: then the line goes. Texts in it are filled in before or after, by `fillTexts`.
 */
export function fillSlot(page: string, name: string, block: string): string {
  return page.replace(new RegExp(`^([ \\t]*)<!-- ${name} -->\\n`, "m"), (_, indentation: string) =>
    indent(block, indentation.length),
  );
}

/** Indents every line that is not empty. Not for text inside `<pre>` or `<textarea>`. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(spaces));
}
