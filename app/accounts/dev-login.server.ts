import { z } from "zod";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { isLoopback } from "~/platform/loopback";

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
 * Whether whoever sent this request may sign in as anybody: with DEV_LOGIN, which only starts with an
 * APP_URL on this machine, and under a name of this machine. A page of another site can have its own
 * name lead here (DNS rebinding), and would be of the same origin then.
 */
export function offersDevLogin(request: Request): boolean {
  return env.DEV_LOGIN && hostsOf(request).every(isLoopback);
}

/**
 * Finds or makes the local user of that name.
 *
 * @throws {AppError} 404 where development login is off, 403 under a name that is not local
 */
export async function findDevUser(request: Request, name: string): Promise<{ id: string }> {
  if (!env.DEV_LOGIN) throw new AppError(404, "There is no development login here.");
  if (!offersDevLogin(request)) {
    throw new AppError(403, `Development login works at ${env.APP_URL} only. Please log in there.`);
  }
  const email = `${name.toLowerCase().replaceAll(/\s+/g, ".")}@dev.localhost`;
  return db.user.upsert({
    where: { email },
    update: {},
    create: { email, name, emailVerified: true },
    select: { id: true },
  });
}

/** The names by which a request says it came here; one without any has the name "". */
function hostsOf({ headers }: Request): string[] {
  const forwarded = headers.get("X-Forwarded-Host")?.split(",") ?? [];
  return [headers.get("Host") ?? "", ...forwarded].map((host) => host.trim().replace(/:\d+$/, ""));
}
