import { db } from "~/platform/db.server";
import { PERSON_FIELDS } from "./people.server";
import { publicName } from "./user";

/** The public names of some people by their ids, banned ones among them; without those who are gone. */
export async function readNames(ids: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.user.findMany({ where: { id: { in: unique } }, select: PERSON_FIELDS });
  return new Map(rows.map((row) => [row.id, publicName(row)]));
}
