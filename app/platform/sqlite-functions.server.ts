import type Database from "better-sqlite3";
import { foldText } from "./fold-text";

/** What SQL can call on SQLite beside what it has by itself. */
export const SQLITE_FUNCTIONS = {
  /** `(text, folded)`: 1 when the text, folded as {@link foldText} does it, contains the other; else 0. */
  foldedContains: "sayso_folded_contains",
} as const;

/** Adds {@link SQLITE_FUNCTIONS} to a connection. */
export function addFunctions(client: Database.Database): void {
  const isPure = { deterministic: true };
  client.function(SQLITE_FUNCTIONS.foldedContains, isPure, (text: unknown, folded: unknown) =>
    foldText(String(text)).includes(String(folded)) ? 1 : 0,
  );
}
