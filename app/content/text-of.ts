/** The text of sanitised HTML: what a reader sees, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|td|th|tr|pre|div|dt|dd|figcaption|blockquote)>|<br\s*\/?>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
