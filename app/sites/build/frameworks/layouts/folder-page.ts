import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../../build-types";
import { isStray } from "../detection/stray";
import { withPage } from "./page-with-entry";

/** What a tool would fill in, without which it is no page. */
const TEMPLATE = /<%(?:[=-]|\s)/;
/** Pages that a list names at most. */
const LISTED = 100;

/**
 * A project without a page at its root, whose pages lie in folders: of one it opens that, of several it
 * shows a list. Names of files stay as they are, so that problems are told where they are.
 *
 * @returns null where there is no page in any folder
 */
export function asFolderPage(tree: FileTree) {
  const pages = [...tree]
    .filter(([file, html]) => file.endsWith(".html") && !isStray(file) && !TEMPLATE.test(html))
    .map(([file]) => file)
    .sort();
  const named = pages.filter((file) => file.endsWith("/index.html"));
  const found = named.length > 0 ? outermost(named) : outermost(pages);
  const [page] = found;
  if (!page) return null;
  const html = found.length === 1 ? leadTo(page) : listOf(found);
  const text =
    found.length === 1
      ? `There is no index.html at the top; ${page} opens first.`
      : `There is no index.html at the top; a list of ${found.length} pages stands in.`;
  return { tree: withPage(tree, html), warnings: [{ text }] };
}

/** The folder of an app that is set up by a package.json of its own, where the root has no page; null for none. */
export function folderOfApp(tree: FileTree): string | null {
  const folders = outermost(
    [...tree.keys()].filter((file) => file.endsWith("/index.html") && !isStray(file)),
  ).flatMap((page) => {
    const folder = page.replace(/\/(?:public\/|src\/)?index\.html$/, "");
    return tree.has(`${folder}/package.json`) ? folder : [];
  });
  return folders[0] ?? null;
}

/** What to do about an app in a folder. */
export function inFolderProblem(folder: string): BuildProblem {
  return {
    text: `The app is in the folder ${folder}/, which has a package.json of its own. Import that folder as a project of its own, or move its files to the top.`,
    file: `${folder}/package.json`,
  };
}

function outermost(pages: readonly string[]): string[] {
  const depth = Math.min(...pages.map(depthOf));
  return pages.filter((page) => depthOf(page) === depth).slice(0, LISTED);
}

function depthOf(file: string): number {
  return file.split("/").length;
}

function leadTo(page: string): string {
  const address = addressOf(page);
  return document(
    `<meta http-equiv="refresh" content="0;url=${address}">`,
    `<p><a href="${address}">${escapeText(page)}</a></p>`,
  );
}

function listOf(pages: readonly string[]): string {
  const links = pages.map(
    (page) => `<li><a href="${addressOf(page)}">${escapeText(page)}</a></li>`,
  );
  return document("", `<h1>Pages</h1><ul>${links.join("")}</ul>`);
}

function document(head: string, body: string): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>Pages</title></head>\n<body>${body}</body>\n</html>\n`;
}

/** Relative, for a site may lie below a path. */
function addressOf(page: string): string {
  return escapeText(page.split("/").map(encodeURIComponent).join("/"));
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
