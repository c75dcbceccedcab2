import { createContext, Script } from "node:vm";
import { BadGlobError } from "./rewriting";

/** Longest that a project's own pattern may take for all names, in milliseconds; one that is not costly takes one. */
const MATCH_MS = 3_000;

const MATCH = new Script("names.filter((name) => pattern.test(name))");
/** The one way to take the time of a pattern: whoever matches it gets no say until it is done. */
const context = createContext({});

/**
 * The names that a project's own pattern is meant for.
 *
 * @throws {BadGlobError} when it takes too long: "(a+)+$" tries every way to part a name
 */
export function namesMatching(
  pattern: RegExp,
  names: readonly string[],
  limitMs = MATCH_MS,
): string[] {
  // Its place in a text must not depend on what was asked before.
  const plain = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ""));
  Object.assign(context, { names, pattern: plain });
  try {
    return [...MATCH.runInContext(context, { timeout: limitMs })];
  } catch (error) {
    if ((error as { code?: string }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    throw new BadGlobError(
      `calls require.context with a pattern that takes too long for the names of the project's files: /${plain.source.slice(0, 100)}/. Write one in which nothing repeats what repeats itself.`,
    );
  } finally {
    Object.assign(context, { names: null, pattern: null });
  }
}
