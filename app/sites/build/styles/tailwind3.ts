import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { AcceptedPlugin } from "postcss";
import { readGlobs } from "~/platform/globs";
import type { CompileContext } from "../compile-file";
import type { TailwindSetup } from "../config/tailwind-setup";
import { asPattern, asRecord, asTexts } from "../config/values";
import { loadTailwind3 } from "./compilers";
import { packageClasses } from "./package-classes";
import type { PackageStyles } from "./package-styles";
import { pluginsFor } from "./replay-plugin";
import { type ClassSource, candidatesOf, classSources } from "./sources";
import type { Tailwind3Context } from "./tailwind3-context";

type Safelisted = Tailwind3Context["changedContent"];

/** What Tailwind 3 has worked out, by configuration and stylesheet. */
const contextCache = new LRUCache<string, { context: Tailwind3Context; safe: Safelisted }>({
  max: 20,
});
const configCache = new LRUCache<string, object>({ max: 20 });

/**
 * Tailwind 3 as a plugin of postcss, without anything that looks for files. What was made of a class once
 * is kept; what a stylesheet holds is put together anew, of the classes in the project's own sources.
 *
 * @param css the whole stylesheet, with what it imports
 */
export async function tailwind3(
  css: string,
  { input, config, packages }: CompileContext,
): Promise<AcceptedPlugin> {
  const { processFeatures, extractorOf, resolveConfig } = await loadTailwind3();
  const setup =
    [...config.tailwind].find(([file]) => /^tailwind\.config\./.test(file))?.[1] ?? null;
  const name = createHash("sha256").update(JSON.stringify(setup)).digest("hex");
  const tailwindConfig = configCache.get(name) ?? resolveConfig(await configOf(setup));
  configCache.set(name, tailwindConfig);
  const extract = extractorOf({ tailwindConfig });
  const { prefix, separator } = asRecord(setup?.rest);
  const candidates = candidatesOf(contentOf(classSources(input), setup, packages), {
    name: `tailwind 3 ${prefix} ${separator}`,
    scan: (source) => extract(textOf(source)).filter((one) => one !== "!*"),
  });
  const key = createHash("sha256").update(`${name}\0${css}`).digest("hex");
  const process = processFeatures(({ createContext }) => () => {
    const known = contextCache.get(key);
    if (known) return withClasses(known.context, candidates, known.safe);
    const context = createContext(tailwindConfig, []);
    // Tailwind puts the safelist where contents are.
    const safe = [...context.changedContent];
    contextCache.set(key, { context, safe });
    return withClasses(context, candidates, safe);
  });
  return { postcssPlugin: "tailwindcss", Once: (root, { result }) => process(root, result) };
}

function withClasses(
  context: Tailwind3Context,
  candidates: ReadonlySet<string>,
  safe: Safelisted,
): Tailwind3Context {
  const wanted = new Set([...candidates, ...safe.map(({ content }) => content)]);
  context.candidates = wanted;
  context.changedContent = [];
  // Only what the present sources name: the last build may have been of other ones, and of others' ones.
  context.ruleCache = new Set();
  for (const [candidate, rules] of context.candidateRuleCache) {
    // What is always there goes by an object.
    if (typeof candidate === "string" && !wanted.has(candidate)) continue;
    for (const rule of rules) context.ruleCache.add(rule);
  }
  context.stylesheetCache = null;
  return context;
}

/** The sources that a configuration names, its packages' among them; all of its own where it names none that there are. */
function contentOf(
  sources: ClassSource[],
  setup: TailwindSetup | null,
  packages: PackageStyles,
): ClassSource[] {
  const { files = setup?.content } = asRecord(setup?.content);
  const [not, wanted] = [true, false].map((isNegated) =>
    asTexts(files)
      .filter((glob) => glob.startsWith("!") === isNegated)
      .map((glob) => glob.replace(/^!?(?:\.?\/)*/, "")),
  );
  const [isLeftOut, isWanted] = [readGlobs(not ?? []), readGlobs(wanted ?? [])];
  const named = sources.filter(({ path }) => isWanted(path) && !isLeftOut(path));
  return [...(named.length > 0 ? named : sources), ...packageClasses(wanted ?? [], packages)];
}

/** As Tailwind reads components of Svelte. */
function textOf({ content, extension }: ClassSource): string {
  return extension === "svelte" ? content.replace(/(?:^|\s)class:/g, " ") : content;
}

/** A configuration as Tailwind takes it. Where the project has one, its theme is whole. */
async function configOf(setup: TailwindSetup | null): Promise<object> {
  if (!setup) return { content: [{ raw: "" }] };
  const { safelist, ...rest } = setup.rest;
  const plugins = await pluginsFor(setup.plugins);
  return {
    ...rest,
    presets: [],
    content: [{ raw: "" }],
    theme: setup.theme,
    safelist: (Array.isArray(safelist) ? safelist : []).flatMap(safelisted),
    // What plugins say of the theme is in it.
    plugins: plugins.map((one) => (typeof one === "function" ? one : one.handler)),
  };
}

/** Patterns run here, against names of classes: only those that cannot take long. */
function safelisted(given: unknown): unknown[] {
  if (typeof given === "string") return [given];
  const { pattern, variants } = asRecord(given);
  const matcher = asPattern(pattern, { isSimple: true });
  return matcher ? [{ pattern: matcher, ...(Array.isArray(variants) ? { variants } : {}) }] : [];
}
