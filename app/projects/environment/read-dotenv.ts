import { dotenvValues } from "./dotenv-values";
import {
  type GivenVariable,
  isPublicName,
  tooManyVariables,
  VARIABLE_LIMITS,
  variableSchema,
} from "./variable-rules";

/** What a `.env` came to. */
export interface ReadDotenv {
  variables: GivenVariable[];
  /** One sentence for each line's variable that was left out. */
  leftOut: string[];
}

/**
 * Reads a `.env` as the tools of the field do. A variable is public when its name says that pages
 * read it, else secret. Empty ones are left out: examples list them for others to fill in.
 *
 * @param prefixes beginnings of public names that the project has for itself (public-prefixes.ts)
 */
export function readDotenv(text: string, prefixes: readonly string[] = []): ReadDotenv {
  const read: ReadDotenv = { variables: [], leftOut: [] };
  for (const [name, value] of dotenvValues(text)) {
    const given = variableSchema.safeParse({
      name,
      value,
      isSecret: !isPublicName(name, prefixes),
    });
    if (!value) read.leftOut.push(`${shorten(name)} is empty.`);
    else if (!given.success) {
      read.leftOut.push(`${shorten(name)}: ${given.error.issues[0]?.message}`);
    } else if (read.variables.length < VARIABLE_LIMITS.count) read.variables.push(given.data);
    else read.leftOut.push(tooManyVariables(name));
  }
  return read;
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}
