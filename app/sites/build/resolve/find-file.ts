import path from "node:path/posix";
import { MODULE_ENDINGS } from "~/projects/module-endings";
import { wantedVersions } from "../../packages/graph/wanted-versions";
import { packageOf } from "../../packages/packages";
import { type BuildInput, hasFile } from "../build-input";
import type { ProjectConfig } from "../config/project-config";
import { readJson } from "../frameworks/detection/package-json";
import { meaningsOf } from "./aliases";
import { plainSpecifier } from "./bundler-specifiers";
import { inOtherCapitals } from "./other-capitals";

/** A path to where packages lie once they are installed, "../node_modules/katex/dist/katex.css". */
const INSTALLED = /^\.{0,2}\/(?:.*\/)?node_modules\/(.+)$/s;

/** What an import names, and what it asks of that. */
export interface Address {
  path: string;
  /** Behind "?", without it and without a fragment; mostly "". */
  query: string;
}

/** Splits a specifier. A "#" at its start begins a name ("#/icons", "#app"), one behind it a fragment. */
export function addressOf(specifier: string): Address {
  const [, path = "", query = ""] = /^(#?[^?#]*)(?:\?([^#]*))?/.exec(specifier) ?? [];
  return { path, query };
}

/** Splits a module's path: a project's files have no "?" in their names. */
export function moduleAddress(module: string): Address {
  const at = module.indexOf("?");
  if (at < 0) return { path: module, query: "" };
  return { path: module.slice(0, at), query: module.slice(at + 1) };
}

/** A module's path with what is asked of it. */
export function withQuery(file: string, query: string): string {
  return query ? `${file}?${query}` : file;
}

/**
 * A file of the project by specifier, with the endings that people leave out.
 *
 * @param importer a module's path, e.g. "/src/main.tsx"; "" for the project's root
 * @returns its path without a query, e.g. "/src/app.tsx", or null
 */
export function findFile(input: BuildInput, specifier: string, importer: string): string | null {
  for (const name of candidatesFor(specifier, importer))
    if (hasFile(input, name)) return `/${name}`;
  return mainOfFolder(input, specifier, importer);
}

/** The file that a folder's own package.json names for it, as Node and its bundlers have it. */
function mainOfFolder(input: BuildInput, specifier: string, importer: string): string | null {
  const folder = targetOf(specifier, importer);
  const manifest = folder === "" ? undefined : input.texts.get(`${folder.slice(1)}/package.json`);
  if (manifest === undefined) return null;
  const { module, main } = readJson(manifest);
  for (const file of [module, main]) {
    if (typeof file !== "string" || file === "") continue;
    for (const name of candidatesFor(path.join(folder, file), "")) {
      if (hasFile(input, name)) return `/${name}`;
    }
  }
  return null;
}

/** Where a specifier leads, from the project's root. "./parts/" names a folder, as "./parts" may. */
function targetOf(specifier: string, importer: string): string {
  const wanted = addressOf(specifier).path;
  const folder = importer ? path.dirname(moduleAddress(importer).path) : "/";
  return path.join("/", wanted.startsWith("/") ? "" : folder, wanted).replace(/\/$/, "");
}

/** The names that a specifier may stand for, the likeliest first, without a leading "/". */
function* candidatesFor(specifier: string, importer: string): Generator<string> {
  const target = targetOf(specifier, importer);
  // TypeScript writes "./thing.js" for thing.ts.
  const stems = [target, target.replace(/\.m?jsx?$/, ""), `/public${target}`];
  for (const stem of stems) for (const ending of MODULE_ENDINGS) yield (stem + ending).slice(1);
}

/**
 * A file that is named from the project's root or from `src/` as packages are, "components/Head" say: webpack's projects
 * set that up in many ways. What package.json names is a package.
 */
function ownFolder(input: BuildInput, specifier: string): string | null {
  if (!/^[a-z][\w-]*\/./i.test(specifier)) return null;
  const found = findFile(input, `/src/${specifier}`, "") ?? findFile(input, `/${specifier}`, "");
  if (!found) return null;
  const [name = ""] = specifier.split("/");
  return wantedVersions(input.texts.get("package.json")).has(name) ? null : found;
}

/**
 * What an import means below a name that the project has for one of its folders, though there is no such file: nobody shall
 * be told of a package. What package.json names may be one all the same.
 */
function belowOwnName(
  input: BuildInput,
  { alias }: ProjectConfig,
  specifier: string,
): string | null {
  // Angular's projects name their files so, from the root; one that holds types alone is no module.
  const isFromRoot = specifier.startsWith("src/") && hasFolder(input, "src");
  const named = alias.find(
    ({ find, replacement }) =>
      typeof find === "string" &&
      specifier.startsWith(find.replace(/\/?$/, "/")) &&
      replacement.startsWith("/") &&
      hasFolder(input, replacement.replace(/^\/|\/$/g, "")),
  );
  const own = isFromRoot
    ? `/${specifier}`
    : named && named.replacement + specifier.slice(String(named.find).length);
  if (!own) return null;
  return wantedVersions(input.texts.get("package.json")).has(packageOf(specifier)) ? null : own;
}

function hasFolder({ texts }: BuildInput, folder: string): boolean {
  for (const file of texts.keys()) if (file.startsWith(`${folder}/`)) return true;
  return false;
}

/** What a specifier comes to in a project. */
export type Found =
  /**
   * A file, e.g. "/src/app.tsx"; null where an alias or a path names none. `hasOtherCapitals` for one whose name differs in
   * these from what is imported.
   */
  | { is: "file"; file: string | null; hasOtherCapitals?: true }
  /** A package, by the specifier that counts. */
  | { is: "package"; specifier: string };

/**
 * What an import names: by the project's aliases, by its path, or else a package.
 *
 * @param importer a module's path; "" for the project's root
 */
export function findImported(
  { input, config }: { input: BuildInput; config: ProjectConfig },
  written: string,
  importer: string,
): Found {
  const specifier = plainSpecifier(written);
  let wanted = specifier;
  for (const { specifier: meant, isOptional } of meaningsOf(specifier, config.alias)) {
    const isPath = /^[./]/.test(meant);
    const file = isPath ? findFile(input, meant, importer) : null;
    if (file) return { is: "file", file };
    if (isPath && !isOptional) return spelledOtherwise(input, meant, importer);
    if (!isPath) {
      wanted = meant;
      break;
    }
  }
  if (!/^(?:[./]|[@~]\/)/.test(wanted)) {
    const own = ownFolder(input, wanted);
    if (own) return { is: "file", file: own };
    const meant = belowOwnName(input, config, wanted);
    return meant ? spelledOtherwise(input, meant, importer) : { is: "package", specifier: wanted };
  }
  const file = findFile(input, wanted, importer) ?? belowRoot(input, config, wanted);
  const [, installed = ""] = INSTALLED.exec(wanted) ?? [];
  if (file) return { is: "file", file };
  return installed
    ? { is: "package", specifier: installed }
    : spelledOtherwise(input, isMapped(wanted) ? `/src/${wanted.slice(2)}` : wanted, importer);
}

/** What a path from Vite's root names, where that is a folder of the project. */
function belowRoot(input: BuildInput, { root }: ProjectConfig, wanted: string): string | null {
  return root && wanted.startsWith("/") ? findFile(input, `/${root}${wanted}`, "") : null;
}

/** "@/" and "~/", which mean `src/` where nothing says otherwise. */
function isMapped(specifier: string): boolean {
  return /^[@~]\//.test(specifier);
}

/** What a path names on systems that tell no capitals apart, where most who write an app write it. */
function spelledOtherwise(input: BuildInput, specifier: string, importer: string): Found {
  for (const name of candidatesFor(specifier, importer)) {
    const found = inOtherCapitals(input, name);
    if (found) return { is: "file", file: `/${found}`, hasOtherCapitals: true };
  }
  return { is: "file", file: null };
}
