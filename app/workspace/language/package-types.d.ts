import type { TypesOfVersion } from "./choose-version";

/** What has declarations here, by package and version, the one that sites are built with first. scripts/editor-types.mjs writes them. */
export const PACKAGE_TYPES: Readonly<Record<string, readonly TypesOfVersion[] | undefined>>;
