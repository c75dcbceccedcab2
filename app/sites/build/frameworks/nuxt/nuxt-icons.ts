import path from "node:path/posix";
import type { FileTree } from "~/projects/files";
import { asRecord, asText } from "../../config/values";
import { type Dependencies, dependenciesOf } from "../detection/package-json";
import { firstOf } from "../left-out";
import type { NuxtConfig } from "./nuxt-config";
import type { ModulePart } from "./nuxt-modules";
import { SHIMS_FOLDER } from "./shims";

const MODULE = /^(?:@nuxt\/icon|nuxt-icon)$/;
const SET = /^@iconify-json\/([\w-]{1,60})$/;
/** A name as a template has it: "lucide:tree-pine". Other ways to write one are not looked for, only shown. */
const NAMED = /<(?:Icon|NuxtIcon)\b[^<>]{0,400}?\bname=["']([a-z][a-z\d-]{0,60}):[\w-]{1,100}["']/g;
const SHAPE = /<svg\b([^>]{0,2000})>([\s\S]*)<\/svg>/;
const VIEW_BOX = /\bviewBox=["']\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;

/**
 * What Nuxt's module of icons does: the component, with the sets that the project has as packages and the folders of pictures
 * that are a set of its own. A set that only a network has is named.
 */
export function nuxtIcons(tree: FileTree, config: NuxtConfig): ModulePart | null {
  if (!config.modules.some((module) => MODULE.test(module))) return null;
  const said = asRecord(config.options.icon);
  const sets = setsOf(dependenciesOf(tree));
  const own = ownSets(tree, said.customCollections, config.sources);
  const loaders = sets.map(
    (set) => `${JSON.stringify(set)}: () => import("@iconify-json/${set}/icons.json")`,
  );
  const options = {
    ...{ size: said.size, class: said.class, aliases: asRecord(said.aliases) },
  };
  const text = `export const sets = { ${loaders.join(", ")} };
export const own = ${JSON.stringify(own)};
export const options = ${JSON.stringify(options)};
`;
  const absent = namedSets(tree).filter((set) => !sets.includes(set) && !Object.hasOwn(own, set));
  return {
    files: new Map([[`${SHIMS_FOLDER}/icon-sets.ts`, text]]),
    shims: ["icon.ts"],
    alias: [{ find: /^#icon-sets$/, replacement: `/${SHIMS_FOLDER}/icon-sets.ts` }],
    components: new Map([[asText(said.componentName) ?? "Icon", ["icon.ts", "Icon"]]]),
    said:
      absent.length > 0
        ? [
            `Icons that are not shown, because package.json has no set of theirs: ${firstOf(absent.map((set) => `@iconify-json/${set}`))}.`,
          ]
        : [],
  };
}

function setsOf(dependencies: Dependencies): string[] {
  return Object.keys(dependencies).flatMap((name) => SET.exec(name)?.[1] ?? []);
}

function namedSets(tree: FileTree): string[] {
  const found = new Set<string>();
  for (const [file, text] of tree) {
    if (!/\.vue$/.test(file)) continue;
    for (const [, set = ""] of text.matchAll(NAMED)) found.add(set);
  }
  return [...found].sort();
}

/** Folders of pictures as sets: `{ prefix: "my", dir: "./app/assets/icons" }`. */
function ownSets(tree: FileTree, given: unknown, sources: string): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const one of [given].flat().map(asRecord)) {
    const [prefix, dir] = [asText(one.prefix), asText(one.dir)];
    if (!prefix || !dir) continue;
    const folder = `${path.join("/", dir.replace(/^[~@]\//, `/${sources}`)).slice(1)}/`;
    const icons = [...tree].flatMap(([file, text]) => {
      if (!file.startsWith(folder) || !file.endsWith(".svg")) return [];
      const shape = shapeOf(text);
      return shape ? [[file.slice(folder.length, -4).replaceAll("/", "-"), shape] as const] : [];
    });
    all[prefix] = { icons: Object.fromEntries(icons) };
  }
  return all;
}

function shapeOf(text: string): Record<string, unknown> | null {
  const [, attributes = "", body = ""] = SHAPE.exec(text) ?? [];
  const [, left, top, width, height] = (VIEW_BOX.exec(attributes) ?? []).map(Number);
  return body && width && height ? { left, top, width, height, body } : null;
}
