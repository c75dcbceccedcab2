import path from "node:path";
import mime from "mime";
import type { FileTree } from "~/projects/files";
import type { BuildInput } from "./build-input";
import type { BuiltFile, StoredBinary } from "./build-types";
import type { SiteKind } from "./kinds";

/** Sources and set-up that a browser has no use for once a site is bundled. */
const SOURCE =
  /\.(?:tsx?|mts|jsx|vue|svelte|s[ac]ss|less|styl(?:us)?)$|(?:^|\/)(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|[\w.]+\.config\.[cm]?[jt]s)$/;

/** Whether a site that is built serves this file of its project as it is. */
export function isServed(file: string): boolean {
  return !file.endsWith(".html") && !SOURCE.test(file);
}

/** The project's texts as the site serves them. */
export function copyFiles(tree: FileTree, kind: SiteKind): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const [file, content] of tree) {
    if (file.endsWith(".html") || (kind !== "static" && SOURCE.test(file))) continue;
    const text = file.endsWith(".css") ? relativeStyles(file, content) : content;
    const names = namesOf(file, kind);
    const built = textFile(names[0] ?? file, text);
    for (const name of names) files.set(name, built);
  }
  return files;
}

/** The project's binary files, where its pages and scripts name them. */
export function binariesOf({ binaries }: BuildInput, kind: SiteKind): Map<string, StoredBinary> {
  const found = new Map<string, StoredBinary>();
  for (const [file, { hash, size }] of binaries) {
    if (kind !== "static" && SOURCE.test(file)) continue;
    for (const name of namesOf(file, kind)) found.set(name, { hash, size, type: typeOf(name) });
  }
  return found;
}

/** `public/` is the root of a bundled site; a static one may well use the folder as one. */
export function namesOf(file: string, kind: SiteKind): string[] {
  const inRoot = `/${file.replace(/^public\//, "")}`;
  return kind === "static" ? [...new Set([inRoot, `/${file}`])] : [inRoot];
}

/** `url(/a.svg)` must work below a path as well as on a host of its own. */
export function relativeStyles(file: string, text: string): string {
  const up = "../".repeat(file.replace(/^public\//, "").split("/").length - 1) || "./";
  return text
    .replace(/(url\(\s*["']?)\/(?![/\\])/g, (_all, start: string) => start + up)
    .replace(/(@import\s+["'])\/(?![/\\])/g, (_all, start: string) => start + up);
}

/** A text as a built file, of the type that its name says. */
export function textFile(name: string, content: string): BuiltFile {
  return { type: typeOf(name), body: new TextEncoder().encode(content) };
}

/** A content type by name; text is always UTF-8, and the unknown is never sniffed as a page. */
export function typeOf(name: string): string {
  const type = mime.getType(path.posix.basename(name)) ?? "text/plain";
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
