import { Prisma } from "~/generated/sqlite/client";
import { type Held, limitOf, overBudget } from "~/platform/budget.server";
import { query } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import type { Visitor } from "~/platform/visitor";
import { visitorKey } from "~/platform/visitor-key.server";

/**
 * What the server keeps of the projects of one visitor: every content that a file or a checkpoint
 * names, and the builds that were published. An account has room for two hundred projects that are as
 * large as a project may be; most are some 100 kB, and their history several times that. Of networks
 * see trial/trial-budgets.server.ts.
 */
export const HELD_BYTES = {
  kind: "held",
  max: 2_000_000_000,
  network: 500_000_000,
  unit: "bytes",
  exceeded: "Too much data of projects",
  kept: "Nothing was changed",
  makeRoom: "delete projects that you no longer need",
} as const satisfies Held;

/** What does not grow may go beyond a full budget by this much: the contents it replaces go later. */
const SLACK = 1.1;
/** How long a sum is good for, in milliseconds; what this process adds meanwhile is added to it. */
const CACHED_MS = 5_000;

/** Whom projects count for. */
export interface Holder {
  /** Absent for a network. */
  ownerId?: string;
  /** What the visitor is stored by: their trials count as well. */
  heldBy: string;
}

const sumCache = growingCache<string, number>(10_000, { ttl: CACHED_MS });

/** Whom a project counts for: the account that owns it, else whom the trial counts for. */
export function holderOf(project: { ownerId: string | null; heldBy: string | null }): Holder {
  if (project.ownerId) return holderFor(`account:${project.ownerId}`);
  return { heldBy: project.heldBy ?? "" };
}

/** What counts for a visitor. */
export function holderFor(visitor: Visitor): Holder {
  const [kind, id = ""] = visitor.split(":", 2);
  return { heldBy: visitorKey(visitor), ...(kind === "account" ? { ownerId: id } : {}) };
}

/**
 * Looks whether a holder's projects may grow. The sum is one row for each project, which the database
 * keeps up by itself, and it is read at most every few seconds: a save costs nothing of it.
 *
 * @param growth.by bytes; not above zero for what is replaced by no more than there was
 * @param growth.stored bytes that are stored now; `by` when absent
 * @throws {AppError} 507 when that would be more than the server keeps
 */
export async function requireRoomFor(
  holder: Holder,
  growth: { by: number; stored?: number },
  budget: Held = HELD_BYTES,
): Promise<void> {
  const visitor: Visitor = holder.ownerId
    ? `account:${holder.ownerId}`
    : `network:${holder.heldBy}`;
  const limit = limitOf(budget, visitor) * (growth.by > 0 ? 1 : SLACK);
  const wanted = Math.max(0, growth.by);
  const cached = sumCache.get(holder.heldBy);
  // Before somebody is refused, what they may have deleted meanwhile is looked at.
  const held =
    cached !== undefined && cached + wanted <= limit ? cached : await readHeldBytes(holder);
  if (held + wanted > limit) throw overBudget(budget, { name: "heldBytes", visitor });
  const stored = held + Math.max(0, growth.stored ?? wanted);
  sumCache.set(holder.heldBy, stored, held === cached ? { noUpdateTTL: true } : {});
}

/** Bytes that the server keeps of a holder's projects. */
export async function readHeldBytes({ ownerId, heldBy }: Holder): Promise<number> {
  const [row] = await query<{ bytes: bigint | string | null }>(Prisma.sql`
    SELECT CAST(SUM(s."bytes") AS BIGINT) AS "bytes"
    FROM "Project" p JOIN "ProjectSize" s ON s."projectId" = p."id"
    WHERE p."heldBy" = ${heldBy} OR p."ownerId" = ${ownerId ?? null}`);
  return Number(row?.bytes ?? 0);
}
