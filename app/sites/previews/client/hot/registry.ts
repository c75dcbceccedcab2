import { HotContext, HotEvents } from "./hot-context";
import { exportAllOf, exportNames, fromPage, toCommonJs, toModule } from "./interop";
import { type Exports, type ModuleFunction, type ModuleRecord, newRecord } from "./module-record";
import type { Refresh, Registration } from "./refresh";
import { takeUpdate, type UpdateText } from "./take-update";

export { reactRefresh } from "./react-refresh";

/** What a page's script gives its registry. */
interface RegistryStart {
  /** The script's address. */
  url: string;
  /** Imports what is no module of the project. */
  load(address: string): Promise<unknown>;
  /** What takes modules of components by itself. */
  refresh?: Refresh;
  /** What the script has imported, by "!" and its name. */
  given: Record<string, object>;
}

/** Where the preview's own script finds the registries of its page (live-reload.ts). */
const REGISTRIES = Symbol.for("@sayso/registries");

/** The modules of one script, each of which can be replaced while the page runs. */
export class Registry {
  readonly url: string;
  readonly refresh: Refresh | undefined;
  readonly records = new Map<string, ModuleRecord>();
  readonly events = new HotEvents();
  /** Modules that do not take the version that they have just got. */
  readonly invalidated = new Set<ModuleRecord>();
  readonly #load: RegistryStart["load"];
  readonly #given: Map<string, unknown>;
  readonly #byExports = new WeakMap<object, ModuleRecord>();
  /** What modules that are imported later take from packages; each tells by itself what it came to. */
  #later: Promise<unknown> = Promise.resolve();
  /** Packages that could not be run, by what modules call them: whoever asks gets the mistake. */
  readonly #failed = new Map<string, unknown>();
  /** Where modules begin in the script, from its start. */
  #lines: readonly (readonly [path: string, line: number])[] = [];

  constructor({ url, load, refresh, given }: RegistryStart) {
    this.url = url;
    this.refresh = refresh;
    this.#load = load;
    this.#given = new Map(Object.entries(given).map(([key, one]) => [key, seenAs(key, one)]));
  }

  /** Adds a module, or its next version. */
  add(path: string, deps: Readonly<Record<string, string>>, run: ModuleFunction): void {
    const known = this.records.get(path);
    if (known) Object.assign(known, { deps, run });
    else this.records.set(path, newRecord(path, deps, run));
  }

  /**
   * Runs the entry.
   *
   * @param lines where each module begins in the script
   * @param later packages that only modules take which are imported later, e.g. "!mongodb"
   */
  start(
    path: string,
    lines: readonly (readonly [path: string, line: number])[],
    later: readonly string[] = [],
  ): void {
    this.#lines = lines;
    this.#later = Promise.all(later.map((key) => this.#giveLater(key)));
    this.require(path, null);
  }

  /** A module's exports; it runs when they are asked for first. */
  require(path: string, importer: ModuleRecord | null): unknown {
    const record = this.records.get(path);
    if (!record) throw new Error(`There is no module ${path}.`);
    if (importer) record.importers.add(importer);
    if (!record.exports) this.#run(record);
    return record.exports?.exports;
  }

  /** Whether the next version of a module that exports this is taken, as it has components alone. */
  isRefreshed(exports: Exports): boolean {
    return this.refresh?.isBoundary(exports) ?? false;
  }

  /** Imports what modules will ask for: `root` is where paths of the site begin. */
  async give(
    imports: Record<string, { address: string; name?: string }>,
    root: URL,
  ): Promise<void> {
    for (const [key, { address, name }] of Object.entries(imports)) {
      const isPath = /^\/(?!\/)/.test(address);
      const module = (await this.#load(
        isPath ? new URL(address.slice(1), root).href : address,
      )) as Exports;
      this.#given.set(key, seenAs(key, (name === undefined ? module : module[name]) as object));
    }
  }

  /** Replaces modules. @returns why the page has to be loaded instead; null when all is done */
  update(update: UpdateText, root: URL): string | null {
    return takeUpdate(this, update, root);
  }

  /** A line of the script as one of a module's own text, or null for none. */
  placeOf(line: number): { path: string; line: number } | null {
    const found = this.#lines.findLast(([, from]) => from <= line);
    return found ? { path: found[0], line: line - found[1] + 1 } : null;
  }

  #run(record: ModuleRecord): void {
    const module = { exports: {} as Exports };
    record.exports = module;
    record.isRunning = true;
    record.hot = new HotContext(record, this.events, (one) => this.invalidated.add(one));
    const meta = { url: this.url, hot: record.hot };
    const importAny = async (specifier: unknown) => {
      const target = record.deps[String(specifier)];
      if (target === undefined || (target.startsWith("!") && !this.#given.has(target))) {
        const one = await this.#load(target?.replace(/^!!?/, "") ?? String(specifier));
        return target ? toModule(seenAs(target, one as object)) : one;
      }
      await this.#later;
      const found = toModule(this.#find(target, record));
      // It may be the next version of what is shown, and has run only now.
      this.refresh?.perform();
      return found;
    };
    const require = (specifier: string) => {
      const target = record.deps[specifier];
      if (target === undefined) throw new Error(`Cannot find module "${specifier}"`);
      return this.#find(target, record);
    };
    const components: Registration[] = [];
    const note = (type: unknown, id: string) => components.push([type, id]);
    try {
      record.run(
        ...[require, module, module.exports, meta, importAny, note, this.refresh?.signature],
        ...[exportNames, toModule, this.#toCommonJs(record)],
        exportAllOf((exported) => this.#byExports.get(exported as object)),
      );
    } catch (error) {
      // Whoever asks again gets the mistake again.
      record.exports = null;
      throw error;
    } finally {
      record.isRunning = false;
    }
    for (const copy of record.stars.splice(0)) copy();
    this.refresh?.register(record.path, module.exports, components);
  }

  /** One that fails is no matter of those that do without it. */
  async #giveLater(key: string): Promise<void> {
    try {
      const module = await this.#load(key.replace(/^!!?/, ""));
      this.#given.set(key, seenAs(key, module as object));
    } catch (error) {
      this.#failed.set(key, error);
    }
  }

  #find(target: string, importer: ModuleRecord): unknown {
    // A stylesheet is the page's, and nothing to a script.
    if (target === "") return {};
    // A file, by its address.
    if (target.startsWith("=")) return { __esModule: true, default: target.slice(1) };
    if (!target.startsWith("!")) return this.require(target, importer);
    if (this.#failed.has(target)) throw this.#failed.get(target);
    return this.#given.get(target) ?? {};
  }

  #toCommonJs(record: ModuleRecord): (named: object) => Exports {
    return (named) => {
      const exports = toCommonJs(named);
      this.#byExports.set(exports, record);
      return exports;
    };
  }
}

/** Opens the registry of a script. */
export function openRegistry(start: RegistryStart): Registry {
  const registry = new Registry(start);
  const all = window as unknown as Record<symbol, Registry[] | undefined>;
  all[REGISTRIES] = [...(all[REGISTRIES] ?? []), registry];
  return registry;
}

/** What `require` sees of a module of the page. One that begins with "!!" exports one object. */
function seenAs(key: string, namespace: object): unknown {
  return key.startsWith("!!") ? (namespace as Exports).default : fromPage(namespace);
}
