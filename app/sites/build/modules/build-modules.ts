import type { BuildProblem, BuiltEntry, HotScript } from "../build-types";
import type { Bundled } from "../bundle";
import { absentText, distinct, fileOfModule } from "../esbuild-problems";
import { toleratesAbsent } from "../frameworks/detection/tolerance";
import { CURATED, type Outputs, withSources } from "../outputs";
import { exportedNames } from "../packages/project-packages";
import type { ProjectSource } from "../project-source";
import { moduleAddress } from "../resolve/find-file";
import { entryOf, type SourcePage, storeAddress } from "../site-page";
import { buildLibraries } from "./build-libraries";
import { buildStyles } from "./build-styles";
import { absentNames } from "./check-names";
import { REGISTRY, writeRegistry } from "./registry-file";
import { type ModuleWalk, ModuleWalker, NoRegistry } from "./walk-modules";

/**
 * Builds a preview as registries of modules, one file for each entry, whose modules can be replaced
 * while they run (docs/decisions).
 *
 * @returns why it has to be bundled: modules that are no functions, or "" where something is wrong with
 *   them, which the bundle will tell
 */
export async function buildModules(
  source: ProjectSource,
  pages: readonly SourcePage[],
  entries: readonly string[],
): Promise<Extract<Bundled, { ok: true }> | { why: string }> {
  if (source.mode !== "preview" || entries.length === 0) return { why: "" };
  if (source.own) return { why: "the page brings an import map of its own" };
  // Of two registries in one page each would have modules of its own.
  if (pages.some((page) => scriptsOf(page) > 1))
    return { why: "the page has several module scripts" };
  const hot = { ...source, isHot: true };
  const walker = new ModuleWalker(hot);
  try {
    const made = await Promise.all(entries.map((entry) => buildEntry(hot, walker, entry)));
    return {
      ok: true,
      files: new Map(made.flatMap(({ files }) => [...files])),
      binaries: new Map(made.flatMap(({ binaries }) => [...binaries])),
      entries: new Map(made.map(({ built }, at) => [entries[at] ?? "", built])),
      vendor: new Map(made.flatMap(({ vendor }) => [...vendor]).sort(wantedLast)),
      warnings: distinct(made.flatMap(({ warnings }) => warnings)),
      hot: {
        scripts: new Map(made.map(({ built, hot: script }) => [`/${built.script}`, script])),
        parts: new Set(made.flatMap(({ parts }) => (parts ? [`/${parts}`] : []))),
        sources: new Set(made.flatMap(({ sources }) => sources)),
      },
    };
  } catch (error) {
    if (error instanceof NoRegistry) return { why: error.why };
    throw error;
  }
}

async function buildEntry(
  source: ProjectSource,
  walker: ModuleWalker,
  entry: string,
): Promise<{
  files: Map<string, Uint8Array>;
  binaries: Outputs["binaries"];
  built: BuiltEntry;
  vendor: ReadonlyMap<string, boolean>;
  hot: HotScript;
  parts: string | null;
  sources: string[];
  warnings: readonly BuildProblem[];
}> {
  const name = entry.slice(1).replace(/\.[^./]*$/, "");
  const walk = await walker.walk(entry);
  const absent = absentNames(walk.modules, (specifier) =>
    source.packages ? exportedNames(source.packages, specifier) : [],
  );
  // A mistake, which the bundle tells with its place. Of packages a registry has what there is.
  if (absent.some(({ isPackage }) => !isPackage) && !toleratesAbsent(source.input.texts)) {
    throw new NoRegistry("a name that is not exported");
  }
  const [libraries, styles] = await Promise.all([
    buildLibraries(source, walk, name),
    buildStyles(source, walk.styles, name),
  ]);
  const script = `assets/${name}.js`;
  const store = storeAddress(source.store.hash).slice(1);
  const { code, map, hot, externals } = writeRegistry(
    walk,
    { libraries, styles },
    {
      script,
      store,
      refreshes: walker.refreshes,
    },
  );
  const files = new Map([...libraries.files, ...styles.files]);
  const mapName = script.slice(script.lastIndexOf("/") + 1);
  files.set(script, Buffer.from(`${code}//# sourceMappingURL=${mapName}.map\n`));
  files.set(`${script}.map`, withSources(map, source.input.texts));
  const preloads = [`${store}/${REGISTRY}`, ...(libraries.script ? [libraries.script] : [])];
  const known = source.packages?.asked ?? CURATED;
  const vendor = [...externals, ...libraries.vendor].filter(([name]) => known.has(name));
  return {
    files,
    binaries: new Map([...libraries.binaries, ...styles.binaries]),
    built: { script, style: styles.style, preloads },
    vendor: new Map(vendor.sort(wantedLast)),
    hot,
    parts: libraries.script,
    sources: sourcesOf(walk),
    warnings: [
      ...walk.modules.flatMap(({ warnings }) => warnings),
      ...absent.map(({ by, from, name }) => ({
        text: absentText(from, name),
        file: fileOfModule(`project:${by}`),
      })),
      ...styles.warnings,
    ],
  };
}

/** The files of the project that a registry shows. */
function sourcesOf({ modules, styles }: ModuleWalk): string[] {
  const assets = modules.flatMap(({ targets }) =>
    [...targets.values()].flatMap((target) => (target.is === "asset" ? [`/${target.file}`] : [])),
  );
  return [...modules.map(({ path }) => path), ...styles, ...assets].flatMap((module) =>
    module.startsWith("/") ? [moduleAddress(module).path.slice(1)] : [],
  );
}

function scriptsOf(page: SourcePage): number {
  return page.outline.scripts.filter((script) => entryOf(page, script) !== null).length;
}

/** What is wanted at once by one is wanted at once. */
function wantedLast([, one]: [string, boolean], [, other]: [string, boolean]): number {
  return Number(one) - Number(other);
}
