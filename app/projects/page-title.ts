/** Titles that tools and models give where nobody thought of one. */
const MEANINGLESS =
  /^(?:document|app|my app|untitled|home|index|welcome|title|page title|react app|vite \+ .*|vite app)$/i;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", "#39": "'", "#x27": "'" },
};

/**
 * What a page is called by its title, without what follows a dash: "Blue Door – coffee and cake" is "Blue Door".
 *
 * @param html a page as it is written
 * @returns "" for a page without a title that says something
 */
export function titleOf(html: string): string {
  const [, raw = ""] = /<title[^>]{0,200}>([^<]{0,300})<\/title/i.exec(html.slice(0, 20_000)) ?? [];
  const text = raw.replaceAll(/&([a-z#0-9]{2,6});/gi, (all, name) => ENTITIES[name] ?? all);
  const [first = ""] = text.split(/\s+[–—|·:-]\s+/, 1);
  const title = first.replaceAll(/\s+/g, " ").trim();
  return MEANINGLESS.test(title) || /[{}%]/.test(title) ? "" : title;
}
