import { db } from "~/platform/db.server";
import { pages, ROWS } from "./pages";

/**
 * What administrators did about somebody, without their names, and what somebody did as one, as lists
 * of rows by the name of their file.
 */
export function listAdministrationRecords(userId: string) {
  const by = { orderBy: { id: "asc" }, take: ROWS } as const;
  const later = (id: string) => ({ id: { gt: id } });
  const byId = <Row extends { id: string }>(read: (after: string) => Promise<Row[]>) =>
    pages("", read, ({ id }) => id);
  const subject = `person:${userId}`;
  return {
    "about-you": byId((id) =>
      db.auditEntry.findMany({ where: { subject, ...later(id) }, omit: { adminId: true }, ...by }),
    ),
    acts: byId((id) => db.auditEntry.findMany({ where: { adminId: userId, ...later(id) }, ...by })),
    // The ids are digests of what opens something.
    invitations: listInvitations(userId),
  };
}

async function* listInvitations(userId: string) {
  const rows = await db.invitation.findMany({
    where: { createdById: userId },
    omit: { id: true },
    orderBy: { createdAt: "asc" },
  });
  yield* rows;
}
