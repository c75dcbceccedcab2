import { z } from "zod";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";

/** Which local user signs in; `developer` unless told. */
export const devLoginSchema = z.object({
  name: z
    .string()
    .trim()
    .max(40, "Please use at most 40 characters.")
    .regex(/^[\p{L}\p{N} ._-]*$/u, "Please use letters, digits, spaces, dots and hyphens.")
    .optional()
    .transform((name) => name || "developer"),
});

/**
 * Finds or makes the local user of that name. Only with DEV_LOGIN on a loopback host; the
 * environment refuses to start otherwise.
 *
 * @throws {AppError} 404 where development login is off
 */
export async function findDevUser(name: string): Promise<{ id: string }> {
  if (!env.DEV_LOGIN) throw new AppError(404, "There is no development login here.");
  const email = `${name.toLowerCase().replaceAll(/\s+/g, ".")}@dev.localhost`;
  return db.user.upsert({
    where: { email },
    update: {},
    create: { email, name, emailVerified: true },
    select: { id: true },
  });
}
