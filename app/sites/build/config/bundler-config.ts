import { escapePattern } from "~/projects/escape-pattern";
import type { AutoImports } from "../auto-imports/asked-imports";
import type { Origin } from "../auto-imports/libraries";
import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { readJson } from "../frameworks/detection/package-json";
import { copiedPlaces, madePages } from "./bundler-pages";
import { evaluateConfig } from "./evaluate-config";
import { aliasesOf, definesOf, preprocessorsOf } from "./given-values";
import type { Alias, ProjectConfig } from "./project-config";
import { asRecord, asText, asTexts } from "./values";

/** In the order in which they are asked: a tool's own before that of webpack, which it makes by itself. */
const CONFIGS = [
  /^vue\.config\.[cm]?[jt]s$/,
  /^craco\.config\.[cm]?[jt]s$/,
  /^next\.config\.[cm]?[jt]s$/,
  /^rsbuild\.config\.[cm]?[jt]s$/,
  /^rspack\.config\.[cm]?[jt]s$/,
  /^snowpack\.config\.[cm]?js$/,
  /^webpack\.config(?:\.babel)?\.[cm]?[jt]s$/,
  /^(?:(?:config|configs|build|webpack|scripts|tools|\.webpack)\/)?webpack\.(?:config\.)?(?:dev|development)(?:\.conf(?:ig)?)?\.[cm]?[jt]s$/,
  /^(?:(?:config|configs|build|webpack|scripts|tools|\.webpack)\/)?webpack\.(?:config\.)?(?:base|common)(?:\.conf(?:ig)?)?\.[cm]?[jt]s$/,
];
/** Stylesheets that are read before each one. */
const RESOURCES = 20;
/** Stars of a pattern of files: each more makes it slower to match. */
const STARS = 4;

/** One that a script of package.json names: "webpack serve --config tools/own.js". */
const NAMED =
  /\b(?:webpack|rspack|rsbuild)\b[^&|;]{0,200}?\s(?:-c|--config)[\s=]+(?:\.\/)?([\w./-]{1,200})/;

type Said = Pick<
  ProjectConfig,
  "alias" | "define" | "preprocessors" | "autoImports" | "made" | "copies"
> & {
  leftOut: BuildProblem[];
};

/**
 * What the configuration of webpack says that counts here, or that of a tool that hands its own to it; null for a
 * project without one. What it says of anything else is a matter of tools that are not used here.
 */
export async function readBundlerConfig(
  folder: string,
  input: BuildInput,
  mode: string,
): Promise<Said | null> {
  const names = [...input.texts.keys()];
  const file =
    CONFIGS.flatMap((pattern) => names.find((name) => pattern.test(name)) ?? [])[0] ??
    namedConfig(input);
  if (!file) return null;
  const evaluated = await evaluateConfig(folder, input, { kind: "bundler", file, mode });
  if ("problem" in evaluated) {
    return { alias: [], define: {}, preprocessors: {}, leftOut: [evaluated.problem] };
  }
  const value = asRecord(evaluated.value);
  const { alias } = aliasesOf(value.alias, file);
  const { define } = definesOf(value.define, file);
  const preprocessors = { ...preprocessorsOf(value.styles) };
  for (const [language, resources] of resourcesOf(value.resources, names)) {
    preprocessors[language] = { ...preprocessors[language], resources };
  }
  const autoImports = providedNames(value.provided);
  return {
    ...{ alias: alias.flatMap(asOptional), define, preprocessors, leftOut: [] },
    ...{ made: madePages(value.pages), copies: copiedPlaces(value.copies) },
    ...(autoImports ? { autoImports } : {}),
  };
}

/** What starts a project comes before what builds it. */
function namedConfig({ texts }: BuildInput): string | undefined {
  const scripts = asRecord(readJson(texts.get("package.json")).scripts);
  return ["dev", "start", "serve", ...Object.keys(scripts)]
    .map((name) => NAMED.exec(String(scripts[name]))?.[1])
    .find((file) => file !== undefined && texts.has(file));
}

/** What webpack's ProvidePlugin gives to modules that use a name without importing it; null for nothing. */
function providedNames(given: unknown): AutoImports | null {
  const names = new Map(
    (Array.isArray(given) ? given : []).flatMap((one): [string, Origin][] => {
      const [as = "", from = "", name = ""] = asTexts(one);
      return /^[A-Za-z_$][\w$]*$/.test(as) && from ? [[as, { from, name }]] : [];
    }),
  );
  if (names.size === 0) return null;
  const libraries = { components: [], names: [] };
  return { names, hooks: null, components: new Map(), libraries, leftOut: [] };
}

/** As webpack has it: "name$" is the name and nothing below it. Where it leads nowhere, others are asked. */
function asOptional({ find, replacement }: Alias): Alias[] {
  if (typeof find !== "string") return [];
  const name = find.replace(/\$$/, "");
  // A file of the package itself: which one of them is right for a browser is known.
  if (replacement.startsWith(`${name}/`)) return [];
  const isExact = name !== find;
  const pattern = new RegExp(`^${escapePattern(name)}(?=$|\\?)`);
  return [{ find: isExact ? pattern : name, replacement, isOptional: true }];
}

/** Language → files of the project that are read before each stylesheet in it. */
function resourcesOf(given: unknown, names: readonly string[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const item of Array.isArray(given) ? given : []) {
    const { language, patterns } = asRecord(item);
    for (const pattern of asTexts(patterns)) {
      const isMeant = matcherOf(pattern);
      for (const name of names.filter(isMeant)) {
        const ending = name.slice(name.lastIndexOf(".") + 1);
        const wanted = asText(language) || ending;
        const known = files.get(wanted) ?? [];
        if (known.length < RESOURCES && !known.includes(`/${name}`)) {
          files.set(wanted, [...known, `/${name}`]);
        }
      }
    }
  }
  return files;
}

/** "/src/styles/*.scss" → whether a file is meant. */
function matcherOf(pattern: string): (name: string) => boolean {
  const wanted = pattern.replace(/^(?:\.?\/)+/, "");
  if (!wanted.includes("*")) return (name) => name === wanted;
  if (wanted.replace(/[^*]/g, "").length > STARS) return () => false;
  const source = wanted
    .replace(/[\\^$.+?()[\]{}|]/g, "\\$&")
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  const matcher = new RegExp(`^${source}$`);
  return (name) => matcher.test(name);
}
