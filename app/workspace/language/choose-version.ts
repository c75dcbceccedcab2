/** Declarations of one version of a package. */
export interface TypesOfVersion {
  version: string;
  /** By path: "node_modules/react/index.d.ts" → text. */
  load(): Promise<{ default: Readonly<Record<string, string>> }>;
}

/**
 * Which version of a package a project is typed with: the first that has the same first number as its wish, such as
 * "^18.2.0". A wish that names no number gets what sites are built with, and a tag such as "latest" the newest.
 *
 * @param wish what package.json says; null where it says nothing
 * @param versions what sites are built with first, later ones behind it
 * @returns undefined where none would be true of what the project runs with
 */
export function chooseVersion<Version extends { version: string }>(
  wish: string | null,
  versions: readonly Version[],
): Version | undefined {
  const first = /\d+/.exec(wish ?? "")?.[0];
  if (first !== undefined) return versions.find(({ version }) => version.split(".")[0] === first);
  return /[a-w]{2}/i.test(wish ?? "") ? versions.at(-1) : versions[0];
}
