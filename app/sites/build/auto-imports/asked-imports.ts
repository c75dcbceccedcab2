import path from "node:path/posix";
import { transform } from "esbuild";
import type { FileTree } from "~/projects/files";
import { asRecord, asText, asTexts } from "../config/values";
import { loaderOf } from "../loaders";
import { readNames } from "../modules/module-names";
import { isKnownLibrary, type Origin } from "./libraries";
import { hooksOf, presetOf } from "./presets";

/** What modules of a project may use without importing it, as two plugins of Vite give it to them. */
export interface AutoImports {
  /** A name in a script → where it is from. */
  names: ReadonlyMap<string, Origin>;
  /** Has all hooks that nothing else has; null for none. */
  hooks: string | null;
  /** A component in a template, in Pascal case → its file, "/src/components/Head.vue". */
  components: ReadonlyMap<string, string>;
  /** Libraries that names of components, and of scripts, are looked for in. */
  libraries: { components: readonly string[]; names: readonly string[] };
  /** Templates may use the names, too, as Nuxt's do. */
  inTemplates?: true;
  /** What of it is not known here, each in a sentence. */
  leftOut: readonly string[];
}

/** The plugins, whatever bundler they are for. */
const AUTO_IMPORT = /^unplugin-auto-import(?:\/|$)/;
const COMPONENTS = /^unplugin-vue-components(?:\/|$)/;
/** That of Vuetify, which knows its own components alone. */
const VUETIFY = /^vite-plugin-vuetify$/;
/** Files of a project that are read for what they export. */
const MOST_FILES = 300;

/**
 * @param plugins what the configuration gives to its plugins, as a stranger wrote it: `{ plugin, options }`
 * @returns null where it has none of these
 */
export async function readAutoImports(
  plugins: readonly unknown[],
  texts: FileTree,
): Promise<AutoImports | null> {
  const given = plugins.map(asRecord);
  const of = (pattern: RegExp) => given.find(({ plugin }) => pattern.test(asText(plugin) ?? ""));
  const [names, components, vuetify] = [of(AUTO_IMPORT), of(COMPONENTS), of(VUETIFY)];
  const isVuetify = vuetify && asRecord(vuetify.options).autoImport !== false;
  if (!names && !components && !isVuetify) return null;
  const leftOut: string[] = [];
  const asked = asRecord(names?.options);
  const libraries = (options: unknown) => resolversOf(asRecord(options).resolvers, leftOut);
  const known = namesOf([asked.imports].flat(), leftOut);
  for (const [name, origin] of await exportsOf([asked.dirs].flat(), texts)) {
    known.names.set(name, origin);
  }
  return {
    ...known,
    components: components ? componentsOf(asRecord(components.options), texts) : new Map(),
    libraries: {
      components: [...libraries(components?.options), ...(isVuetify ? ["Vuetify3"] : [])],
      names: libraries(names?.options),
    },
    leftOut,
  };
}

function namesOf(imports: readonly unknown[], leftOut: string[]) {
  const names = new Map<string, Origin>();
  const presets: string[] = [];
  for (const one of imports) {
    const preset = typeof one === "string" ? presetOf(one) : null;
    if (typeof one === "string") {
      if (!preset) leftOut.push(`unplugin-auto-import's "${one.slice(0, 60)}" is not known here.`);
      presets.push(one);
    }
    for (const [from, name] of preset?.names ?? []) names.set(name, { from, name });
    const { from, imports: list, ...modules } = asRecord(one);
    const listed = asText(from) ? { [asText(from) ?? ""]: list } : modules;
    for (const [module, all] of Object.entries(listed)) {
      for (const [name, as] of [all].flat(1).map(namedAs)) {
        if (name) names.set(as, { from: module, name });
      }
    }
  }
  return { names, hooks: hooksOf(presets) };
}

/** "a", "a as b", ["a", "b"] and { name: "a", as: "b" }. */
function namedAs(one: unknown): [name: string, as: string] {
  const { name, as } = asRecord(one);
  const [first = "", second = ""] = Array.isArray(one) ? asTexts(one) : [asText(name), asText(as)];
  const [text = "", other] = (asText(one) ?? first).split(/\s+as\s+/);
  return [text, other ?? (second || text)];
}

/** What modules in folders export, the default by the file's name. @param folders e.g. "src/stores/**" */
async function exportsOf(
  folders: readonly unknown[],
  texts: FileTree,
): Promise<[string, Origin][]> {
  const wanted = asTexts(folders.map((one) => asText(one) ?? asText(asRecord(one).glob)));
  const places = wanted.filter((one) => !one.startsWith("!")).map(placeOf);
  const files = [...texts]
    .filter(([file]) => /\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file))
    .filter(([file]) => places.some((place) => isIn(file, place)))
    .slice(0, MOST_FILES);
  const found = await Promise.all(
    files.map(async ([file, text]): Promise<[string, Origin][]> => {
      const loader = loaderOf(file) ?? "ts";
      const script = await transform(text, { loader, logLevel: "silent" }).catch(() => null);
      const exported = [...(script ? exportedBy(script.code) : [])];
      const from = `/${file}`;
      return exported.map((name) => [
        name === "default" ? camelCase(stemOf(file)) : name,
        { from, name },
      ]);
    }),
  );
  return found.flat();
}

function exportedBy(code: string): ReadonlySet<string> {
  try {
    return readNames(code)?.exports?.names ?? new Set();
  } catch {
    // It waits at its top.
    return new Set();
  }
}

/** The folder of a pattern, and whether those in it count too. */
function placeOf(pattern: string): { folder: string; isDeep: boolean } {
  const [start = "", ...rest] = pattern.split(/\/?\*/);
  const folder = path.join("/", start, "/").slice(1);
  return { folder, isDeep: rest.length > 1 };
}

function isIn(file: string, { folder, isDeep }: { folder: string; isDeep: boolean }): boolean {
  return file.startsWith(folder) && (isDeep || !file.slice(folder.length).includes("/"));
}

function componentsOf(options: Record<string, unknown>, texts: FileTree): Map<string, string> {
  const folders = asTexts(options.dirs ?? "src/components").map((one) => placeOf(one).folder);
  const endings = asTexts(options.extensions ?? "vue").map((one) => `.${one.replace(/^\./, "")}`);
  const isDeep = options.deep !== false;
  const hasPrefix = options.directoryAsNamespace === true;
  const found = new Map<string, string>();
  for (const file of texts.keys()) {
    const folder = folders.find((one) => isIn(file, { folder: one, isDeep }));
    if (folder === undefined || !endings.some((ending) => file.endsWith(ending))) continue;
    const parents = file.slice(folder.length).split("/").slice(0, -1);
    const stem = stemOf(file);
    const words = hasPrefix ? [...parents, ...(stem === "index" ? [] : [stem])] : [stem];
    const name = pascalCase(words.join("-"));
    if (!found.has(name)) found.set(name, `/${file}`);
  }
  return found;
}

/** A file's name without its ending; that of its folder for an index. */
function stemOf(file: string): string {
  const stem = path.basename(file).replace(/\.[^.]+$/, "");
  return stem === "index" ? path.basename(path.dirname(file)) : stem;
}

function resolversOf(given: unknown, leftOut: string[]): string[] {
  return [given].flat(2).flatMap((one) => {
    const { resolver, options } = asRecord(one);
    const name = asText(resolver);
    // Some may be told to look for their components by another prefix than their own.
    const isOther = Boolean(asRecord(asRecord(options).components).prefix);
    if (name !== undefined && isKnownLibrary(name) && !isOther) return [name];
    if (one !== undefined && one !== null) {
      leftOut.push(
        `The resolver ${name ? `of ${name}` : "of its own"} for components is left out.`,
      );
    }
    return [];
  });
}

/** "el-button" and "Menu/Item" → "ElButton" and "MenuItem". */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

function camelCase(name: string): string {
  return name.replace(/[-_.\s/]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
