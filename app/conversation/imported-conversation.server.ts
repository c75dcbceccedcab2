import type { Db } from "~/platform/db.server";
import type { ImportedMessages } from "./imported-messages";

/**
 * Makes a project's conversation this one, in a transaction. An answer that the
 * server wrote stays with its generation, and keeps what the server itself knows of it: why it did not
 * finish, its steps, its outcome.
 */
export async function replaceConversation(
  tx: Pick<Db, "conversationMessage">,
  projectId: string,
  messages: ImportedMessages,
): Promise<void> {
  const stored = await tx.conversationMessage.findMany({
    where: { projectId, generationId: { not: null } },
    select: { id: true, generationId: true, problem: true, parts: true },
  });
  const byId = new Map(stored.map(({ id, ...answer }) => [id, answer]));
  await tx.conversationMessage.deleteMany({ where: { projectId } });
  const rows = messages.map(({ id, changes, parts, ...message }, index) => ({
    ...message,
    parts: JSON.stringify(parts),
    ...byId.get(id ?? ""),
    projectId,
    number: index + 1,
    changes: JSON.stringify(changes),
  }));
  for (const data of inPieces(rows)) await tx.conversationMessage.createMany({ data });
}

/** What one statement writes: some milliseconds of everybody's thread. All of a long conversation took it 50. */
const PIECE = { messages: 100, characters: 250_000 } as const;

function inPieces<Row extends { content: string; parts: string }>(rows: readonly Row[]): Row[][] {
  const pieces: Row[][] = [];
  let characters = 0;
  for (const row of rows) {
    const piece = pieces.at(-1);
    const own = row.content.length + row.parts.length;
    characters += own;
    if (piece && piece.length < PIECE.messages && characters <= PIECE.characters) piece.push(row);
    else {
      pieces.push([row]);
      characters = own;
    }
  }
  return pieces;
}
