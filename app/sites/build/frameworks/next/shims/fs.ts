import { contents } from "./contents";

/** Node's module of files over the texts that the project's pages read, which are part of the app. */

type Encoding = string | null | { encoding?: string | null };
interface Listing {
  withFileTypes?: boolean;
  recursive?: boolean;
}

const FILES = new Map(Object.entries(contents));

/** From the project's root, "" for itself: there a program of Next is started. */
function placeOf(path: string | URL): string {
  const parts: string[] = [];
  for (const part of String(path)
    .replace(/^file:\/\//, "")
    .split(/[\\/]/)) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function below(folder: string): string[] {
  const start = folder === "" ? "" : `${folder}/`;
  return [...FILES.keys()].filter((file) => file.startsWith(start));
}

function failed(code: string, what: string, path: string | URL): Error {
  return Object.assign(new Error(`${code}: ${what}, '${String(path)}'`), { code, path });
}

function missing(path: string | URL): Error {
  return failed("ENOENT", "no such file or directory among those that the app has", path);
}

class Stats {
  readonly size: number;
  // When it was written, only the project's own disk would know.
  readonly mtime = new Date(0);
  readonly birthtime = new Date(0);
  readonly ctime = new Date(0);
  readonly mtimeMs = 0;
  readonly #isFile: boolean;
  readonly name: string;
  readonly parentPath: string;

  constructor(place: string, isFile: boolean) {
    this.#isFile = isFile;
    this.size = FILES.get(place)?.length ?? 0;
    this.name = place.slice(place.lastIndexOf("/") + 1);
    this.parentPath = `/${place.slice(0, Math.max(0, place.lastIndexOf("/")))}`;
  }
  isFile = () => this.#isFile;
  isDirectory = () => !this.#isFile;
  isSymbolicLink = () => false;
}

export function existsSync(path: string | URL): boolean {
  const place = placeOf(path);
  return FILES.has(place) || below(place).length > 0;
}

export function statSync(path: string | URL, how: { throwIfNoEntry?: boolean } = {}) {
  const place = placeOf(path);
  if (existsSync(path)) return new Stats(place, FILES.has(place));
  if (how.throwIfNoEntry === false) return undefined;
  throw missing(path);
}

export function readFileSync(path: string | URL, how?: Encoding): unknown {
  const place = placeOf(path);
  const text = FILES.get(place);
  if (text === undefined && existsSync(path)) throw failed("EISDIR", "that is a directory", path);
  if (text === undefined) throw missing(path);
  const encoding = typeof how === "string" ? how : how?.encoding;
  if (encoding) return text;
  const bytes = new TextEncoder().encode(text);
  return Object.assign(bytes, { toString: () => text });
}

export function readdirSync(path: string | URL, how?: Listing | string | null): unknown[] {
  const folder = placeOf(path);
  const files = below(folder);
  if (files.length === 0) throw missing(path);
  const { withFileTypes = false, recursive = false } = typeof how === "object" ? (how ?? {}) : {};
  const inside = new Set<string>();
  for (const file of files) {
    const rest = (folder === "" ? file : file.slice(folder.length + 1)).split("/");
    const most = recursive ? rest.length : 1;
    for (let end = 1; end <= most; end += 1) inside.add(rest.slice(0, end).join("/"));
  }
  const names = [...inside].sort();
  if (!withFileTypes) return names;
  return names.map((name) => {
    const place = folder === "" ? name : `${folder}/${name}`;
    return new Stats(place, FILES.has(place));
  });
}

export function accessSync(path: string | URL): void {
  if (!existsSync(path)) throw missing(path);
}

function refuse(): never {
  throw new Error("An app that runs in the browser writes no files.");
}

export const lstatSync = statSync;
export const writeFileSync = refuse;
export const mkdirSync = refuse;
export const appendFileSync = refuse;
export const unlinkSync = refuse;
export const rmSync = refuse;

const later =
  <Given extends unknown[], Answer>(now: (...given: Given) => Answer) =>
  async (...given: Given): Promise<Answer> =>
    now(...given);

export const promises = {
  access: later(accessSync),
  readFile: later(readFileSync),
  readdir: later(readdirSync),
  stat: later(statSync),
  lstat: later(lstatSync),
  writeFile: later(writeFileSync),
  mkdir: later(mkdirSync),
  appendFile: later(appendFileSync),
  unlink: later(unlinkSync),
  rm: later(rmSync),
};

export default {
  ...{ accessSync, existsSync, lstatSync, readFileSync, readdirSync, statSync, promises },
  ...{ appendFileSync, mkdirSync, rmSync, unlinkSync, writeFileSync },
};
