import type { AbsentNames } from "../packages/resolve/absent-names";
import type { BuildMode, StoreManifest } from "../packages/store-manifest";
import type { BuildInput } from "./build-input";
import type { ProjectConfig } from "./config/project-config";
import type { ImportMap } from "./import-map";
import type { SiteKind } from "./kinds";
import type { ProjectPackages } from "./packages/project-packages";

/**
 * Stands before an entry's path: esbuild takes an entry that exists on the host's disk for that file,
 * and asks no plugin where it is.
 */
export const ENTRY = "entry:";
/** Where the project's own modules are. Their paths begin with "/", and may have a query. */
export const PROJECT = "project";
/** Where libraries are of which a check knows the names. */
export const LIBRARY = "library";

/** What a project is bundled from. */
export interface ProjectSource {
  input: BuildInput;
  kind: SiteKind;
  mode: BuildMode;
  store: StoreManifest;
  config: ProjectConfig;
  /** Its packages, of a graph; null where the curated ones are all that it imports. */
  packages: ProjectPackages | null;
  /** Told of a package that is imported and that nobody has asked for yet; else it is a mistake. */
  onMissing?: ((name: string) => void) | undefined;
  /** What its pages map by themselves stays an import. */
  own: ImportMap | null;
  /** Names that are imported and that nobody exports, where its own tools let that pass. */
  absent?: AbsentNames;
  /** Its modules will be replaced in running pages. */
  isHot?: boolean;
  /**
   * Of what is bundled for itself (workers, styles as text): the entries that it is within, the innermost
   * last. No page's import map counts there, so nothing is left to it.
   */
  apart?: readonly string[];
  /** Of a build that is only checked. */
  check?: {
    /** Specifier → what it exports: libraries are taken for their names, whose code is known to build. */
    exports: Readonly<Record<string, readonly string[]>>;
    /** Told which files of the project are reached, e.g. "/src/main.tsx". */
    onReached(file: string): void;
    /** Packages that are not there are somebody else's concern. */
    isLenient: boolean;
  };
}
