import { db } from "./db.server";

/** Resolves when the database answers. It is asked once, however many wait: a statement of Prisma's begins when it is waited for. */
export async function askDatabase(): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}
