import { frameworkModules, specifierIn, VENDOR, vendorFamily } from "../packages/packages";
import type { PrebuiltSet } from "../packages/prebuild/prebuilt-set";
import type { StoreManifest } from "../packages/store-manifest";
import type { ImportMap } from "./import-map";
import type { SiteKind } from "./kinds";

/** What a page loads of libraries. Addresses are below that of the package store. */
export interface PageLibraries {
  /** Specifier → module, for its import map. */
  imports: Readonly<Record<string, string>>;
  /** Modules that it will want at once. */
  preloads: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

export const NO_LIBRARIES: PageLibraries = { imports: {}, preloads: new Set(), styles: new Set() };

/** What the libraries of the curated set are, and what these import in turn. */
export function curatedLibraries(
  store: StoreManifest,
  { kind, own, vendor }: { kind: SiteKind; own: ImportMap | null; vendor: ReadonlySet<string> },
): PageLibraries {
  if (vendor.size === 0) return NO_LIBRARIES;
  const imports: Record<string, string> = {};
  for (const specifier of [...frameworkModules(kind), ...vendor]) {
    // An exact name here would win over what the project maps by its beginning, e.g. "react/".
    const family = vendorFamily(specifier);
    if (family && own && VENDOR[family].some((module) => own.maps(module))) continue;
    const file = store.vendor.preview[specifierIn(kind, specifier)];
    if (file) imports[specifier] = `${store.hash}/${file}`;
  }
  const files = [...vendor].flatMap((specifier) => store.preloads[specifier] ?? []);
  const preloads = new Set(files.map((file) => `${store.hash}/${file}`));
  return { imports, preloads, styles: new Set() };
}

/**
 * What the libraries of a graph are.
 *
 * @param vendor specifiers that the page imports; `true` for those that it wants at once
 */
export function prebuiltLibraries(
  { key, modules }: PrebuiltSet,
  vendor: ReadonlyMap<string, boolean>,
  own: ImportMap | null,
): PageLibraries {
  const addressOf = (file: string) => `packages/${key}/${file}`;
  const imports: Record<string, string> = {};
  const preloads = new Set<string>();
  const styles = new Set<string>();
  for (const [specifier, isEager] of vendor) {
    const module = modules[specifier];
    if (!module || own?.maps(specifier)) continue;
    imports[specifier] = addressOf(module.file);
    if (isEager) for (const file of module.loads) preloads.add(addressOf(file));
    for (const file of module.styles) styles.add(addressOf(file));
  }
  return { imports, preloads, styles };
}
