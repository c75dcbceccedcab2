/** Plugins that write pages from templates: without them a page shows what they would have filled in. */
const WRITES_PAGES =
  /^(?:vite-plugin-(?:handlebars|nunjucks|ejs|pug|twig|mustache|liquid)|@vituum\/vite-plugin-)/;

/**
 * That a plugin of Vite does nothing here, and what that means for the pages.
 *
 * @param name the package, or "its own" and the name of one that the configuration makes by itself
 */
export function sayPlugin(name: string, file: string): string {
  const own = /^its own (.*)/.exec(name)?.[1];
  if (own) return `The plugin "${own}" that ${file} makes by itself is left out.`;
  if (WRITES_PAGES.test(name)) {
    return `The Vite plugin ${name} is left out: pages show what it would fill in as it is written. Write them as plain HTML.`;
  }
  return `The Vite plugin ${name} is left out.`;
}
