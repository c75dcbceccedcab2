/** What a page leaves to be filled in, in templates of lodash and EJS. */
const PLACEHOLDER = /<%([=-]?)([\s\S]{0,500}?)%>/g;
const TITLE = /^\s*(?:htmlWebpackPlugin\.options\.|webpackConfig\.)?(?:title|name)\s*$/;
const BASE =
  /^\s*(?:BASE_URL|htmlWebpackPlugin\.(?:options|files)\.publicPath|webpackConfig\.output\.publicPath|process\.env\.(?:BASE_URL|PUBLIC_URL))\s*$/;

/**
 * A page's template as webpack's plugin would fill it in, as far as it asks for the title, for where the site is, and for
 * what its configuration says by name; all else is left out.
 *
 * @param values e.g. "htmlWebpackPlugin.options.lang" → "en"
 */
export function fillTemplate(
  html: string,
  title: string,
  values: ReadonlyMap<string, string> = new Map(),
): string {
  return html
    .replace(/(<%[=-]?\s*BASE_URL\s*%>)\//g, "$1")
    .replace(PLACEHOLDER, (_all, writes: string, asked: string) => {
      if (writes === "") return "";
      const value = values.get(asked.trim());
      if (value !== undefined) return writes === "-" ? value : escapeText(value);
      if (TITLE.test(asked)) return escapeText(title);
      return BASE.test(asked) ? "/" : "";
    });
}

/** The title that a bundler's configurations say, "" for none. They are read as texts, and never run. */
export function titleSaid(configs: readonly string[]): string {
  for (const text of configs) {
    const [, title = ""] = /\btitle\s*:\s*["'`]([^"'`\n$]{1,200})["'`]/.exec(text) ?? [];
    if (title) return title;
  }
  return "";
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
