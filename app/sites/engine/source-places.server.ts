import { LRUCache } from "lru-cache";
import { defineTask } from "~/platform/workers/worker-task";
import type { SiteBuild } from "../build/build-types";
import type { PlaceSearch, SourcePlace } from "../build/find-places";

/** What a worker finds: the task "findPlaces". */
export const FIND_PLACES = defineTask<PlaceSearch, (SourcePlace | null)[]>({
  name: "findPlaces",
  limitMs: 3_000,
});

/** Finds places by a source map, e.g. in a worker. What it throws leaves them as they are. */
export type FindPlaces = (search: PlaceSearch) => Promise<(SourcePlace | null)[]>;

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
const PLACE = /(?<![\w@./-])([\w@./-]{1,1000}\.js)(?:\?v=\d+)?:(\d+):(\d+)/g;
/** What the modules of a preview's script are called, each for itself (previews/client/registries.ts). */
const MODULES = "@hot/";
/** Lines of a stack that are a library's. */
const LIBRARY = /^\s+at .*@store\//;

/** Bytes of a source map that is read: that of 5 MB of the densest code. It is copied to the worker. */
const MAP_BYTES = 24_000_000;
/** Places that are looked up for one report; the rest stays as the browser said it. */
const PLACES_AT_ONCE = 200;
/** Characters of the places that are remembered: an error in a loop is reported again and again. */
const REMEMBERED = 64_000;

/** A place of the bundle as a browser tells it; lines and columns from 1. */
interface BundlePlace {
  file: string;
  line: number;
  column: number;
}

/**
 * Finds the project's own file and line for what a preview's page reports about its bundle, and
 * takes the preview's address out of it.
 */
export class SourcePlaces {
  readonly #build: SiteBuild;
  readonly #find: FindPlaces;
  /** What was found, by the place in the bundle: nothing of a map is kept. */
  readonly #foundCache = new LRUCache<string, { place: SourcePlace | null }>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ place }, name) => name.length + (place?.file.length ?? 0) + 1,
  });

  readonly #waiting: { places: BundlePlace[]; tell: (found: FoundPlaces) => void }[] = [];
  #isFinding = false;

  constructor(build: SiteBuild, find: FindPlaces) {
    this.#build = build;
    this.#find = find;
  }

  /**
   * Reports in terms of the project's files, in the order in which they came. What comes while a map
   * is read waits, and is then looked up together. Never rejects.
   */
  translate<Report extends PageReport>(entries: readonly Report[]): Promise<Report[]> {
    return new Promise((resolve) => {
      const reports = entries.map(withoutAddress);
      const places = reports.flatMap(placesIn).slice(0, PLACES_AT_ONCE);
      const tell = (found: FoundPlaces) =>
        resolve(reports.map((report) => translateReport(report, found)));
      this.#waiting.push({ places, tell });
      if (!this.#isFinding) void this.#findWaiting();
    });
  }

  async #findWaiting(): Promise<void> {
    this.#isFinding = true;
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0);
      const found = await this.#findAll(together.flatMap(({ places }) => places));
      for (const { tell } of together) tell(found);
    }
    this.#isFinding = false;
  }

  async #findAll(places: readonly BundlePlace[]): Promise<FoundPlaces> {
    const found: FoundPlaces = new Map();
    const wanted = new Map<string, Map<string, BundlePlace>>();
    for (const place of places) {
      const name = nameOf(place);
      const known = this.#foundCache.get(name);
      if (known) found.set(name, known.place);
      else wanted.set(place.file, (wanted.get(place.file) ?? new Map()).set(name, place));
    }
    for (const [file, ofFile] of wanted) {
      const answers = await this.#findIn(file, [...ofFile.values()]);
      for (const [index, name] of [...ofFile.keys()].entries()) {
        const place = answers?.[index] ?? null;
        found.set(name, place);
        if (answers) this.#foundCache.set(name, { place });
      }
    }
    return found;
  }

  /** The script that a browser means, and the lines that stand in it before those that it counts. */
  #scriptOf(file: string): { script: string; line: number } {
    if (!file.startsWith(MODULES)) return { script: `/${file}`, line: 0 };
    const path = file.slice(MODULES.length - 1).replace(/\.js$/, "");
    for (const [script, { modules }] of this.#build.hot?.scripts ?? []) {
      const module = modules.get(path);
      if (module) return { script, line: module.line };
    }
    return { script: "", line: 0 };
  }

  /** @returns null when there is no map, or nobody could read it now */
  async #findIn(file: string, places: BundlePlace[]): Promise<(SourcePlace | null)[] | null> {
    const { script, line: before } = this.#scriptOf(file);
    const map = this.#build.files.get(`${script}.map`)?.body;
    if (!map || map.length > MAP_BYTES) return null;
    try {
      const search = places.map(({ line, column }) => ({
        line: before + line - 1,
        column: column - 1,
      }));
      const found = await this.#find({ map, places: search });
      return found.map((place) => (place?.file === "library" ? null : place));
    } catch {
      // Too much is asked for at the moment, or of this map. The line is logged as the browser has it.
      return null;
    }
  }
}

type FoundPlaces = Map<string, SourcePlace | null>;

function translateReport<Report extends PageReport>(report: Report, found: FoundPlaces): Report {
  const text = report.text.replaceAll(
    PLACE,
    (whole, file: string, line: string, column: string) => {
      const place = found.get(nameOf({ file, line: Number(line), column: Number(column) }));
      return place ? `${place.file}:${place.line + 1}:${place.column + 1}` : whole;
    },
  );
  const own = ownPlace(report);
  const place = own && found.get(nameOf(own));
  if (!place) return { ...report, text };
  return { ...report, text, file: place.file, line: place.line + 1, column: place.column + 1 };
}

function nameOf({ file, line, column }: BundlePlace): string {
  return `${file}:${line}:${column}`;
}

function withoutAddress<Report extends PageReport>(report: Report): Report {
  const text = report.text
    .replaceAll(ADDRESS, "")
    .split("\n")
    .filter((line) => !LIBRARY.test(line))
    .join("\n");
  if (report.file === undefined) return { ...report, text };
  const file = report.file.replaceAll(ADDRESS, "").replace(/[?#].*$/, "");
  // The page's own address, or a library's: no file of the project.
  if (file === "") return { ...report, text, file: "index.html" };
  const isLibrary = file.startsWith("@") && !file.startsWith(MODULES);
  return { ...report, text, file: isLibrary ? undefined : file };
}

function placesIn(report: PageReport): BundlePlace[] {
  const inText = [...report.text.matchAll(PLACE)].map(([, file = "", line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
  const own = ownPlace(report);
  return own ? [own, ...inText] : inText;
}

/** Where a report itself says that it comes from. */
function ownPlace({ file, line, column }: PageReport): BundlePlace | null {
  return file && line ? { file, line, column: column ?? 1 } : null;
}
