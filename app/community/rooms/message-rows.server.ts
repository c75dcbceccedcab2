import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import type { PostStatus } from "../writing/post-status";
import { renderPosts } from "../writing/render-posts.server";
import type { RoomMessage } from "./room";
import type { QuotedMessage } from "./room-message";

/** What a line about a replied message says of it, in characters. */
const EXCERPT_CHARACTERS = 90;

const MESSAGE_FIELDS = {
  id: true,
  roomId: true,
  number: true,
  change: true,
  content: true,
  clientId: true,
  replyToId: true,
  status: true,
  editedAt: true,
  createdAt: true,
  author: { select: AUTHOR_FIELDS },
} satisfies Prisma.RoomMessageSelect;

type MessageRow = Prisma.RoomMessageGetPayload<{ select: typeof MESSAGE_FIELDS }>;

/**
 * Reads messages with who wrote them, what they answer, and how they look: a few statements,
 * whatever their number.
 *
 * @param order by their number, or by the change that left them as they are
 */
export async function findMessages(
  where: Prisma.RoomMessageWhereInput,
  order: Prisma.RoomMessageOrderByWithRelationInput,
  take: number,
): Promise<RoomMessage[]> {
  const rows = await db.roomMessage.findMany({
    where,
    orderBy: order,
    take,
    select: MESSAGE_FIELDS,
  });
  const [replied, bodies] = await Promise.all([
    findReplied(rows),
    renderPosts(
      rows.map((row) => ({
        source: `message:${row.id}`,
        content: isThere(row) ? row.content : "",
      })),
    ),
  ]);
  return rows.map((row, index) => toMessage(row, replied, bodies[index] ?? ""));
}

async function findReplied(rows: readonly MessageRow[]): Promise<Map<string, QuotedMessage>> {
  const ids = rows.flatMap(({ replyToId }) => (replyToId ? [replyToId] : []));
  if (ids.length === 0) return new Map();
  const found = await db.roomMessage.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      number: true,
      content: true,
      status: true,
      author: { select: AUTHOR_FIELDS },
    },
  });
  return new Map(
    found.map(({ id, number, content, status, author }) => [
      id,
      {
        number,
        name: toAuthor(author).name,
        text: status === "shown" ? excerptOf(content) : null,
      },
    ]),
  );
}

/** Whether a message is still there to be read, if only by some. */
export function isThere({ status }: { status: string }): boolean {
  return status === "shown" || status === "held";
}

function toMessage(
  row: MessageRow,
  replied: Map<string, QuotedMessage>,
  body: string,
): RoomMessage {
  const author = toAuthor(row.author);
  return {
    id: row.id,
    roomId: row.roomId,
    number: row.number,
    change: row.change,
    content: isThere(row) ? row.content : "",
    body,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    userId: author.id,
    author,
    replyToId: row.replyToId,
    replyTo: (row.replyToId && replied.get(row.replyToId)) || null,
    clientId: row.clientId,
    status: row.status as PostStatus,
  };
}

/** The beginning of a text, in one line. */
export function excerptOf(content: string): string {
  const line = content
    .slice(0, EXCERPT_CHARACTERS * 4)
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > EXCERPT_CHARACTERS
    ? `${characters.slice(0, EXCERPT_CHARACTERS - 1).join("")}…`
    : line;
}
