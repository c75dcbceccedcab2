import { db } from "~/platform/db.server";
import type { AnswerMode, EndStatus } from "./answer";
import type { AnswerParts } from "./answer-parts";
import type { Attachment, FileChange } from "./message-schema";

/** The ids of an exchange, made before anything of it is stored. */
export interface ExchangeIds {
  userMessageId: string;
  assistantMessageId: string;
  generationId: string;
}

/** What a person says in an exchange. */
export interface Said {
  content: string;
  mode: AnswerMode;
  attachments?: Attachment[] | undefined;
}

/**
 * What makes the statements that add the two messages of an exchange, for the transaction that adds
 * its generation: an answer that nobody is writing must never be listed as running.
 */
export async function exchangeStatements(projectId: string, said: Said, ids: ExchangeIds) {
  const last = await db.conversationMessage.findFirst({
    where: { projectId },
    orderBy: { number: "desc" },
    select: { number: true },
  });
  const number = (last?.number ?? 0) + 1;
  const { mode, content } = said;
  const attachments = JSON.stringify(said.attachments ?? []);
  return () => [
    db.conversationMessage.create({
      data: { id: ids.userMessageId, projectId, number, role: "user", content, mode, attachments },
      select: { id: true },
    }),
    db.conversationMessage.create({
      data: {
        id: ids.assistantMessageId,
        projectId,
        number: number + 1,
        role: "assistant",
        content: "",
        mode,
        status: "running",
        generationId: ids.generationId,
      },
      select: { id: true },
    }),
  ];
}

/** How an answer ended, as its message keeps it. */
export interface AnswerEnd {
  status: EndStatus;
  content: string;
  changes: FileChange[];
  /** Why it did not finish, and what to do about it. */
  problem?: string | undefined;
  parts: AnswerParts;
}

/**
 * The statement that stores the end of an answer with its message, for the transaction that ends
 * its generation. A project may be deleted while its answer runs: then it changes nothing.
 */
export function endStatement(messageId: string, end: AnswerEnd) {
  return db.conversationMessage.updateMany({
    where: { id: messageId },
    data: {
      status: end.status,
      content: end.content,
      changes: JSON.stringify(end.changes),
      problem: end.problem ?? null,
      parts: JSON.stringify(end.parts),
    },
  });
}
