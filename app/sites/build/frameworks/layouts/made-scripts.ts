import path from "node:path/posix";
import type { FileTree } from "~/projects/files";

const SCRIPT = /<script\b([^>]{0,500})>([^<]{0,100000})<\/script\s*>/gi;
const OWN = /\btype\s*=\s*["']?module\b|\bsrc\s*=\s*["']?(?!https?:|\/\/|data:)[\w./]/i;
const SOURCE = /\bsrc\s*=\s*["']?(?!https?:|\/\/|data:)([^"'\s>?#]+)/i;

/** A page without the scripts that only its build makes. */
export interface WithoutMade {
  html: string;
  /** Whether it still loads scripts that are the project's own. */
  hasOwn: boolean;
}

/** @param page where its text is from, e.g. "src/index.html": addresses are looked for beside it */
export function withoutMadeScripts(html: string, page: string, tree: FileTree): WithoutMade {
  const scripts = [...html.matchAll(SCRIPT)].map(([element = "", attributes = ""]) => {
    const source = SOURCE.exec(attributes)?.[1];
    return { element, isMade: source !== undefined && isMade(source, page, tree), attributes };
  });
  return {
    html: scripts.reduce((all, one) => (one.isMade ? all.replace(one.element, "") : all), html),
    hasOwn: scripts.some((one) => !one.isMade && OWN.test(one.attributes)),
  };
}

/** Whether a script of a page is one that nobody brings along, since a build makes it. */
function isMade(source: string, page: string, tree: FileTree): boolean {
  const place = path.join("/", source.startsWith("/") ? "" : path.dirname(page), source).slice(1);
  return ![place, `public/${place}`, `static/${place}`].some((file) => tree.has(file));
}
