import { z } from "zod";
import { reasonField } from "~/admin/audit/reason";
import { audited } from "~/admin/audit/record-act.server";
import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { AppError } from "~/platform/errors";

/** Blocked addresses that are listed at most: they are few, each a decision of a moderator. */
const LISTED_ADDRESSES = 100;

/** An address at which nobody may publish, though the app that was taken down there is gone. */
export interface BlockedAddress {
  slug: string;
  /** Why: one of the community's reasons. */
  reason: string;
  /** ISO 8601. */
  since: string;
}

/** What may be asked of one: that it be free again. */
export const freeAddressSchema = z.object({
  intent: z.literal("free"),
  slug: z.string().min(1).max(100),
  reason: reasonField,
});

/** Addresses that are blocked without an app, the newest first. Those of apps come back with their app. */
export async function listBlockedAddresses(): Promise<BlockedAddress[]> {
  const rows = await query<{ slug: string; withheldReason: string | null; withheldAt: Date }>(
    Prisma.sql`
      SELECT a."slug", a."withheldReason", a."withheldAt" FROM "Address" a
      WHERE a."withheldAt" IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM "Project" p WHERE p."slug" = a."slug")
      ORDER BY a."withheldAt" DESC LIMIT ${LISTED_ADDRESSES}`,
  );
  return rows.map(({ slug, withheldReason, withheldAt }) => ({
    ...{ slug, reason: withheldReason ?? "other" },
    since: new Date(withheldAt).toISOString(),
  }));
}

/**
 * Lets people publish at a blocked address again.
 *
 * @throws {AppError} 409 when it is not blocked any more, or an app is there: that app is shown again instead
 */
export async function freeBlockedAddress(
  adminId: string,
  { slug, reason }: Omit<z.output<typeof freeAddressSchema>, "intent">,
): Promise<void> {
  await audited(
    async (tx) => {
      const apps = await tx.project.count({ where: { slug } });
      const free = { withheldAt: null, withheldReason: null };
      const where = { slug, withheldAt: { not: null } };
      const { count } =
        apps > 0 ? { count: 0 } : await tx.address.updateMany({ where, data: free });
      if (count === 0) {
        throw new AppError(
          409,
          "That address is not blocked on its own any more. Nothing was changed.",
        );
      }
    },
    { adminId, action: "address.free", subject: `address:${slug}`, reason },
  );
}
