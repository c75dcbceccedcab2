import { html, source } from "../apps/source";

interface PageOptions {
  title: string;
  description: string;
  icon: string;
}

function head({ title, description, icon }: PageOptions, extra: string): string {
  const picture = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Ctext y='.9em' font-size='90'%3E${icon}%3C/text%3E%3C/svg%3E`;
  return source`
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${html(title)}</title>
    <meta name="description" content="${html(description)}" />
    <link rel="icon" href="data:image/svg+xml,${picture}" />
${extra}  </head>
`;
}

/** `index.html` of a static app. `body` is HTML whose texts are already escaped. */
export function staticPage(options: PageOptions & { body: string; script?: boolean }): string {
  const script = options.script === false ? "" : '    <script src="script.js" defer></script>\n';
  const extra = `    <link rel="stylesheet" href="styles.css" />\n${script}`;
  return `${head(options, extra)}  <body>\n${indent(options.body, 4)}  </body>\n</html>\n`;
}

/** `index.html` of a bundled app whose entry is `entry` ("/src/main.tsx"). */
export function bundledPage(options: PageOptions & { entry: string; body?: string }): string {
  const body = options.body ?? '<div id="root"></div>\n';
  return `${head(options, "")}  <body>\n${indent(body, 4)}    <script type="module" src="${options.entry}"></script>\n  </body>\n</html>\n`;
}

/** Indents every line that is not empty. Not for text inside `<pre>` or `<textarea>`. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(spaces));
}
