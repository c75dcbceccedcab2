import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|md|mdx|json|ya?ml)$/;
/** Says nothing of what a page shows. */
const OTHER =
  /(?:^|\/)(?:node_modules|\.git|\.bolt|\.github)\/|(?:^|\/)(?:readme|license)|[-.]lock/i;
/** What a project shows when it does not know the way. */
const LOST = /\b404\b|page not found|not found$|etwas ist schiefgelaufen|something went wrong/i;
/** Shorter ones stand in any source. */
const LETTERS = 4;
/** A smaller picture may be an icon of anything. */
const PICTURE_PX = 100;

/** All that a project says, with its white space made even. */
export function sourcesOf(folder: string): string {
  const texts: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const at = path.join(file.parentPath, file.name);
    const place = path.relative(folder, at).split(path.sep).join("/");
    if (!file.isFile() || !SOURCE.test(place) || OTHER.test(place)) continue;
    const bytes = readFileSync(at);
    if (isUtf8(bytes)) texts.push(bytes.toString());
  }
  return even(texts.join("\n"));
}

/**
 * What proves that a page shows its project: a line of text that stands in the project's sources, else a
 * canvas or picture of some size. Null while neither is there, or while it says that it is lost.
 */
export async function ownText(page: Page, sources: string): Promise<string | null> {
  const seen = await page.evaluate(readPage, PICTURE_PX).catch(() => null);
  if (!seen) return null;
  const lines = seen.lines.map(even).filter((line) => line.length >= LETTERS);
  const own = lines.filter((line) => sources.includes(line));
  if (own.length > 0 && own.every((line) => LOST.test(line))) return null;
  const [text] = own.filter((line) => !LOST.test(line)).sort((a, b) => b.length - a.length);
  return text ?? seen.picture;
}

function even(text: string): string {
  return text.replace(/&amp;/g, "&").replace(/\s+/g, " ").trim();
}

/**
 * Runs in the page, so without functions of its own, which a compiler may name by a helper that is not there.
 * Web components keep what they show in trees of their own.
 */
function readPage(px: number): { lines: string[]; picture: string | null } {
  const lines: string[] = [];
  let picture: string | null = null;
  const roots: ParentNode[] = document.body ? [document.body] : [];
  for (const root of roots) {
    for (const one of root.querySelectorAll<HTMLElement>("*")) {
      const { width, height } = one.getBoundingClientRect();
      if (/^(?:canvas|svg|img|video)$/i.test(one.tagName) && width >= px && height >= px) {
        picture ??= `<${one.tagName.toLowerCase()}> of ${Math.round(width)} × ${Math.round(height)}`;
      }
      if (one.shadowRoot) roots.push(one.shadowRoot);
      if (height === 0 || !one.checkVisibility({ visibilityProperty: true })) continue;
      if (one instanceof HTMLInputElement && one.placeholder) lines.push(one.placeholder);
      for (const node of one.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) lines.push(node.textContent ?? "");
      }
    }
  }
  return { lines, picture };
}
