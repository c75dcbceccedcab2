import type { UnoGenerator } from "@unocss/core";
import { LRUCache } from "lru-cache";
import type { BuildInput } from "../build-input";
import type { CompileContext } from "../compile-file";
import { loadUnocss, loadUnocssDirectives } from "./compilers";
import { type UnocssSettings, unocssSettings } from "./unocss-settings";
import { unocssSources } from "./unocss-sources";

/** Where what UnoCSS makes stands: `@unocss;`, or all of it in the stylesheet that projects import by its name. */
export const UNOCSS_PLACE = /@unocss(?:\s[\w\s,-]{0,200})?;/g;
/** Its words in a stylesheet. */
const DIRECTIVES = /@apply\s|--(?:at-apply|uno-apply|uno)\s*:|@screen\s|\btheme\(/;

/** Words that a stylesheet, or a component's, applies: "@apply p-2 font-bold;". */
const APPLIED = /(?:@apply\s|--(?:at-apply|uno-apply|uno)\s*:)([^;{}]{1,2000})/g;

/** The compiler of a build, whose stylesheets share it. */
const compilers = new WeakMap<BuildInput, Promise<UnoGenerator>>();
/** Compilers for builds to come, by what projects say of them: they know the words that were asked of them before. */
const keptCompilers = new LRUCache<string, UnoGenerator>({ max: 20 });
/** How many words each was asked about. */
const wordsAsked = new WeakMap<UnoGenerator, number>();
/** Of more words a compiler is asked no further: it forgets none, and whoever has its settings adds some. */
const MOST_WORDS = 50_000;

/** Whether UnoCSS has a say in a stylesheet of a project. */
export function isUnocss(css: string, { config }: Pick<CompileContext, "config">): boolean {
  if (css.search(UNOCSS_PLACE) >= 0) return true;
  return config.unocss !== undefined && DIRECTIVES.test(css);
}

/** A stylesheet with what UnoCSS makes of the classes of a project's sources, and of its words in it. */
export async function compileUnocss(
  css: string,
  file: string,
  context: CompileContext,
): Promise<string> {
  const settings = unocssSettings(context.config.unocss);
  const compiler = await compilerOf(settings, context);
  let written = css;
  if (DIRECTIVES.test(css)) {
    const { directives, MagicString } = await loadUnocssDirectives();
    const code = new MagicString(css);
    const tool = directives({ throwOnMissing: false });
    await tool.transform(code, file, { uno: compiler, tokens: new Set(), invalidate() {} });
    written = code.toString();
  }
  if (written.search(UNOCSS_PLACE) < 0) return written;
  const tokens = new Set(settings.safelist);
  for (const { path, content } of unocssSources(context.input)) {
    const text = settings.hasGroups ? await withVariantGroups(content) : content;
    await compiler.applyExtractors(text, path, tokens);
  }
  // What they use of a theme, it shall have; nothing is made of them here.
  const applied = appliedWords(context.input);
  for (const word of applied) await compiler.parseToken(word);
  wordsAsked.set(compiler, (wordsAsked.get(compiler) ?? 0) + tokens.size + applied.size);
  const made = await compiler.generate(tokens, { preflights: true });
  let isMade = false;
  return written.replaceAll(UNOCSS_PLACE, () => {
    const text = isMade ? "" : made.css;
    isMade = true;
    return text;
  });
}

/** The words that stylesheets apply, which are compiled before this one or after it. */
function appliedWords({ texts }: BuildInput): Set<string> {
  const words = new Set<string>();
  for (const [path, text] of texts) {
    if (!/\.(?:css|scss|sass|less|vue|svelte)$/.test(path)) continue;
    for (const [, said = ""] of text.matchAll(APPLIED)) {
      for (const word of said.split(/[\s"']+/)) if (word !== "") words.add(word);
    }
  }
  return words;
}

/** A source whose groups of classes are written out: "hover:(a b)". */
export async function withVariantGroups(source: string): Promise<string> {
  if (!/[-:]\(/.test(source)) return source;
  const { expandVariantGroup } = await loadUnocss();
  return expandVariantGroup(source, [":", "-"]);
}

function compilerOf(settings: UnocssSettings, context: CompileContext): Promise<UnoGenerator> {
  const known = compilers.get(context.input);
  if (known) return known;
  const made = keptOrMade(settings, context);
  compilers.set(context.input, made);
  return made;
}

async function keptOrMade(
  settings: UnocssSettings,
  context: CompileContext,
): Promise<UnoGenerator> {
  const icons = iconPackages(context);
  const make = () => makeCompiler(settings, collectionsOf(icons, context));
  // Which of a theme's variables are used this preset notes once for all compilers, and each new one begins it anew.
  if (settings.presets.some(({ name }) => name === "wind4")) return make();
  // Icons of a project's own packages are of its versions.
  const key = JSON.stringify([settings, icons]);
  const kept = keptCompilers.get(key);
  if (kept && (wordsAsked.get(kept) ?? 0) < MOST_WORDS) return kept;
  const made = await make();
  keptCompilers.set(key, made);
  return made;
}

async function makeCompiler(
  { presets, theme, shortcuts, rules }: UnocssSettings,
  collections: Record<string, () => Promise<unknown>>,
): Promise<UnoGenerator> {
  const { createGenerator, presets: known } = await loadUnocss();
  return createGenerator({
    presets: presets.map(({ name, options }) =>
      name === "icons"
        ? known.icons({
            ...options,
            // Nothing is asked of a network.
            cdn: undefined,
            warn: false,
            collections: { ...collections, ...(options.collections as object | undefined) },
          })
        : known[name](options),
    ),
    ...{ theme, shortcuts, rules },
  });
}

/** Where icons are in a project's packages: "carbon" → "/node_modules/@iconify-json/carbon/icons.json". */
function iconPackages({ input, packages }: CompileContext): [name: string, place: string][] {
  const said = input.texts.get("package.json") ?? "";
  const names = new Set(
    [...said.matchAll(/"@iconify-json\/([\w-]{1,60})"/g)].map(([, one = ""]) => one),
  );
  return [...names].flatMap((name) => {
    const [place] = packages.placesOf(`@iconify-json/${name}/icons.json`, "/-.css");
    return place ? [[name, place]] : [];
  });
}

function collectionsOf(
  icons: readonly (readonly [string, string])[],
  { packages }: CompileContext,
): Record<string, () => Promise<unknown>> {
  return Object.fromEntries(
    icons.map(([name, place]) => [
      name,
      async () => JSON.parse(packages.read(place) ?? '{ "prefix": "", "icons": {} }') as unknown,
    ]),
  );
}
