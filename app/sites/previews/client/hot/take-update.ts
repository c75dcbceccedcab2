import type { Exports, ModuleRecord } from "./module-record";
import type { Registry } from "./registry";

/** An update as the server sends it (compare-modules.ts). */
export interface UpdateText {
  /** What `add` takes, by path. */
  changed: Record<string, string>;
  gone: string[];
}

/** A module that takes the next version of itself, or of one that it imports. */
interface Boundary {
  record: ModuleRecord;
  via: ModuleRecord;
}

type AddArguments = Parameters<Registry["add"]>;

/**
 * Replaces modules in a running page.
 *
 * @returns why that cannot be, with nothing replaced; null when it is done
 * @throws what a module throws while its new version runs
 */
export function takeUpdate(
  registry: Registry,
  { changed, gone }: UpdateText,
  root: URL,
): string | null {
  const loaded = Object.keys(changed).flatMap((path) => {
    const record = registry.records.get(path);
    return record?.exports ? [record] : [];
  });
  const found = findBoundaries(registry, loaded);
  if (typeof found === "string") return found;
  const paths = Object.keys(changed);
  registry.events.emit("vite:beforeUpdate", { type: "update", paths });
  for (const [path, text] of Object.entries(changed))
    registry.add(...read(text, new URL(`@hot${path}.js`, root)));
  const before = new Map(found.outdated.map((record) => [record, end(record)]));
  const why = run(registry, found.boundaries, before);
  if (why) return why;
  prune(registry, gone);
  registry.refresh?.perform();
  registry.events.emit("vite:afterUpdate", { type: "update", paths });
  return null;
}

/** Which modules take the change, and which are over: those that change and all between. */
function findBoundaries(
  registry: Registry,
  changed: readonly ModuleRecord[],
): { boundaries: Boundary[]; outdated: ModuleRecord[] } | string {
  const boundaries: Boundary[] = [];
  const outdated = new Set<ModuleRecord>();
  const open = changed.map((record) => ({ record, cause: record }));
  for (let one = open.pop(); one; one = open.pop()) {
    const { record, cause } = one;
    if (outdated.has(record)) continue;
    outdated.add(record);
    if (record.hot?.isDeclined) return `${cause.path} has changed, and takes no new version`;
    if (record.hot?.ofItself || registry.isRefreshed(record.exports?.exports ?? {})) {
      boundaries.push({ record, via: record });
      continue;
    }
    const importers = [...record.importers].filter((importer) => importer.exports);
    if (importers.length === 0) {
      return `${cause.path} has changed, and no module that uses it can take it over`;
    }
    for (const importer of importers) {
      const takes = importer.hot?.ofDeps.some(({ paths }) => paths.includes(record.path));
      if (takes) boundaries.push({ record: importer, via: record });
      else open.push({ record: importer, cause });
    }
  }
  return { boundaries, outdated: [...outdated] };
}

/** Ends a version of a module. @returns it, with what it had exported */
function end(record: ModuleRecord): {
  hot: ModuleRecord["hot"];
  exports: Exports;
} {
  const { hot } = record;
  const exports = record.exports?.exports ?? {};
  for (const dispose of hot?.disposes ?? []) dispose(record.data);
  hot?.end();
  record.exports = null;
  return { hot, exports };
}

function run(
  registry: Registry,
  boundaries: readonly Boundary[],
  before: ReadonlyMap<ModuleRecord, ReturnType<typeof end>>,
): string | null {
  for (const { record, via } of boundaries) {
    const next = registry.require(via.path, null) as Exports;
    if (record === via) {
      const old = before.get(record);
      if (!old?.hot?.ofItself && !registry.isRefreshed(next)) {
        return `${record.path} exports more than components now`;
      }
      if (!old?.hot?.ofItself && old && !isSameShape(old.exports, next)) {
        return `${record.path} exports other names than before`;
      }
      for (const take of old?.hot?.ofItself ?? []) take(next);
    } else {
      for (const { paths, call } of record.hot?.ofDeps ?? []) {
        if (!paths.includes(via.path)) continue;
        call(paths.map((path) => (path === via.path ? next : undefined)));
      }
    }
    if (registry.invalidated.size > 0) {
      registry.invalidated.clear();
      return `${record.path} takes no new version`;
    }
  }
  return null;
}

/** Names that went are still used by those that imported them. */
function isSameShape(before: Exports, after: Exports): boolean {
  return Object.keys(before).every((name) => name in after);
}

function prune(registry: Registry, gone: readonly string[]): void {
  for (const path of gone) {
    const record = registry.records.get(path);
    if (!record) continue;
    for (const call of record.hot?.prunes ?? []) call(record.data);
    record.hot?.end();
    registry.records.delete(path);
    for (const other of registry.records.values()) other.importers.delete(record);
  }
}

/** Its lines are those of the module's own text, by which the server finds them in its source. */
function read(text: string, address: URL): AddArguments {
  // biome-ignore lint/security/noGlobalEval: the page's own code, from where all of it came.
  const evaluate = globalThis.eval;
  return evaluate(`[${text}]\n//# sourceURL=${address}`) as AddArguments;
}
