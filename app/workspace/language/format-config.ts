import type { Options } from "prettier";

/** Prettier's settings that a project may have; none names a program. */
const OPTIONS = [
  "arrowParens",
  "bracketSameLine",
  "bracketSpacing",
  "embeddedLanguageFormatting",
  "endOfLine",
  "experimentalOperatorPosition",
  "experimentalTernaries",
  "htmlWhitespaceSensitivity",
  "jsxSingleQuote",
  "objectWrap",
  "printWidth",
  "proseWrap",
  "quoteProps",
  "semi",
  "singleAttributePerLine",
  "singleQuote",
  "tabWidth",
  "trailingComma",
  "useTabs",
  "vueIndentScriptAndStyle",
] as const;

/** Names of files with settings, the first that is there counts. Those that are programs are not run. */
const NAMES = [".prettierrc", ".prettierrc.json", ".prettierrc.yaml", ".prettierrc.yml"];

/** A file with the settings of what is in its folder, and how to read it. */
export interface ConfigFile {
  path: string;
  text: string;
}

/** The settings nearest above a file, as in Prettier: its folder, then the one above. Null without any. */
export function findConfig(
  path: string,
  textOf: (path: string) => string | undefined,
): ConfigFile | null {
  for (let folder = path; folder !== ""; ) {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
    const inFolder = (name: string) => (folder === "" ? name : `${folder}/${name}`);
    const manifest = inFolder("package.json");
    if (/"prettier"\s*:\s*\{/.test(textOf(manifest) ?? "")) {
      return { path: manifest, text: textOf(manifest) ?? "" };
    }
    for (const name of NAMES) {
      const text = textOf(inFolder(name));
      if (text !== undefined) return { path: inFolder(name), text };
    }
  }
  return null;
}

/**
 * The options that a file with settings has for another file.
 *
 * @param config what was read out of it
 * @param path the file to be formatted, from the folder of the settings
 * @param fits whether a path fits a glob
 */
export function optionsOf(
  config: unknown,
  path: string,
  fits: (path: string, globs: string[]) => boolean,
): Options {
  if (!isObject(config)) return {};
  const options = pick(config);
  const overrides = Array.isArray(config.overrides) ? config.overrides : [];
  for (const override of overrides) {
    if (!isObject(override)) continue;
    const isFor = fits(path, listOf(override.files));
    if (isFor && !fits(path, listOf(override.excludeFiles))) {
      Object.assign(options, isObject(override.options) ? pick(override.options) : {});
    }
  }
  return options;
}

function pick(from: Record<string, unknown>): Options {
  return Object.fromEntries(OPTIONS.flatMap((name) => (name in from ? [[name, from[name]]] : [])));
}

function listOf(globs: unknown): string[] {
  return [globs].flat().filter((glob) => typeof glob === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
