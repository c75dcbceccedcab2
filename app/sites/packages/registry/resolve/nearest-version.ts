import semver from "semver";

/**
 * The version that comes nearest to one that does not exist: of the same major the highest, else the highest
 * below it, else the highest of the first major above it.
 *
 * @param wanted a version, range or tag
 * @param latest taken where nothing can be read out of `wanted`
 * @returns null when there is no version at all
 */
export function nearestVersion(
  wanted: string,
  versions: readonly string[],
  latest?: string,
): string | null {
  const stable = versions.filter((version) => semver.prerelease(version) === null);
  const known = semver.rsort([...(stable.length > 0 ? stable : versions)]);
  const fallback = latest ?? known[0] ?? null;
  const least = lowestOf(wanted);
  if (!least || known.length === 0) return fallback;
  const sameMajor = known.find((version) => semver.major(version) === least.major);
  const below = known.find((version) => semver.lt(version, least));
  if (sameMajor ?? below) return sameMajor ?? below ?? null;
  const above = semver.major(known.at(-1) ?? "0.0.0");
  return known.find((version) => semver.major(version) === above) ?? fallback;
}

function lowestOf(wanted: string): semver.SemVer | null {
  try {
    return semver.minVersion(wanted, { loose: true });
  } catch {
    // A tag, or nothing that is a version.
    return null;
  }
}
