import { copyFileSync } from "node:fs";

/** Where a run tells its workers which SQLite file is migrated and empty (tests/support/migrated-setup.ts). */
export const EMPTY_DATABASE = "SAYSO_TEST_EMPTY_DATABASE";

/** Puts an empty migrated database at `file`; nothing where a run has none: servers migrate by themselves. */
export function copyEmptyDatabase(file: string): void {
  const { [EMPTY_DATABASE]: empty } = process.env;
  if (empty) copyFileSync(empty, file);
}
