import { nameOf } from "./files";

/** What no name may hold (file-paths.ts), with marks that mean something in addresses. */
const UNFIT = /[\\/:*?"<>|\p{C}]+/gu;

/**
 * The path of a file that somebody sends, from where they want it and what their computer calls it. The one path
 * function has the last word.
 *
 * @param folder e.g. `"public/img"`, with or without a slash at its end; empty for the project's root
 */
export function uploadPath(folder: string, name: string): string {
  const place = folder.trim().replace(/^\/+|\/+$/g, "");
  const fit = name
    .normalize("NFC")
    .replaceAll(UNFIT, "-")
    .replace(/^[\s~.]+(?=.)/, "")
    .replace(/[\s.]+$/, "");
  return place ? `${place}/${fit}` : fit;
}

/** A path beside the taken ones: `"img/logo (2).png"`. */
export function freeName(path: string, taken: ReadonlySet<string>): string {
  const folded = new Set([...taken].map((other) => other.toLowerCase()));
  if (!folded.has(path.toLowerCase())) return path;
  const name = nameOf(path);
  const folder = path.slice(0, path.length - name.length);
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let number = 2; ; number += 1) {
    const free = `${folder}${stem} (${number})${ending}`;
    if (!folded.has(free.toLowerCase())) return free;
  }
}
