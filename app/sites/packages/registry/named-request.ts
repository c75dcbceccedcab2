import type { PackageRequest } from "../graph";

/**
 * What is asked for once package.json names what was taken: it comes to the same packages, so that nobody has to
 * resolve them again.
 *
 * @param added what was taken: package name → version
 * @returns null where nothing was added
 */
export function namedRequest(
  { packageJson, lockfile, extra }: PackageRequest,
  added: Readonly<Record<string, string>>,
): PackageRequest | null {
  if (extra.length === 0 || extra.some((name) => !Object.hasOwn(added, name))) return null;
  const { dependencies = {}, ...others } = JSON.parse(packageJson ?? "{}") as {
    dependencies?: Record<string, string>;
  };
  const all = [...Object.entries(dependencies), ...extra.map((name) => [name, `^${added[name]}`])];
  const sorted = Object.fromEntries(all.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
  return {
    packageJson: JSON.stringify({ dependencies: sorted, ...others }),
    lockfile,
    extra: [],
  };
}
