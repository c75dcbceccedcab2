import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { foldText } from "~/platform/fold-text";
import { PERSON_FIELDS } from "./people.server";
import type { PublicPerson } from "./public-person";
import { publicName } from "./user";

/** Who has no name, no email and no wallet is called so; they are not found by it. */
const NAMELESS = foldText(publicName({ name: null, email: null }));
/** Comes after every character that a name can begin with. */
const LAST = "\u{10ffff}";

/** A person's name as they are found by it. */
export function nameKeyOf(name: string): string {
  return foldText(name.trim().replaceAll(/\s+/g, " "));
}

/**
 * Notes the name by which a person is found, unless it is noted already: to be called when they come
 * and when their name has changed. Whoever asks for a person by an old one is told of none.
 */
export async function noteNameKey(userId: string): Promise<void> {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: { ...PERSON_FIELDS, nameKey: true },
  });
  if (!row) return;
  const key = nameKeyOf(publicName(row));
  const nameKey = key === NAMELESS ? null : key;
  if (row.nameKey !== nameKey)
    await db.user.updateMany({ where: { id: userId }, data: { nameKey } });
}

/** People who have one of some names now, at most `take` of them. @param keys as `nameKeyOf` gives them */
export async function findByNames(keys: readonly string[], take: number): Promise<PublicPerson[]> {
  if (keys.length === 0) return [];
  return readPeople({ nameKey: { in: [...keys] } }, take);
}

/** People whose name begins so, in the order of their names. */
export async function findByBeginning(beginning: string, take: number): Promise<PublicPerson[]> {
  const key = nameKeyOf(beginning);
  const ids = await query<{ id: string }>(Prisma.sql`
    SELECT "id" FROM "User" WHERE "nameKey" >= ${key} AND "nameKey" < ${key + LAST}
      AND "bannedAt" IS NULL
    ORDER BY "nameKey" LIMIT ${take}`);
  return readPeople({ id: { in: ids.map(({ id }) => id) } }, take);
}

/** People by their ids, those that there are. */
export function findByIds(ids: readonly string[]): Promise<PublicPerson[]> {
  return readPeople({ id: { in: [...ids] } }, ids.length);
}

async function readPeople(where: Prisma.UserWhereInput, take: number): Promise<PublicPerson[]> {
  const rows = await db.user.findMany({
    where: { ...where, bannedAt: null },
    select: PERSON_FIELDS,
    orderBy: { nameKey: "asc" },
    take,
  });
  return rows.map((row) => ({ id: row.id, name: publicName(row), imageUrl: row.imageUrl }));
}
