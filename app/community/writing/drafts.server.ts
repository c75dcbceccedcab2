import { db } from "~/platform/db.server";
import { DRAFT_DAYS, DRAFTS_PER_PERSON, TYPED_FIELDS } from "./draft-limits";
import { type DraftFields, draftFieldsSchema, draftPlaceSchema } from "./draft-rules";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What somebody has typed into a form and not sent; null when there is nothing. */
export async function readDraft(userId: string, place: string): Promise<DraftFields | null> {
  const row = await db.draft.findUnique({ where: { userId_place: { userId, place } } });
  const parsed = row && draftFieldsSchema.safeParse(JSON.parse(row.fields));
  return parsed?.success ? parsed.data : null;
}

/**
 * Keeps what somebody has typed, in place of what was kept; where nothing is typed, nothing is. What is far
 * longer than any post stays with its page alone, and what was kept before stays.
 */
export async function saveDraft(userId: string, place: string, typed: DraftFields): Promise<void> {
  if (!draftPlaceSchema.safeParse(place).success) return;
  if (!draftFieldsSchema.safeParse(typed).success) return;
  if (TYPED_FIELDS.every((name) => !typed[name]?.trim())) return dropDraft(userId, place);
  const fields = JSON.stringify(typed);
  await db.draft.upsert({
    where: { userId_place: { userId, place } },
    create: { userId, place, fields },
    update: { fields },
  });
  const old = await db.draft.findMany({
    where: { userId },
    orderBy: { updatedAt: "desc" },
    skip: DRAFTS_PER_PERSON,
    select: { place: true },
  });
  if (old.length > 0) {
    await db.draft.deleteMany({ where: { userId, place: { in: old.map((row) => row.place) } } });
  }
}

/** Forgets a draft: it was sent, or thrown away. One that is gone is fine. */
export async function dropDraft(userId: string, place: string): Promise<void> {
  await db.draft.deleteMany({ where: { userId, place } });
}

/** Forgets drafts that nobody has gone on with. */
export async function expireDrafts(now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_DAYS * DAY_MS);
  await db.draft.deleteMany({ where: { updatedAt: { lt: before } } });
}
