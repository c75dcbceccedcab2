import type { FileTree } from "~/projects/files";
import type { Alias } from "../../config/project-config";
import type { Dependencies } from "../detection/package-json";
import type { NuxtConfig } from "./nuxt-config";
import { nuxtI18n } from "./nuxt-i18n";
import { nuxtIcons } from "./nuxt-icons";

/** What a module of Nuxt gives to an app. */
export interface ModulePart {
  /** Made of the project's own files. */
  files: ReadonlyMap<string, string>;
  /** Modules that stand in for its own, which only its projects have; what they export is used without importing it. */
  shims: readonly string[];
  /** A component → its module and its name there. */
  components: ReadonlyMap<string, readonly [string, string]>;
  /** In sentences, what of it is not here. */
  said: readonly string[];
  brought?: Dependencies;
  alias?: readonly Alias[];
  /** Written where the app starts: its imports, and its field of what starts. */
  starts?: { imports: string; field: string };
}

/** Modules of which only their projects have the stand-ins. */
export const OF_MODULES = /\/(?:icon|i18n[\w-]*)\.ts$/;

/** The parts of those modules that a project asks for and that are known in full. */
export function moduleParts(tree: FileTree, config: NuxtConfig): ModulePart[] {
  return [nuxtIcons, nuxtI18n].flatMap((part) => part(tree, config) ?? []);
}
