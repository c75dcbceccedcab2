import path from "node:path/posix";
import { asRecord, asText } from "./values";

/** A page that a bundler would write, as its configuration asks for it. Places are from the project's root. */
export interface MadePage {
  /** What it is called: "index.html". */
  file: string;
  /** What it is made of; null where its tool has one of its own. */
  template: string | null;
  /** Markup that stands in the configuration itself. */
  markup?: string;
  /** What its template may ask for: "title" → text. */
  values: ReadonlyMap<string, string>;
  /** Modules that it loads, in order; some are no files of the project. */
  entries: readonly string[];
}

/** A file, a folder or a pattern of files that is copied beside the pages. Places are from the project's root. */
export interface CopiedPlace {
  from: string;
  /** From the site's root; "" for the root itself. */
  to: string;
}

/** More pages, modules of one, or copies no project has. */
const PAGES = 50;
const ENTRIES = 50;
const COPIES = 50;
/** Values of a page that its template may ask for, and how deep they nest: `options.meta.viewport`. */
const VALUES = 100;
const DEPTH = 4;
/** The longest markup that stands in a configuration, in characters. */
const MARKUP = 100_000;

/** Reads them as a stranger wrote them down (inside/bundler-pages.ts). */
export function madePages(given: unknown): MadePage[] {
  return listOf(given, PAGES).flatMap((one): MadePage[] => {
    const { file, template, markup, options, parameters, entries } = asRecord(one);
    const name = inProject(asText(file));
    if (!name || !/\.html?$/.test(name)) return [];
    const values = new Map<string, string>();
    collect(options, { before: "htmlWebpackPlugin.options.", into: values, depth: 0 });
    collect(parameters, { before: "", into: values, depth: 0 });
    const title = asText(asRecord(options).title);
    if (title !== undefined) values.set("title", title);
    return [
      {
        file: name.replace(/\.htm$/, ".html"),
        template: inProject(asText(template)) || null,
        ...(typeof markup === "string" && markup.length <= MARKUP ? { markup } : {}),
        values,
        entries: listOf(entries, ENTRIES).flatMap((entry) => inProject(asText(entry)) || []),
      },
    ];
  });
}

export function copiedPlaces(given: unknown): CopiedPlace[] {
  return listOf(given, COPIES).flatMap((one): CopiedPlace[] => {
    const { from, to } = asRecord(one);
    const place = inProject(asText(from));
    // All of a project is no copy, and those of packages are no files of it.
    if (!place || /^node_modules(?:\/|$)/.test(place)) return [];
    return [{ from: place, to: inProject(asText(to)) ?? "" }];
  });
}

/** "/src/a.html" and "./src/a.html" → "src/a.html" */
function inProject(place: string | undefined): string | undefined {
  return place === undefined ? undefined : path.join("/", place).slice(1).replace(/\/$/, "");
}

function collect(
  given: unknown,
  { before, into, depth }: { before: string; into: Map<string, string>; depth: number },
): void {
  for (const [name, value] of Object.entries(asRecord(given))) {
    if (into.size >= VALUES) return;
    if (["string", "number"].includes(typeof value))
      into.set(before + name, String(value).slice(0, 1_000));
    else if (depth < DEPTH) collect(value, { before: `${before}${name}.`, into, depth: depth + 1 });
  }
}

function listOf(given: unknown, most: number): unknown[] {
  return Array.isArray(given) ? given.slice(0, most) : [];
}
