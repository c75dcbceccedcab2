import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { requireProject } from "~/projects/projects.server";
import type { AnswerParts } from "./answer-parts";
import { markGoneFiles } from "./gone-files.server";
import type { FileChange, MessageJson } from "./message-schema";

/** Messages listed at once, the newest. */
const LISTED = 500;
/** Messages that a page shows at once: about ten screens, however much was said before. */
export const MESSAGES_SHOWN = 50;
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

/** Which part of a conversation is asked for, by the ids of messages. */
export interface Stretch {
  /** The message to begin with; one that is not there begins at the beginning. */
  from?: string | null;
  /** Those said before this message, the last of them; one that is not there ends at the end. */
  before?: string | null;
  /** How many at most. */
  limit?: number;
}

/** A part of a conversation, oldest first. */
export interface ConversationPart {
  messages: MessageJson[];
  /** Whether something was said before the first of these. */
  hasEarlier: boolean;
}

/**
 * The viewer's conversation as it is stored, in order. A running answer is empty: what it has said
 * so far is in its log (`generation/events/conversation-so-far.server.ts`).
 *
 * @throws {AppError} 404, 401
 */
export async function listMessages(
  viewer: Viewer,
  projectId: string,
  stretch: Stretch = {},
): Promise<MessageJson[]> {
  return (await readPart(viewer, projectId, stretch)).messages;
}

/**
 * A part of the viewer's conversation, by cursor: what it costs does not grow with the conversation.
 *
 * @throws {AppError} 404, 401
 */
export async function readPart(
  viewer: Viewer,
  projectId: string,
  { from = null, before = null, limit = LISTED }: Stretch,
): Promise<ConversationPart> {
  const project = await requireProject(viewer, projectId);
  const first = (from && (await findNumber(project.id, from))) || 0;
  const end = before ? await findNumber(project.id, before) : undefined;
  const number = end === undefined ? {} : { lt: end };
  const found = await db.conversationMessage.findMany({
    where: {
      projectId: project.id,
      number: { ...number, gte: Math.max(first, await firstListed(project.id, limit, end)) },
    },
    orderBy: { number: "desc" },
    take: limit,
    select: { ...FIELDS, number: true },
  });
  const rows = found.reverse();
  const oldest = rows[0];
  const earlier = oldest && {
    where: { projectId: project.id, number: { lt: oldest.number } },
    select: { id: true },
  };
  return {
    messages: await markGoneFiles(
      viewer,
      rows.map(({ number: _, ...row }) => toMessageJson(row)),
    ),
    hasEarlier: earlier ? (await db.conversationMessage.findFirst(earlier)) !== null : false,
  };
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
async function firstListed(projectId: string, limit: number, end?: number): Promise<number> {
  const sizes = await query<{ number: number; size: number | bigint }>(Prisma.sql`
    SELECT "number", LENGTH("content") AS "size" FROM "ConversationMessage"
    WHERE "projectId" = ${projectId} ${end === undefined ? Prisma.empty : Prisma.sql`AND "number" < ${end}`}
    ORDER BY "number" DESC LIMIT ${limit}`);
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
