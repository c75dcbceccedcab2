import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { requireProject } from "~/projects/projects.server";
import type { AnswerParts } from "./answer-parts";
import { markGoneFiles } from "./gone-files.server";
import type { FileChange, MessageJson } from "./message-schema";

/** Messages listed at once, the newest: a long conversation stays quick to open. */
const LISTED = 500;
/** How much they may hold together, in characters; the newest one is listed whatever it holds. */
const LISTED_CHARACTERS = 2_000_000;

const FIELDS = {
  id: true,
  role: true,
  content: true,
  mode: true,
  status: true,
  changes: true,
  attachments: true,
  problem: true,
  parts: true,
  generationId: true,
  createdAt: true,
} satisfies Prisma.ConversationMessageSelect;

type Row = Prisma.ConversationMessageGetPayload<{ select: typeof FIELDS }>;

/**
 * The viewer's conversation as it is stored, in order. A running answer is empty: what it has said
 * so far is in its log (`generation/events/conversation-so-far.server.ts`).
 *
 * @param from the id of the message to begin with; one that is not there begins at the beginning
 * @throws {AppError} 404, 401
 */
export async function listMessages(
  viewer: Viewer,
  projectId: string,
  from: string | null = null,
): Promise<MessageJson[]> {
  const project = await requireProject(viewer, projectId);
  const first = from && (await findNumber(project.id, from));
  const rows = await db.conversationMessage.findMany({
    where: {
      projectId: project.id,
      number: { gte: Math.max(first || 0, await firstListed(project.id)) },
    },
    orderBy: { number: "desc" },
    take: LISTED,
    select: FIELDS,
  });
  return markGoneFiles(viewer, rows.reverse().map(toMessageJson));
}

/**
 * The last messages of a project, oldest first, without an answer that is still running.
 *
 * @param projectId the server's own id
 */
export async function listSettled(projectId: string, limit: number): Promise<MessageJson[]> {
  const rows = await db.conversationMessage.findMany({
    where: { projectId, status: { not: "running" } },
    orderBy: { number: "desc" },
    take: limit,
    select: FIELDS,
  });
  return rows.reverse().map(toMessageJson);
}

/** The number of the oldest message that is listed, by the lengths alone. */
async function firstListed(projectId: string): Promise<number> {
  const sizes = await query<{ number: number; size: number | bigint }>(Prisma.sql`
    SELECT "number", LENGTH("content") AS "size" FROM "ConversationMessage"
    WHERE "projectId" = ${projectId} ORDER BY "number" DESC LIMIT ${LISTED}`);
  let room = LISTED_CHARACTERS;
  let first = sizes[0]?.number ?? 0;
  for (const { number, size } of sizes) {
    room -= Number(size);
    if (room < 0) break;
    first = number;
  }
  return first;
}

async function findNumber(projectId: string, id: string): Promise<number | undefined> {
  const where = { id, projectId };
  return (await db.conversationMessage.findFirst({ where, select: { number: true } }))?.number;
}

function toMessageJson({
  createdAt,
  changes,
  attachments,
  problem,
  parts,
  ...row
}: Row): MessageJson {
  return {
    ...row,
    role: row.role as MessageJson["role"],
    mode: row.mode as MessageJson["mode"],
    status: row.status as MessageJson["status"],
    createdAt: createdAt.toISOString(),
    changes: JSON.parse(changes) as FileChange[],
    attachments: JSON.parse(attachments) as MessageJson["attachments"],
    ...(problem === null ? {} : { problem }),
    ...(JSON.parse(parts) as AnswerParts),
  };
}
