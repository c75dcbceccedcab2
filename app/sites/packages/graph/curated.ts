import semver from "semver";
import { BUNDLED, packageOf, vendorFamily } from "../packages";
import type { StoreManifest } from "../store-manifest";

/** Whether the product ships a module, so that nothing has to be fetched for it. */
export function isCurated(store: StoreManifest, specifier: string): boolean {
  return (
    vendorFamily(specifier) !== null ||
    Object.hasOwn(store.shaken, specifier) ||
    BUNDLED.includes(packageOf(specifier))
  );
}

/**
 * Whether the version that the product ships is one that a project asks for.
 *
 * @param wanted as package.json says it, e.g. "^18.2.0"; undefined when it does not
 */
export function fitsCurated(
  store: StoreManifest,
  name: string,
  wanted: string | undefined,
): boolean {
  const version = store.versions[name];
  if (wanted === undefined || version === undefined) return true;
  // A tag, such as "latest", is content with anything.
  const range = semver.validRange(wanted);
  return range === null || semver.satisfies(version, range);
}
