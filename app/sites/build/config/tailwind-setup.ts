import type { BuildInput } from "../build-input";
import type { BuildProblem } from "../build-types";
import { isKnownPlugin } from "../styles/known-plugins";
import type { ConfigPackages } from "./config-packages";
import { type Evaluated, evaluateConfig } from "./evaluate-config";
import type { EvaluatedPlugin } from "./inside/tailwind";
import { asRecord } from "./values";

/** A configuration of Tailwind, or a module that is one of its plugins, as data of a stranger. */
export interface TailwindSetup {
  /** Version 3's whole theme, with what its plugins add. */
  theme: Record<string, unknown>;
  /** What the project itself says of the theme, and its presets: version 4 has a theme of its own. */
  own: Record<string, unknown>;
  plugins: readonly EvaluatedPlugin[];
  content: unknown;
  /** darkMode, prefix, important, separator, safelist, blocklist, corePlugins */
  rest: Record<string, unknown>;
}

const CONFIG = /^tailwind\.config\.[cm]?[jt]s$/;
/** What a stylesheet of Tailwind 4 brings along of its project. */
const REFERENCE = /@(config|plugin)\s+["'](\.{1,2}\/[^"']{1,300}|\/[^"']{1,300})["']/g;

/** Where folders are told apart from those of a stylesheet: `@config "../tailwind.config.js"`. */
export function referencedFile(stylesheet: string, reference: string): string {
  const base = reference.startsWith("/") ? "file:///" : `file:///${stylesheet}`;
  return decodeURIComponent(new URL(reference, base).pathname).slice(1);
}

/** Evaluates every configuration of Tailwind that a project has. */
export async function readTailwindSetups(
  folder: string,
  input: BuildInput,
  mode: string,
  packages?: ConfigPackages,
): Promise<{ setups: Map<string, TailwindSetup>; leftOut: BuildProblem[] }> {
  const setups = new Map<string, TailwindSetup>();
  const leftOut: BuildProblem[] = [];
  for (const [file, kind] of configsOf(input)) {
    const evaluated = await evaluateConfig(folder, input, { kind, file, mode, packages });
    if ("problem" in evaluated) leftOut.push(evaluated.problem);
    else {
      const setup = setupOf(evaluated);
      setups.set(file, setup);
      leftOut.push(...pluginsLeftOut(file, setup));
    }
  }
  return { setups, leftOut };
}

function configsOf({ texts }: BuildInput): Map<string, "tailwind" | "tailwind-plugin"> {
  const found = new Map<string, "tailwind" | "tailwind-plugin">();
  for (const [file, text] of texts) {
    if (CONFIG.test(file)) found.set(file, "tailwind");
    if (!file.endsWith(".css")) continue;
    for (const [, at, reference = ""] of text.matchAll(REFERENCE)) {
      const target = referencedFile(file, reference);
      if (texts.has(target)) found.set(target, at === "config" ? "tailwind" : "tailwind-plugin");
    }
  }
  return found;
}

function setupOf({ value }: Extract<Evaluated, { value: unknown }>): TailwindSetup {
  const { theme, own, plugins, content, ...rest } = asRecord(value);
  return {
    theme: asRecord(theme),
    own: asRecord(own),
    plugins: (Array.isArray(plugins) ? plugins : []).filter(isPlugin),
    content,
    rest,
  };
}

function isPlugin(given: unknown): given is EvaluatedPlugin {
  const { known, recorded, leftOut } = asRecord(given);
  return typeof known === "string" || Array.isArray(asRecord(recorded).calls) || Boolean(leftOut);
}

/** Plugins of packages that do not ship with the product, by the names that configurations import. */
export function foreignPlugins(setups: ReadonlyMap<string, TailwindSetup>): Set<string> {
  const names = [...setups.values()].flatMap(({ plugins }) =>
    plugins.flatMap((plugin) => ("known" in plugin ? [plugin.known] : [])),
  );
  return new Set(names.filter((name) => !isKnownPlugin(name) && !/^[./]/.test(name)));
}

function pluginsLeftOut(file: string, { plugins }: TailwindSetup): BuildProblem[] {
  return plugins.flatMap((plugin) => {
    if ("known" in plugin && !isKnownPlugin(plugin.known)) {
      return [{ file, text: `The Tailwind plugin ${plugin.known.slice(0, 100)} is left out.` }];
    }
    const parts = "recorded" in plugin ? plugin.recorded.leftOut : [];
    return (Array.isArray(parts) ? parts : []).map((part) => ({
      file,
      text: `Of a Tailwind plugin of ${file}, ${String(part).slice(0, 100)} is left out.`,
    }));
  });
}
