import { db } from "~/platform/db.server";
import { recordAct } from "../audit/record-act.server";

/** Writes down that an administrator takes all that is stored about somebody, before it is sent. */
export async function noteExport(adminId: string, userId: string, reason: string): Promise<void> {
  const subject = `person:${userId}` as const;
  await recordAct(db, { adminId, action: "person.export", subject, reason });
}
