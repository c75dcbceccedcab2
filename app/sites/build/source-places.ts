import { SourceMap } from "node:module";
import type { SiteBuild } from "./build-types";

/** What a page reports: where a text, or a place, speaks of its bundle. */
interface PageReport {
  text: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** An address on a preview's host or path: it holds the secret label, and says nothing to people. */
const ADDRESS = /https?:\/\/(?:[^\s/()]+\/sites\/)?preview-[a-z2-7]{26}[^\s/()]*\/?/g;
// Only from the start of a name: within one, each letter would look through all that follow.
const PLACE = /(?<![\w@./-])([\w@./-]+\.js)(?:\?v=\d+)?:(\d+):(\d+)/g;
/** Lines of a stack that are a library's. */
const LIBRARY = /^\s+at .*@store\//;

/**
 * Finds the project's own file and line for what a preview's page reports about its bundle, and
 * takes the preview's address out of it.
 */
export class SourcePlaces {
  readonly #build: SiteBuild;
  readonly #maps = new Map<string, SourceMap | null>();

  constructor(build: SiteBuild) {
    this.#build = build;
  }

  /** The report in terms of the project's files. */
  translate<Report extends PageReport>(entry: Report): Report {
    const text = entry.text
      .replaceAll(ADDRESS, "")
      .split("\n")
      .filter((line) => !LIBRARY.test(line))
      .join("\n")
      .replaceAll(PLACE, (place, file: string, line: string, column: string) => {
        const found = this.#find(file, Number(line), Number(column));
        return found ? `${found.file}:${found.line}:${found.column}` : place;
      });
    if (entry.file === undefined) return { ...entry, text };
    const file = entry.file.replaceAll(ADDRESS, "").replace(/[?#].*$/, "");
    const { line, column } = entry;
    if (file === "" || file.startsWith("@")) {
      // The page's own address, or a library's: no file of the project.
      return { ...entry, text, file: file === "" ? "index.html" : undefined };
    }
    return { ...entry, text, file, ...(line ? this.#find(file, line, column ?? 1) : {}) };
  }

  #find(
    file: string,
    line: number,
    column: number,
  ): { file: string; line: number; column: number } | null {
    const entry = this.#mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !("originalSource" in entry) || entry.originalSource === "library") return null;
    return {
      file: entry.originalSource,
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
  }

  #mapOf(file: string): SourceMap | null {
    const known = this.#maps.get(file);
    if (known !== undefined) return known;
    const source = this.#build.files.get(`/${file}.map`);
    const map = source ? new SourceMap(JSON.parse(new TextDecoder().decode(source.body))) : null;
    this.#maps.set(file, map);
    return map;
  }
}
