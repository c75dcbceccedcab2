import { isAdmin } from "~/accounts/admins.server";
import { nameKeyOf } from "~/accounts/name-keys.server";
import { PERSON_FIELDS } from "~/accounts/people.server";
import { publicName } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { cutPage, olderThan, readTimeCursor } from "~/platform/time-cursor";

/** People on one page of the list. */
export const PEOPLE_PAGE = 50;
/** Longest search, in characters. */
export const SEARCH_CHARACTERS = 200;
/** Comes after every character that a name can begin with. */
const LAST = "\u{10ffff}";

/** A person, as lists of administrators show them. */
export interface ListedPerson {
  id: string;
  name: string;
  email: string | null;
  /** Base58; null for one that has not signed. */
  wallet: string | null;
  isAdmin: boolean;
  isBanned: boolean;
  isMuted: boolean;
  /** ISO 8601. */
  joinedAt: string;
}

const FIELDS = { ...PERSON_FIELDS, bannedAt: true, mutedUntil: true, createdAt: true } as const;
type Row = Prisma.UserGetPayload<{ select: typeof FIELDS }>;

/** All people, who came last first. @param after the cursor of the page before */
export async function listPeople(
  after: string | null,
): Promise<{ people: ListedPerson[]; next: string | null }> {
  const read = await db.user.findMany({
    where: olderThan(readTimeCursor(after)),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PEOPLE_PAGE + 1,
    select: FIELDS,
  });
  const { rows, next } = cutPage(read, PEOPLE_PAGE);
  return { people: rows.map((row) => toListed(row)), next };
}

/**
 * People by what was typed: an id, an email address, the address of a wallet, or the beginning of a name.
 * Each is found by an index, so that it takes as long among a million people as among ten.
 *
 * @returns at most a page, whoever is meant exactly first
 */
export async function searchPeople(typed: string): Promise<ListedPerson[]> {
  const text = typed.trim().slice(0, SEARCH_CHARACTERS);
  if (text === "") return [];
  const [exactly, byName] = await Promise.all([findExactly(text), findByName(text)]);
  const ids = [...new Set([...exactly, ...byName])].slice(0, PEOPLE_PAGE);
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select: FIELDS });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? toListed(row) : [];
  });
}

async function findExactly(text: string): Promise<string[]> {
  const select = { id: true } as const;
  const emails = [...new Set([text, text.toLowerCase()])];
  const [byId, byEmail, wallet] = await Promise.all([
    db.user.findUnique({ where: { id: text }, select }),
    db.user.findMany({ where: { email: { in: emails } }, select }),
    db.wallet.findUnique({ where: { verified: text }, select: { userId: true } }),
  ]);
  return [byId?.id, ...byEmail.map(({ id }) => id), wallet?.userId].flatMap((id) => id ?? []);
}

async function findByName(text: string): Promise<string[]> {
  const key = nameKeyOf(text);
  const rows = await query<{ id: string }>(Prisma.sql`
    SELECT "id" FROM "User" WHERE "nameKey" >= ${key} AND "nameKey" < ${key + LAST}
    ORDER BY "nameKey" LIMIT ${PEOPLE_PAGE}`);
  return rows.map(({ id }) => id);
}

/** @param row as it is read */
export function toListed(row: Row, now = new Date()): ListedPerson {
  return {
    id: row.id,
    name: publicName(row),
    email: row.email,
    wallet: row.wallet?.verified ?? null,
    isAdmin: isAdmin(row),
    isBanned: row.bannedAt !== null,
    isMuted: row.mutedUntil !== null && row.mutedUntil > now,
    joinedAt: row.createdAt.toISOString(),
  };
}
