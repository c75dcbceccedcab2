/**
 * The version that is compared with the files as they are now, before anybody has chosen: one that differs from them.
 *
 * @param versions newest first
 */
export function comparedFirst<Version extends { isNow?: boolean | undefined }>(
  versions: readonly Version[],
): Version | undefined {
  return versions.find(({ isNow }) => !isNow) ?? versions[0];
}
