import { z } from "zod";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { isLoopback } from "~/platform/loopback";
import { isUniqueViolation } from "~/platform/unique-violation";
import type { Admission } from "./registration/admission.server";
import { createAccount } from "./registration/create-account.server";

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

/** A request to sign in, and where it comes from. */
interface Asking {
  request: Request;
  /** Whether its connection begins on this very machine, and no proxy is in between. */
  isFromThisMachine: boolean;
}

/**
 * Whether whoever sent this request may sign in as anybody: with DEV_LOGIN, which only starts with an
 * APP_URL on this machine, from this machine, and under a name of it. A program elsewhere can send any
 * name, and a page of another site can have its own name lead here (DNS rebinding).
 */
export function offersDevLogin({ request, isFromThisMachine }: Asking): boolean {
  const name = (request.headers.get("Host") ?? "").replace(/:\d+$/, "");
  return env.DEV_LOGIN && isFromThisMachine && isLoopback(name);
}

/**
 * Finds or makes the local user of that name.
 *
 * @throws {AppError} 404 where development login is off, 403 from elsewhere or under a name that is
 *   not local, or where no account can be made
 */
export async function findDevUser(
  asking: Asking,
  name: string,
  admission: Admission | null = null,
): Promise<{ id: string }> {
  if (!env.DEV_LOGIN) throw new AppError(404, "There is no development login here.");
  if (!offersDevLogin(asking)) {
    throw new AppError(
      403,
      `Development login works at ${env.APP_URL} only, in a browser on the same machine. Please log in there.`,
    );
  }
  const email = `${name.toLowerCase().replaceAll(/\s+/g, ".")}@dev.localhost`;
  const find = () => db.user.findUnique({ where: { email }, select: { id: true } });
  const found = await find();
  if (found) return found;
  try {
    const data = { email, name, emailVerified: true };
    return { id: await createAccount(data, { email }, admission) };
  } catch (error) {
    // Two at once: the other request was quicker.
    const winner = isUniqueViolation(error) ? await find() : null;
    if (winner) return winner;
    throw error;
  }
}
