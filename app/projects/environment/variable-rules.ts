import { z } from "zod";
import { groupDigits } from "~/platform/group-digits";

/** What one project's environment may hold: several times what a real `.env` has. */
export const VARIABLE_LIMITS = { count: 100, nameLength: 100, valueLength: 10_000 } as const;

/** Beginnings of names by which frameworks tell what their pages may read (Vite, Next.js, Create React App, Vue's older tools, Snowpack, Astro). */
const PUBLIC_PREFIX = /^(?:VITE_|NEXT_PUBLIC_|REACT_APP_|VUE_APP_|SNOWPACK_PUBLIC_|PUBLIC_)/;
/** Keys that open something: by how providers write them. */
const LOOKS_SECRET =
  /^(?:sk-|sk_live_|rk_live_|ghp_|gho_|github_pat_|glpat-|xox[abpr]-|AKIA[0-9A-Z]{12}|-----BEGIN [A-Z ]*PRIVATE KEY)/;

/** A variable as its project's owner sees it. */
export interface Variable {
  name: string;
  isSecret: boolean;
  /** Null for a secret one, and for one that cannot be read any more: the server's secret is another. */
  value: string | null;
}

const name = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z_][A-Za-z0-9_]*$/,
    "A name has letters, digits and underscores, and begins with no digit.",
  )
  .max(VARIABLE_LIMITS.nameLength, `A name has at most ${VARIABLE_LIMITS.nameLength} characters.`);
const value = z
  .string()
  .max(
    VARIABLE_LIMITS.valueLength,
    `A value has at most ${groupDigits(VARIABLE_LIMITS.valueLength)} characters.`,
  )
  .refine((text) => !text.includes("\0"), "A value is text.");

/** A variable as a form or an import gives it. */
export const variableSchema = z.object({ name, value, isSecret: z.boolean() });
export type GivenVariable = z.infer<typeof variableSchema>;
export const variableName = name;

/** Why a variable is left out that would be one more than a project may have. */
export function tooManyVariables(name: string): string {
  return `${name}: a project has at most ${VARIABLE_LIMITS.count} variables.`;
}

/**
 * Whether pages may read a variable of this name.
 *
 * @param own beginnings that the project's own configuration names beside those of its framework
 */
export function isPublicName(variable: string, own: readonly string[] = []): boolean {
  return PUBLIC_PREFIX.test(variable) || own.some((prefix) => variable.startsWith(prefix));
}

/** Whether a value is most likely one that nobody should read. */
export function looksSecret(text: string): boolean {
  return LOOKS_SECRET.test(text.trim());
}
