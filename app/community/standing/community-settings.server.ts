import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";

/** What admins switch on and off. */
export const COMMUNITY_SWITCHES = ["hold-first-links"] as const;
export type CommunitySwitch = (typeof COMMUNITY_SWITCHES)[number];

/** Whether a switch is on; all are off until an admin turns them on. */
export async function isSwitchedOn(name: CommunitySwitch): Promise<boolean> {
  const row = await db.communitySetting.findUnique({ where: { name } });
  return row?.value === "on";
}

export async function setSwitch(
  tx: Prisma.TransactionClient,
  name: CommunitySwitch,
  isOn: boolean,
): Promise<void> {
  const value = isOn ? "on" : "off";
  await tx.communitySetting.upsert({
    where: { name },
    create: { name, value },
    update: { value },
  });
}
