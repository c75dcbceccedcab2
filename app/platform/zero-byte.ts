/** PostgreSQL's code for a text that is none in its encoding; of JavaScript's, one with a zero byte. */
const NO_TEXT = "Code: `22021`";

/**
 * Whether the database refused a text because of a zero byte: PostgreSQL takes none, SQLite does.
 * Nobody types one, and texts of several lines lose theirs when they are read (`cleanText`).
 */
export function isZeroByteRefused(error: unknown): boolean {
  return error instanceof Error && error.message.includes(NO_TEXT);
}
