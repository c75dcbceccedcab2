/** A place of a text that names another file of its project. */
export interface Reference {
  /** Where the name begins in the text, in letters. */
  at: number;
  /** What stands there: "./button", "../logo.svg?raw". */
  name: string;
  /** What reads it, and so by which rules: a module, a sheet, a page, or an address on a page of a module's. */
  by: "module" | "sheet" | "page" | "site";
  /** What ends a name there: one that holds it cannot be said. */
  bounds: RegExp;
}

const SCRIPT = /\.(?:[mc]?[jt]s|[jt]sx|mdx)$/;
const COMPONENT = /\.(?:vue|svelte|astro)$/;
const PAGE = /\.html?$/;
const SHEET = /\.(?:css|scss|sass|less)$/;
const PROSE = /\.mdx?$/;

// What may repeat in these is bounded: a text of openings alone must not cost the square of its length.
const QUOTES = /["'\n]/;
const GAPS = /["'()<>,\s]/;
const NAME = `(["'])((?:\\\\.|(?!\\1)[^\\\\\\n]){1,500})\\1`;
const IMPORTS = new RegExp(
  `\\b(?:from|import|(?:import|require|mock|unmock|importActual)[ \\t]?\\(\\s{0,40}(?:/\\*[^*]{0,200}\\*/)?)\\s{0,40}${NAME}`,
  "dg",
);
const BESIDE = new RegExp(
  `\\bnew URL\\(\\s{0,40}${NAME}\\s{0,40},\\s{0,40}import\\.meta\\.url`,
  "dg",
);
const ATTRIBUTES = new RegExp(`[\\s"'](?:src|href|poster|data)[ \\t]?=[ \\t]?${NAME}`, "dg");
const SETS = new RegExp(`\\s(?:srcset|srcSet|imagesrcset)[ \\t]?=[ \\t]?${NAME}`, "dg");
const OF_SET = /[^\s,]{1,500}(?=\s|,|$)/g;
const RULES = new RegExp(`@(?:import|use|forward|reference)\\s{1,40}${NAME}`, "dg");
const URLS = /\burl\(\s{0,40}(["']?)([^"'()\s]{1,500})\1\s{0,40}\)/dg;
const LINKS = /\](\()<?([^\s()<>]{1,500})/dg;

/**
 * The names of files that a text says: imports, addresses in markup, sheets and prose, in the order of the text. What is
 * put together while a program runs is none of them: nobody can know where that leads.
 */
export function referencesIn(path: string, text: string): Reference[] {
  const found = new Map<number, Reference>();
  const add = (pattern: RegExp, by: Reference["by"], bounds = QUOTES, read = whole) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.indices?.[2]?.[0] ?? 0;
      for (const [offset, name] of read(match[2] ?? "")) {
        const at = start + offset;
        if (!found.has(at)) found.set(at, { at, name, by, bounds });
      }
    }
  };
  const isMarkup = PAGE.test(path) || COMPONENT.test(path);
  if (SCRIPT.test(path) || isMarkup) {
    add(IMPORTS, "module");
    add(BESIDE, "page");
    // What JSX says of a picture is an address of the page, wherever that is; components and pages say it from themselves.
    const by = isMarkup ? "page" : "site";
    add(ATTRIBUTES, by);
    add(SETS, by, GAPS, ofSet);
  }
  if (SHEET.test(path) || isMarkup) {
    add(RULES, "sheet");
    add(URLS, "page", GAPS);
  }
  if (PROSE.test(path)) add(LINKS, "page", GAPS);
  return [...found.values()].sort((one, other) => one.at - other.at);
}

const whole = (name: string): [offset: number, name: string][] => [[0, name]];

/** "a.png 1x, b.png 2x" names two. */
function ofSet(value: string): [offset: number, name: string][] {
  return [...value.matchAll(OF_SET)].flatMap(({ index, 0: name }) =>
    /^[\d.]+[wx]$/.test(name) ? [] : [[index, name] as [number, string]],
  );
}
