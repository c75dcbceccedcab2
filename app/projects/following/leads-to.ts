import { MODULE_ENDINGS } from "~/projects/module-endings";
import type { Reference } from "./references";

/** Which files there are. */
export type HasFile = (path: string) => boolean;

/** What projects call their folders, and which folders those are, the likeliest first. */
export const ALIASES: readonly (readonly [start: string, folders: readonly string[]])[] = [
  ["@/", ["src/", "", "app/", "resources/js/"]],
  ["~/", ["app/", "src/", ""]],
  ["@@/", [""]],
  ["$lib/", ["src/lib/"]],
];
const SHEET_ENDINGS = ["", ".scss", ".sass", ".less", ".css"];

/**
 * The file of the project that a name leads to, said in a file at `from`; null for packages, other sites' addresses,
 * and what is not there.
 */
export function leadsTo(
  { name, by }: Pick<Reference, "name" | "by">,
  from: string,
  has: HasFile,
): string | null {
  const [address = ""] = meant(name, by).split(/[?#]/);
  if (address === "" || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(address)) return null;
  for (const place of placesOf(address, by, from)) {
    const found = namesAt(place, by).find(has);
    if (found !== undefined) return found;
  }
  return null;
}

/** What a name says, without the backslashes by which programs and sheets write quotes; addresses have none. */
export function meant(name: string, by: Reference["by"]): string {
  return by === "module" || by === "sheet" ? name.replace(/\\(["'\\])/g, "$1") : name;
}

/** Where an address may lie in the project, before endings. */
function placesOf(address: string, by: Reference["by"], from: string): string[] {
  if (address.startsWith("/")) {
    const rest = normal(address.slice(1));
    return rest === null ? [] : [rest, `public/${rest}`];
  }
  const alias = ALIASES.find(([start]) => address.startsWith(start));
  if (alias && by !== "site") {
    const [start, folders] = alias;
    return folders.map((folder) => folder + address.slice(start.length));
  }
  const isRelative = /^\.\.?\//.test(address);
  if (by === "site" || (by === "module" && !isRelative)) return [];
  const place = normal(folderOf(from) + address);
  return place === null ? [] : [place];
}

/** The files that a place may stand for, the likeliest first. */
function namesAt(place: string, by: Reference["by"]): string[] {
  const stem = place.replace(/\/$/, "");
  if (by === "module") {
    // TypeScript writes "./thing.js" for thing.ts.
    const stems = [stem, stem.replace(/\.m?jsx?$/, "")];
    return stems.flatMap((one) => MODULE_ENDINGS.map((ending) => one + ending));
  }
  if (by === "sheet") {
    const part = `${folderOf(stem)}_${stem.slice(folderOf(stem).length)}`;
    return [stem, part].flatMap((one) => SHEET_ENDINGS.map((ending) => one + ending));
  }
  return [decoded(stem)];
}

/** "src/parts/a.ts" → "src/parts/"; "" for a file at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** A path without "." and ".."; null where it leads out of the project. */
function normal(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
