import { db } from "~/platform/db.server";
import { readTreeFile } from "~/projects/tree.server";
import { recordAct } from "../audit/record-act.server";

/** For how long one reason opens a project, in milliseconds. */
export const READING_MS = 60 * 60 * 1000;
/** Of one file, in characters. */
const SHOWN_CHARACTERS = 200_000;
/** Files that are listed. */
const LISTED = 1_000;

const subjectOf = (projectId: string) => `project:${projectId}` as const;

/** Opens a project to an administrator who has said why: that is written down before anything is read. */
export async function openToRead(adminId: string, projectId: string, reason: string) {
  const subject = subjectOf(projectId);
  await recordAct(db, { adminId, action: "project.read", subject, reason });
}

/** Whether an administrator has said a while ago why they read a project. */
export async function mayRead(adminId: string, projectId: string, now = new Date()) {
  const since = new Date(now.getTime() - READING_MS);
  const last = await db.auditEntry.findFirst({
    where: {
      ...{ subject: subjectOf(projectId), adminId, action: "project.read" },
      createdAt: { gt: since },
    },
    select: { id: true },
  });
  return last !== null;
}

/** The files of a project as its owner has them now, and the text of one; null for one that is none. */
export async function readForAdmin(projectId: string, path: string | null) {
  const files = await db.file.findMany({
    where: { projectId },
    orderBy: { path: "asc" },
    take: LISTED,
    select: { path: true, size: true, isBinary: true },
  });
  const file = path ? await readTreeFile(projectId, path) : undefined;
  const text = file && !file.binary ? file.content : null;
  return {
    files,
    shown: text === null ? null : text.slice(0, SHOWN_CHARACTERS),
    isCut: (text?.length ?? 0) > SHOWN_CHARACTERS,
  };
}
