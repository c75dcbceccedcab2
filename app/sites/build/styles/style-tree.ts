import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path/posix";
import type { CompileContext } from "../compile-file";

/** A stylesheet that another one brings along. */
export interface Stylesheet {
  /** "/src/theme.css" of the project, or the name of one that ships with the product. */
  path: string;
  content: string;
}

/** Stylesheets of packages that ship with the product: Tailwind's own, and what is known to go with it. */
const SHIPPED: Readonly<Record<string, string>> = {
  tailwindcss: "tailwindcss/index.css",
  "tailwindcss/index.css": "tailwindcss/index.css",
  "tailwindcss/index": "tailwindcss/index.css",
  "tailwindcss/theme.css": "tailwindcss/theme.css",
  "tailwindcss/theme": "tailwindcss/theme.css",
  "tailwindcss/preflight.css": "tailwindcss/preflight.css",
  "tailwindcss/preflight": "tailwindcss/preflight.css",
  "tailwindcss/utilities.css": "tailwindcss/utilities.css",
  "tailwindcss/utilities": "tailwindcss/utilities.css",
  "tw-animate-css": "tw-animate-css/dist/tw-animate.css",
  "tw-animate-css/prefix": "tw-animate-css/dist/tw-animate-prefix.css",
};

/** The packages that these are of. */
export const SHIPPED_STYLES = ["tailwindcss", "tw-animate-css"];

const require = createRequire(import.meta.url);
const shippedCache = new Map<string, string>();

/** A stylesheet that ships with the product; null for any other. */
export function shippedStylesheet(id: string): Stylesheet | null {
  const file = Object.hasOwn(SHIPPED, id) ? SHIPPED[id] : undefined;
  if (!file) return null;
  const content = shippedCache.get(file) ?? readFileSync(locate(file), "utf8");
  shippedCache.set(file, content);
  return { path: file, content };
}

/** A file of a package by its path; what the package exports does not matter. */
function locate(file: string): string {
  const name = file.slice(0, file.indexOf("/"));
  for (const folder of require.resolve.paths(name) ?? []) {
    if (existsSync(`${folder}/${name}/package.json`)) return `${folder}/${file}`;
  }
  throw new Error(`${name} is not installed.`);
}

/** A stylesheet of the project as another one names it. @param importer e.g. "/src/index.css" */
export function ownStylesheet(
  id: string,
  importer: string,
  context: Pick<CompileContext, "find" | "input">,
): Stylesheet | null {
  const isPath = /^(?:[./]|[@~]\/)/.test(id);
  const found =
    context.find(id, importer) ??
    (isPath ? null : context.find(`./${id}`, importer)) ??
    (id.endsWith(".css") ? null : context.find(isPath ? `${id}.css` : `./${id}.css`, importer));
  if (!found?.endsWith(".css")) return null;
  const content = context.input.texts.get(found.slice(1));
  return content === undefined ? null : { path: found, content };
}

/** Addresses that do not lead on from where they stand. */
const FIXED = /^(?:[a-z][\w+.-]*:|\/|#|\{|%23)/i;

/** A stylesheet's text with its relative addresses said from the project's root: it moves elsewhere. */
export function withRootedUrls(css: string, file: string): string {
  const folder = path.dirname(file);
  return css.replace(
    /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]+))\s*\)/g,
    (whole, double?: string, single?: string, plain?: string) => {
      const address = double ?? single ?? plain ?? "";
      if (address === "" || FIXED.test(address) || /^[@~]/.test(address)) return whole;
      return `url("${path.join(folder, address)}")`;
    },
  );
}

const IMPORT = /@import\s+(?:"([^"\n]+)"|'([^'\n]+)')/g;

/**
 * What a stylesheet imports of packages, written so that it is left to the build, which knows where
 * packages are: compilers bring along what is quoted, and leave addresses alone.
 */
export function withPackageImports(css: string, isLeft: (id: string) => boolean): string {
  return css.replace(IMPORT, (whole, double?: string, single?: string) => {
    const id = double ?? single ?? "";
    return isLeft(id) ? `@import url("${id}")` : whole;
  });
}

/** Imports that are left stand before everything else, or browsers do not read them. */
export function withImportsFirst(css: string): string {
  const imports: string[] = [];
  const rest = css.replace(/@import\s+url\([^)]*\)[^;{}]*;/g, (statement) => {
    imports.push(statement);
    return "";
  });
  return imports.length > 0 ? `${imports.join("\n")}\n${rest}` : css;
}
