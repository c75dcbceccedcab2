import type { Loader } from "esbuild";
import type { BuildMode } from "../packages/store-manifest";
import type { BuildInput } from "./build-input";
import type { BuildProblem } from "./build-types";
import type { ProjectConfig } from "./config/project-config";
import type { SiteKind } from "./kinds";
import type { PackageStyles } from "./styles/package-styles";

/** A file of a project that is to be compiled. */
export interface FileToCompile {
  /** Without its query, e.g. "/src/App.vue". */
  path: string;
  source: string;
  /** What an import asked of it behind "?", e.g. "vue&type=style&index=0.css"; mostly "". */
  query: string;
}

/** What a compiler made of a file: something that esbuild reads by itself. */
export interface Compiled {
  /** A source map may be in it, as a comment with a data: address. */
  contents: string;
  loader: Loader;
  warnings?: readonly BuildProblem[];
  /** What keeps it from being compiled; the contents do not matter then. */
  errors?: readonly BuildProblem[];
}

/** What a compiler may know beside its file. */
export interface CompileContext {
  input: BuildInput;
  mode: BuildMode;
  kind: SiteKind;
  config: ProjectConfig;
  /** The module will be replaced in a running page. */
  isHot: boolean;
  packages: PackageStyles;
  /** Where packages of projects are, absolute; null where there are none. */
  packagesFolder: string | null;
  /** A file of the project by specifier. @returns "/src/theme.scss", or null for none */
  find(specifier: string, importer: string): string | null;
  /** What a file of the project says, e.g. "/src/props.ts"; null for none. */
  read(place: string): string | null;
  /** What the other compilers make of a part of a file, e.g. "/src/App.vue.scss"; null for nothing. */
  compile(part: FileToCompile): Promise<Compiled | null>;
}

/**
 * Compiles one file of a project. It is the product's own program, and runs nothing of the project.
 *
 * @returns null for a file that it leaves to the next compiler, and at last to esbuild
 */
export type CompileFile = (
  file: FileToCompile,
  context: CompileContext,
) => Promise<Compiled | null>;
