import type { FileTree } from "~/projects/files";
import { elementInApp, intoTable } from "../abilities/each-program";
import { entryApp, insideEach } from "../abilities/entries-of-app";

/** A component that stands in each entry. */
export interface EntryPart {
  name: string;
  /** Its markup, by what the entry is called there. */
  markup(as: string): string;
}

/**
 * Puts a component into what is written of each entry: into a cell of a table, the page of one that is open, or the element of each.
 * Gives the changed programs, with the import; null without a place.
 */
export function withEntryPart(
  files: FileTree,
  { name, markup }: EntryPart,
): Map<string, string> | null {
  const app = entryApp(files);
  if (!app) return null;
  const article = /^([ \t]*)<\/article>/m.exec(app.code);
  const made =
    article && /<article className="card recipe">/.test(app.code)
      ? new Map([
          [
            app.path,
            `${app.code.slice(0, article.index)}${article[1]}  ${markup("open")}\n${app.code.slice(article.index)}`,
          ],
        ])
      : elementInApp(app)?.tag === "tr"
        ? intoTable(app, markup(app.entry))
        : insideEach(files, markup);
  if (!made) return null;
  const next = new Map<string, string>();
  for (const [path, code] of made) {
    const from = path.includes("components/") ? `./${name}` : `./components/${name}`;
    next.set(path, `import { ${name} } from "${from}";\n${code}`);
  }
  return next;
}
