import { ownerDigest } from "~/accounts/owner-digest.server";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { heldUntil, lastHeld } from "./address-hold";

/** Addresses that one statement names. */
const BATCH = 500;

/** Makes the statement that takes an address. */
export type TakeAddress = () => Prisma.PrismaPromise<unknown>;

/** How an address is taken, or since when it is held for somebody else. */
export type Taking = { take: TakeAddress; heldSince: null } | { take: null; heldSince: Date };

/**
 * Takes an address that no app has now for a holder. Who had it last gets it back at any time,
 * anybody else when the hold is over; then it has one more turn. The statement belongs into the
 * transaction that gives the address to the project, and fails it when somebody else was quicker,
 * in whichever process.
 *
 * @param holder {@link ownerDigest} of the project's owner
 */
export async function takeAddress(slug: string, holder: string, now: Date): Promise<Taking> {
  const last = await db.address.findUnique({ where: { slug } });
  const select = { slug: true };
  if (!last) {
    return { take: () => db.address.create({ data: { slug, holder }, select }), heldSince: null };
  }
  if (last.holder === holder) {
    const again = { where: { slug, holder }, data: { freedAt: null }, select };
    return { take: () => db.address.update(again), heldSince: null };
  }
  // Nobody has noticed yet that it is free: from now on it is.
  if (!last.freedAt) await markFreed([slug], now);
  const heldSince = last.freedAt ?? now;
  if (heldUntil(heldSince) > now) return { take: null, heldSince };
  const over = {
    where: { slug, holder: last.holder, freedAt: { lte: lastHeld(now) } },
    data: { holder, freedAt: null, turn: { increment: 1 } },
    select,
  };
  return { take: () => db.address.update(over), heldSince: null };
}

/** The digest of who owns a project now. @throws {AppError} 404 when it was deleted meanwhile */
export async function holderOf(projectId: string): Promise<string> {
  const owner = await db.project.findUnique({
    where: { id: projectId },
    select: { ownerId: true, trialKey: true },
  });
  if (!owner) throw notFound("The project was deleted while it was being published.");
  return ownerDigest(owner);
}

/**
 * How many addresses are kept for a holder without an app of theirs being there, or leading from there.
 *
 * @param but one that does not count
 */
export async function countKept(holder: string, but: string, now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ kept: bigint | number }[]>`
    SELECT count(*) AS "kept" FROM "Address" a
    WHERE a."holder" = ${holder} AND a."slug" <> ${but}
      AND (a."freedAt" IS NULL OR a."freedAt" > ${lastHeld(now)})
      AND NOT EXISTS (SELECT 1 FROM "Project" p WHERE p."slug" = a."slug")
      AND NOT EXISTS (SELECT 1 FROM "FormerSlug" f WHERE f."slug" = a."slug")`;
  return Number(row?.kept ?? 0);
}

/** How many holders an address has had; 1 for one that never changed hands. */
export async function readTurn(slug: string): Promise<number> {
  const address = await db.address.findUnique({ where: { slug }, select: { turn: true } });
  return address?.turn ?? 1;
}

/** Which of these slugs are held for who had them last. */
export async function findHeld(slugs: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.address.findMany({
    where: {
      slug: { in: [...slugs] },
      OR: [{ freedAt: null }, { freedAt: { gt: lastHeld(now) } }],
    },
    select: { slug: true },
  });
  return rows.map(({ slug }) => slug);
}

/**
 * Notes which addresses became free since the last time, and those of apps that were published
 * before addresses were kept. However an app goes (with its project, its account or its trial), its
 * address has no project any more: so nobody who deletes one has to think of it.
 */
export async function noteAddresses(now: Date): Promise<void> {
  const unknown = await db.$queryRaw<{ id: string; slug: string }[]>`
    SELECT p."id" AS "id", p."slug" AS "slug" FROM "Project" p
    WHERE p."slug" IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM "Address" a WHERE a."slug" = p."slug")
    LIMIT ${BATCH}`;
  for (const { id, slug } of unknown) {
    const create = { slug, holder: await holderOf(id) };
    await db.address.upsert({ where: { slug }, update: {}, create, select: { slug: true } });
  }
  const freed = await db.$queryRaw<{ slug: string }[]>`
    SELECT a."slug" AS "slug" FROM "Address" a
    WHERE a."freedAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM "Project" p WHERE p."slug" = a."slug")
      AND NOT EXISTS (SELECT 1 FROM "FormerSlug" f WHERE f."slug" = a."slug")
    LIMIT ${BATCH}`;
  await markFreed(
    freed.map(({ slug }) => slug),
    now,
  );
  if (unknown.length === BATCH || freed.length === BATCH) await noteAddresses(now);
}

async function markFreed(slugs: string[], now: Date): Promise<void> {
  await db.address.updateMany({
    where: { slug: { in: slugs }, freedAt: null },
    data: { freedAt: now },
  });
}
