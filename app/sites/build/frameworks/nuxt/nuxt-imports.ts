import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { type AutoImports, pascalCase } from "../../auto-imports/asked-imports";
import type { Origin } from "../../auto-imports/libraries";
import { presetOf } from "../../auto-imports/presets";
import type { NuxtConfig } from "./nuxt-config";
import type { ModulePart } from "./nuxt-modules";
import { nuxtShims, SHIMS_FOLDER } from "./shims";

const EXPORTED =
  /\bexport\s+(?:(default)\b|(?:async\s+)?(?:function\*?|const|let|class|enum)\s+([A-Za-z_$][\w$]*)|\{([^}]{0,2000})\})/g;
const SCRIPT = /\.[cm]?[jt]sx?$/;
/** The module of all that Nuxt gives to scripts. */
export const NUXT = `/${SHIMS_FOLDER}/nuxt.ts`;
/** The module of the components that Nuxt brings. */
const ELEMENTS = `${SHIMS_FOLDER}/elements.ts`;

/** What modules of a Nuxt project use without importing it, and the modules that make components of Nuxt's own. */
export function nuxtImports(
  tree: FileTree,
  { sources, modules }: NuxtConfig,
  parts: readonly ModulePart[] = [],
): { auto: AutoImports; made: ReadonlyMap<string, string> } {
  const names = new Map<string, Origin>();
  const give = (from: string, all: readonly string[]) => {
    for (const name of all) names.set(name, { from, name });
  };
  const has = (module: string) => modules.includes(module);
  for (const preset of ["vue", "vue-router", ...(has("@pinia/nuxt") ? ["pinia"] : [])]) {
    for (const [from, name] of presetOf(preset)?.names ?? []) names.set(name, { from, name });
  }
  if (has("@vueuse/nuxt")) {
    for (const [from, name] of presetOf("@vueuse/core")?.names ?? [])
      names.set(name, { from, name });
  }
  give(NUXT, exportedBy("nuxt.ts", nuxtShims().get(NUXT.slice(1)) ?? ""));
  for (const file of parts.flatMap(({ shims }) => shims)) {
    const place = `${SHIMS_FOLDER}/${file}`;
    give(`/${place}`, exportedBy(file, nuxtShims().get(place) ?? ""));
  }
  const folders = [
    ...[`${sources}composables/`, `${sources}utils/`, "shared/utils/"],
    ...(has("@pinia/nuxt") ? [`${sources}stores/`] : []),
  ];
  for (const [file, text] of tree) {
    const folder = folders.find((one) => file.startsWith(one));
    if (folder === undefined || !SCRIPT.test(file)) continue;
    // Of a folder in it, what its index hands out.
    if (!/^(?:[^/]+|[^/]+\/index\.\w+)$/.test(file.slice(folder.length))) continue;
    for (const name of exportedBy(file, text)) {
      const isDefault = name === "default";
      names.set(isDefault ? camelCase(stemOf(file)) : name, { from: `/${file}`, name });
    }
  }
  const components = new Map<string, string>();
  const made = new Map<string, string>();
  const bring = (name: string, from: string, inIt: string) => {
    const file = `${SHIMS_FOLDER}/of/${name}.ts`;
    made.set(file, `export { ${inIt} as default } from "/${from}";\n`);
    components.set(name, `/${file}`);
  };
  for (const name of exportedBy(ELEMENTS, nuxtShims().get(ELEMENTS) ?? "")) {
    bring(name, ELEMENTS, name);
  }
  for (const [name, [file, inIt]] of parts.flatMap((part) => [...part.components])) {
    bring(name, `${SHIMS_FOLDER}/${file}`, inIt);
  }
  for (const [name, file] of componentsIn(tree, `${sources}components/`)) {
    components.set(name, file);
    components.set(`Lazy${name}`, file);
  }
  made.set(`${SHIMS_FOLDER}/components.ts`, componentsModule(components));
  return {
    auto: {
      ...{ names, components, leftOut: [], libraries: { components: [], names: [] } },
      hooks: has("@vueuse/nuxt") ? "@vueuse/core" : null,
      inTemplates: true,
    },
    made,
  };
}

/** Components by their names: "trip/Card.vue" → "TripCard", "base/BaseButton.vue" → "BaseButton". */
export function componentsIn(tree: FileTree, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of tree.keys()) {
    if (!file.startsWith(folder) || !/\.(?:vue|[jt]sx)$/.test(file) || /\.server\.\w+$/.test(file))
      continue;
    const parents = file.slice(folder.length).split("/").slice(0, -1);
    const stem = path.basename(file).replace(/(?:\.(?:client|global))*\.\w+$/, "");
    const before = wordsOf(parents.filter((one) => !/^[(_]/.test(one)).join("-"));
    const own = stem === "index" ? [] : wordsOf(stem);
    const overlap = before.findIndex((_, at) =>
      before.slice(at).every((word, n) => own[n] === word),
    );
    const words = [...(overlap < 0 ? before : before.slice(0, overlap)), ...own];
    const name = words.join("");
    if (name && !found.has(name)) found.set(name, `/${file}`);
  }
  return found;
}

function componentsModule(components: ReadonlyMap<string, string>): string {
  const lines = [...components]
    .filter(([name]) => /^[A-Za-z_$][\w$]*$/.test(name))
    .map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};`);
  return `${lines.join("\n")}\n`;
}

function wordsOf(name: string): string[] {
  return pascalCase(name).match(/[A-Z]?[^A-Z]+|[A-Z]+(?![^A-Z])/g) ?? [];
}

function exportedBy(file: string, text: string): string[] {
  if (/\.d\.[cm]?ts$/.test(file)) return [];
  return [...text.matchAll(EXPORTED)].flatMap(([, isDefault, name, list]) => {
    if (isDefault) return ["default"];
    if (name) return [name];
    return (list ?? "")
      .split(",")
      .map(
        (one) =>
          one
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? "",
      )
      .filter((one) => /^[A-Za-z_$][\w$]*$/.test(one));
  });
}

function stemOf(file: string): string {
  const stem = path.basename(file).replace(/\.[^.]+$/, "");
  return stem === "index" ? path.basename(path.dirname(file)) : stem;
}

function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
