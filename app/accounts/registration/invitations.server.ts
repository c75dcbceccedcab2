import { z } from "zod";
import { reasonField } from "~/admin/audit/reason";
import { audited } from "~/admin/audit/record-act.server";
import type { Invitation, Prisma } from "~/generated/sqlite/client";
import { newSecret } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import {
  type InvitationState,
  type ListedInvitation,
  MOST_DAYS,
  MOST_USES,
  NOTE_CHARACTERS,
} from "./invitation-rules";

/** Invitations that the page lists: the newest. */
const LISTED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

const whole = (most: number, what: string) => {
  const words = `Please give ${what} from 1 to ${most}.`;
  return z.coerce.number({ message: words }).int(words).min(1, words).max(most, words);
};

/** What the forms of invitations say. */
export const invitationActSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("make"),
    note: z
      .string()
      .default("")
      .transform((note) => note.replaceAll(/\s+/g, " ").trim())
      .refine(
        (note) => note.length <= NOTE_CHARACTERS,
        `A note can have ${NOTE_CHARACTERS} characters at most.`,
      ),
    uses: whole(MOST_USES, "a number of accounts"),
    days: whole(MOST_DAYS, "a number of days"),
    reason: reasonField,
  }),
  z.object({ intent: z.literal("revoke"), id: z.string().max(100), reason: reasonField }),
]);
export type InvitationAct = z.output<typeof invitationActSchema>;

/** The newest invitations. */
export async function listInvitations(now = new Date()): Promise<ListedInvitation[]> {
  const rows = await db.invitation.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LISTED,
  });
  return rows.map((row) => ({
    ...{ id: row.id, note: row.note, uses: row.uses, mostUses: row.mostUses },
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

/** Makes an invitation. @returns the secret of its link, which is told this once */
export async function makeInvitation(
  adminId: string,
  { note, uses, days, reason }: Extract<InvitationAct, { intent: "make" }>,
  now = new Date(),
): Promise<string> {
  const secret = newSecret();
  const id = sha256(secret);
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const row = { id, note, mostUses: uses, createdById: adminId, createdAt: now, expiresAt };
  const details = { note, uses, expiresAt: expiresAt.toISOString() };
  await audited((tx) => tx.invitation.create({ data: row }), {
    ...{ adminId, action: "invitation.make", subject: `invitation:${id}`, reason, details },
  });
  return secret;
}

/** Takes an invitation back: whoever has joined by it stays. Taken back already is fine. @throws {AppError} 404 */
export async function revokeInvitation(
  adminId: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await audited(
    async (tx) => {
      const row = await tx.invitation.findUnique({ where: { id } });
      if (!row) throw notFound("That invitation is not there.");
      const data = { revokedAt: row.revokedAt ?? new Date() };
      await tx.invitation.update({ where: { id }, data });
    },
    { adminId, action: "invitation.revoke", subject: `invitation:${id}`, reason },
  );
}

/** Whether an invitation would open an account now. */
export async function isInvitationOpen(id: string): Promise<boolean> {
  const row = await db.invitation.findUnique({ where: { id } });
  return row !== null && stateOf(row, new Date()) === "open";
}

/**
 * Counts a use, in the transaction that makes the account. The row is taken first: of two at once, in any two
 * processes, the later sees what the earlier left.
 *
 * @returns whether there was one left
 */
export async function spendInvitation(tx: Prisma.TransactionClient, id: string): Promise<boolean> {
  await tx.invitation.updateMany({ where: { id }, data: { id } });
  const row = await tx.invitation.findUnique({ where: { id } });
  const now = new Date();
  if (!row || stateOf(row, now) !== "open") return false;
  await tx.invitation.update({ where: { id }, data: { uses: { increment: 1 }, usedAt: now } });
  return true;
}

function stateOf({ revokedAt, expiresAt, uses, mostUses }: Invitation, now: Date): InvitationState {
  if (revokedAt) return "revoked";
  if (uses >= mostUses) return "used";
  return expiresAt <= now ? "over" : "open";
}
