/** The most that an archive may have, packed, in bytes: more than a project holds, as there is much to leave out. */
export const ARCHIVE_BYTES = 80_000_000;
