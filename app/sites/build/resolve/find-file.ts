import path from "node:path/posix";
import { MODULE_ENDINGS } from "~/projects/module-endings";
import { wantedVersions } from "../../packages/graph/wanted-versions";
import { type BuildInput, hasFile } from "../build-input";
import type { ProjectConfig } from "../config/project-config";
import { meaningsOf } from "./aliases";

/** A path to where packages lie once they are installed, "../node_modules/katex/dist/katex.css". */
const INSTALLED = /^\.{0,2}\/(?:.*\/)?node_modules\/(.+)$/;

/** What an import names, and what it asks of that. */
export interface Address {
  path: string;
  /** Behind "?", without it and without a fragment; mostly "". */
  query: string;
}

/** Splits a specifier. */
export function addressOf(specifier: string): Address {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(specifier) ?? [];
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
  const wanted = addressOf(specifier).path;
  const folder = importer ? path.dirname(moduleAddress(importer).path) : "/";
  // "./parts/" names a folder, as "./parts" may.
  const target = path.join("/", wanted.startsWith("/") ? "" : folder, wanted).replace(/\/$/, "");
  // TypeScript writes "./thing.js" for thing.ts.
  const stems = [target, target.replace(/\.m?jsx?$/, ""), `/public${target}`];
  for (const stem of stems) {
    for (const ending of MODULE_ENDINGS) {
      if (hasFile(input, (stem + ending).slice(1))) return stem + ending;
    }
  }
  return null;
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

/** What a specifier comes to in a project. */
export type Found =
  /** A file, e.g. "/src/app.tsx"; null where an alias or a path names none. */
  | { is: "file"; file: string | null }
  /** A package, by the specifier that counts. */
  | { is: "package"; specifier: string };

/**
 * What an import names: by the project's aliases, by its path, or else a package.
 *
 * @param importer a module's path; "" for the project's root
 */
export function findImported(
  { input, config }: { input: BuildInput; config: ProjectConfig },
  specifier: string,
  importer: string,
): Found {
  let wanted = specifier;
  for (const { specifier: meant, isOptional } of meaningsOf(specifier, config.alias)) {
    const isPath = /^[./]/.test(meant);
    const file = isPath ? findFile(input, meant, importer) : null;
    if (file || (isPath && !isOptional)) return { is: "file", file };
    if (!isPath) {
      wanted = meant;
      break;
    }
  }
  if (!/^(?:[./]|[@~]\/)/.test(wanted)) {
    const own = ownFolder(input, wanted);
    return own ? { is: "file", file: own } : { is: "package", specifier: wanted };
  }
  const file = findFile(input, wanted, importer);
  const [, installed = ""] = INSTALLED.exec(wanted) ?? [];
  return file || !installed ? { is: "file", file } : { is: "package", specifier: installed };
}
