import picomatch from "picomatch";
import type { Options, Plugin } from "prettier";
import { formatWithCursor } from "prettier/standalone";
import { type ConfigFile, optionsOf } from "./format-config";

export interface ToFormat {
  path: string;
  text: string;
  /** Where the caret is in the text. */
  caret: number;
  config: ConfigFile | null;
}

/** The formatted text and where the caret is in it; or why there is none, and at which line. */
export type Formatted =
  | { text: string; caret: number }
  | { problem: string; line?: number; column?: number };

const script = () => [import("prettier/plugins/babel"), import("prettier/plugins/estree")];
const typed = () => [import("prettier/plugins/typescript"), import("prettier/plugins/estree")];
const style = () => [import("prettier/plugins/postcss")];
const page = () => [import("prettier/plugins/html"), ...script(), ...typed(), ...style()];

/** By the ending of a file: its parser, and what loads it. */
const PARSERS: Record<string, [parser: string, load: () => Promise<Plugin>[]]> = {
  ...endings("js mjs cjs jsx", "babel", script),
  ...endings("ts mts cts tsx", "typescript", typed),
  ...endings("json webmanifest map", "json", script),
  ...endings("jsonc json5", "jsonc", script),
  ...endings("css", "css", style),
  ...endings("scss", "scss", style),
  ...endings("less", "less", style),
  ...endings("html htm", "html", page),
  ...endings("vue", "vue", page),
  ...endings("svelte", "svelte", page),
  ...endings("md markdown", "markdown", () => [
    import("prettier/plugins/markdown"),
    ...page(),
    import("prettier/plugins/yaml"),
  ]),
  ...endings("yml yaml", "yaml", () => [import("prettier/plugins/yaml")]),
};

function endings(names: string, parser: string, load: () => Promise<unknown>[]) {
  return Object.fromEntries(
    names.split(" ").map((name) => [name, [parser, load as () => Promise<Plugin>[]]] as const),
  ) as Record<string, [string, () => Promise<Plugin>[]]>;
}

/** Formats a text with Prettier, as the project's settings say. Loads what its language needs. */
export async function formatText({ path, text, caret, config }: ToFormat): Promise<Formatted> {
  const ending = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const [parser, load] = PARSERS[ending] ?? [];
  if (!parser || !load) return { problem: `Nothing here formats .${ending} files.` };
  const [plugins, read] = await Promise.all([Promise.all(load()), readOptions(config, path)]);
  const options = { ...read, plugins, cursorOffset: caret };
  try {
    const { formatted, cursorOffset } =
      parser === "svelte"
        ? await (await import("./format-svelte")).formatSvelte(text, options)
        : await formatWithCursor(text, { ...options, parser });
    return { text: formatted, caret: Math.max(0, cursorOffset) };
  } catch (error) {
    return problemOf(error);
  }
}

async function readOptions(config: ConfigFile | null, path: string): Promise<Options> {
  if (!config) return {};
  const { parse } = await import("yaml");
  const folder = config.path.slice(0, config.path.lastIndexOf("/") + 1);
  try {
    // JSON is YAML, too.
    const read = parse(config.text);
    const settings = config.path.endsWith("package.json") ? read.prettier : read;
    return optionsOf(settings, path.slice(folder.length), (file, globs) => {
      const anywhere = globs.map((glob) => (glob.includes("/") ? glob : `**/${glob}`));
      return (
        anywhere.length > 0 && picomatch.isMatch(file, anywhere, { dot: true, windows: false })
      );
    });
  } catch {
    return {};
  }
}

/** Prettier draws the place below its sentence; the sentence and the line say it. */
function problemOf(error: unknown): Formatted {
  const { message = "", loc } = error as {
    message?: string;
    loc?: { start?: { line: number; column: number } };
  };
  const problem = (message.split("\n")[0] ?? "").replace(/ \(\d+:\d+\)$/, "");
  return { problem, ...(loc?.start ?? {}) };
}
