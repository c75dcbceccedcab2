import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";

/** Tokens of the server's models that one may use in a day. */
export interface DailyTokens {
  /** Of a network, without an account. */
  visitors: number;
  /** Of an account; null for no limit. */
  members: number | null;
}

const ROW = "day";

/** What administrators have set themselves; null where the environment counts. */
export async function readSetTokens() {
  const row = await db.modelBudget.findUnique({ where: { id: ROW } });
  return { visitors: row?.visitorTokens ?? null, members: row?.memberTokens ?? null };
}

/** What administrators have set, else what the environment says. */
export async function readDailyTokens(): Promise<DailyTokens> {
  const { visitors, members } = await readSetTokens();
  return {
    visitors: visitors ?? env.TRIAL_TOKENS_PER_DAY,
    members: members ?? env.MEMBER_TOKENS_PER_DAY ?? null,
  };
}

/** @param set null for what the environment says */
export async function setDailyTokens(
  tx: Prisma.TransactionClient,
  set: { visitors: number | null; members: number | null },
) {
  const data = { visitorTokens: set.visitors, memberTokens: set.members };
  await tx.modelBudget.upsert({ where: { id: ROW }, create: { id: ROW, ...data }, update: data });
}
