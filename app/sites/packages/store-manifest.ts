/** A preview reports back and reloads; a release is small, hashed and quiet. */
export type BuildMode = "preview" | "release";

/** The prebuilt package store, as `build/store/manifest.json` describes it. */
export interface StoreManifest {
  /** Names everything in it: a new version is a new address. */
  hash: string;
  /** Specifier → file below the store's folder, by build mode. */
  vendor: Record<BuildMode, Record<string, string>>;
  /** Specifier → every file that a preview's page loads for it. */
  preloads: Record<string, string[]>;
  /** Specifier → one source that builds take from what they use. */
  shaken: Record<string, string>;
  /** Specifier → the names that it exports. */
  exports: Record<string, string[]>;
  /** Package → the version of it that is in the store. */
  versions: Record<string, string>;
  /** Bundled font, e.g. "fraunces" → its files below the folder `fonts` of the store. */
  fonts: Record<string, string[]>;
  /** Modules of Node that something stands in for, in the folder `node` of the store. */
  node: readonly string[];
  /** Folders that bundling may read, absolute and real. */
  readable: string[];
  /** Where bundled packages are resolved from. */
  root: string;
  /** Where the store itself is. */
  folder: string;
  /** Where packages of projects are, absolute; null where there are none but those of this store. */
  packages: string | null;
}
