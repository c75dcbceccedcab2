import type { AutoImports } from "../auto-imports/asked-imports";
import type { BuildProblem } from "../build-types";
import type { OlderFramework } from "../frameworks/older-compilers";
import type { CopiedPlace, MadePage } from "./bundler-pages";
import type { CompilerOptions } from "./compiler-options";
import type { TailwindSetup } from "./tailwind-setup";

/** A name that stands for a place in the project. */
export interface Alias {
  /** The start of a specifier, up to its end or a "/"; or what of it is replaced. */
  find: string | RegExp;
  /** From the project's root, e.g. "/src/". */
  replacement: string;
  /** Where it leads to no file, the next alias is asked, and at last the packages (tsconfig's paths). */
  isOptional?: true;
}

/** What a project says of how it is built, wherever it says so. */
export interface ProjectConfig {
  /** In the order in which they are asked. */
  alias: readonly Alias[];
  /** Expression → what stands in its place, as source. */
  define: Readonly<Record<string, string>>;
  /** Where the site would lie on its own host; here it is always the root. */
  base: string;
  /** Files that are the site's as they are; from the project's root, e.g. "public". */
  publicDir: string;
  /** Where its pages are, from the project's root; "" for the root itself. */
  root: string;
  /** Names of values that scripts may read. */
  envPrefix: readonly string[];
  /** Names of plugins that it asks for. */
  plugins: readonly string[];
  /** What its modules use without importing it. */
  autoImports?: AutoImports;
  jsxImportSource?: string;
  /** Its tools give `Buffer` to what runs in a browser (node-tools.ts). */
  hasBuffer?: boolean;
  /**
   * The older version of its framework that it is written for: one that compiles its components by itself, or one that
   * the newest compiles in another way.
   */
  older?: OlderFramework | "solid1.6";
  /** What its tsconfig says of the language. */
  compilerOptions: CompilerOptions;
  /** What its styles are processed with; null where it does not say. */
  postcss: Readonly<Record<string, unknown>> | null;
  /** Options of preprocessors by name, e.g. scss → additionalData. */
  preprocessors: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Folders in which its styles look for what is not beside them, in every language; from the project's root. */
  styleFolders?: readonly string[];
  /** Scripts read the classes of its modules of styles by names without dashes. */
  hasCamelClasses?: boolean;
  /** Its configurations of Tailwind, evaluated: "tailwind.config.ts" → what it says. */
  tailwind: ReadonlyMap<string, TailwindSetup>;
  /** Its configuration of UnoCSS, evaluated, as data of a stranger. */
  unocss?: Readonly<Record<string, unknown>>;
  /** Pages that it names beside index.html, from the project's root. */
  pages: readonly string[];
  /** Pages that its bundler would write, by its configuration; none where that says nothing of them. */
  made?: readonly MadePage[];
  /** Files that its bundler would copy beside them. */
  copies?: readonly CopiedPlace[];
  /** What it asks for and does not get. */
  leftOut: readonly BuildProblem[];
}

/** That of a project which says nothing. */
export function defaultConfig(): ProjectConfig {
  return {
    alias: DEFAULT_ALIAS,
    define: {},
    base: "/",
    publicDir: "public",
    root: "",
    envPrefix: ["VITE_"],
    plugins: [],
    compilerOptions: {},
    postcss: null,
    preprocessors: {},
    tailwind: new Map(),
    pages: [],
    leftOut: [],
  };
}

/** What models and templates mean where no tsconfig says otherwise. */
export const DEFAULT_ALIAS: readonly Alias[] = [
  { find: "@/", replacement: "/src/", isOptional: true },
  { find: "~/", replacement: "/src/", isOptional: true },
];
