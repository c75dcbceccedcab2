import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { readProblems } from "~/generation/checks/answer-problems.server";
import type {
  AnswerMode,
  FileChange,
  GenerationEventData,
  GenerationStatus,
} from "~/generation/events/events";
import { summarize } from "~/generation/events/events";
import type { ModelMessage } from "~/generation/models/model";
import type { SendInput } from "~/generation/runs/send-schema";
import { db } from "~/platform/db.server";
import { requireProject } from "~/projects/projects.server";

/** Messages listed at once, the newest: a long conversation stays quick to open. */
const LISTED = 500;

/** A message as the API sends it. */
export interface MessageJson {
  id: string;
  role: "user" | "assistant";
  content: string;
  mode: AnswerMode;
  status: "complete" | "streaming" | "stopped" | "failed" | "interrupted";
  /** ISO 8601. */
  createdAt: string;
  changes: FileChange[];
  /** Why the answer did not finish, and what to do about it. */
  problem?: string;
  attachments: NonNullable<SendInput["attachments"]>;
  generationId: string | null;
}

/** How an answer ended that has a reason to tell; whoever stopped one knows the reason. */
const UNFINISHED = new Set(["failed", "interrupted"]);

const FIELDS = {
  id: true,
  number: true,
  role: true,
  content: true,
  mode: true,
  status: true,
  changes: true,
  attachments: true,
  generationId: true,
  createdAt: true,
} satisfies Prisma.MessageSelect;

/** The viewer's conversation in order. A streaming answer has what was said so far. */
export async function listMessages(viewer: Viewer, projectId: string): Promise<MessageJson[]> {
  const project = await requireProject(viewer, projectId);
  const rows = await db.message.findMany({
    where: { projectId: project.id },
    orderBy: { number: "desc" },
    take: LISTED,
    select: FIELDS,
  });
  const unfinished = rows.flatMap(({ status, generationId }) =>
    generationId && UNFINISHED.has(status) ? [generationId] : [],
  );
  const problems = await readProblems(unfinished);
  return Promise.all(
    rows.reverse().map(async (row) => {
      const problem = row.generationId ? problems.get(row.generationId) : undefined;
      return { ...(await toMessageJson(row)), ...(problem ? { problem } : {}) };
    }),
  );
}

/** The conversation as a model reads it: earlier turns only, oldest first. */
export async function readHistory(projectId: string, turns = 40): Promise<ModelMessage[]> {
  const rows = await db.message.findMany({
    where: { projectId, status: { not: "streaming" } },
    orderBy: { number: "desc" },
    take: turns,
    select: { role: true, content: true, changes: true, status: true },
  });
  return rows.reverse().map((row) => ({
    role: row.role === "user" ? "user" : "assistant",
    content: row.role === "user" ? row.content : withOutcome(row),
  }));
}

/** The ids of an exchange, made before anything of it is stored. */
export interface ExchangeIds {
  userMessageId: string;
  assistantMessageId: string;
}

/**
 * The statements that add the two messages of an exchange, for the transaction that adds its
 * generation: an answer that nobody is writing must never be listed as being written.
 */
export async function exchangeStatements(
  projectId: string,
  input: Pick<SendInput, "content" | "mode" | "attachments">,
  ids: ExchangeIds & { generationId: string },
) {
  const last = await db.message.findFirst({
    where: { projectId },
    orderBy: { number: "desc" },
    select: { number: true },
  });
  const number = (last?.number ?? 0) + 1;
  const { mode, content } = input;
  const attachments = JSON.stringify(input.attachments ?? []);
  return [
    db.message.create({
      data: { id: ids.userMessageId, projectId, number, role: "user", content, mode, attachments },
      select: { id: true },
    }),
    db.message.create({
      data: {
        id: ids.assistantMessageId,
        projectId,
        number: number + 1,
        role: "assistant",
        content: "",
        mode,
        status: "streaming",
        generationId: ids.generationId,
      },
      select: { id: true },
    }),
  ];
}

/** Completes an answer with what its event log says. */
export async function finishAnswer(
  messageId: string,
  status: Exclude<GenerationStatus, "running">,
  events: Iterable<GenerationEventData>,
): Promise<FileChange[]> {
  const { content, changes } = summarize(events);
  // A project may be deleted while its answer runs: then there is nothing left to complete.
  await db.message.updateMany({
    where: { id: messageId },
    data: {
      content,
      changes: JSON.stringify(changes),
      status: status === "done" ? "complete" : status,
    },
  });
  return changes;
}

/** Reads a generation's stored events, in order. */
export async function readEvents(generationId: string): Promise<GenerationEventData[]> {
  const rows = await db.generationEvent.findMany({
    where: { generationId },
    orderBy: { seq: "asc" },
    select: { data: true },
  });
  return rows.map((row) => JSON.parse(row.data) as GenerationEventData);
}

async function toMessageJson(
  row: Prisma.MessageGetPayload<{ select: typeof FIELDS }>,
): Promise<MessageJson> {
  const running = row.status === "streaming" && row.generationId;
  const soFar = running ? summarize(await readEvents(running)) : null;
  return {
    id: row.id,
    role: row.role as MessageJson["role"],
    content: soFar?.content ?? row.content,
    mode: row.mode as AnswerMode,
    status: row.status as MessageJson["status"],
    createdAt: row.createdAt.toISOString(),
    changes: soFar?.changes ?? (JSON.parse(row.changes) as FileChange[]),
    attachments: JSON.parse(row.attachments) as MessageJson["attachments"],
    generationId: row.generationId,
  };
}

/** An answer's prose, and what became of its files: a model must know what was already done. */
function withOutcome(row: { content: string; changes: string; status: string }): string {
  const changes = JSON.parse(row.changes) as FileChange[];
  const lines = changes.map(
    ({ path, action, error }) => `- ${path}: ${action}${error ? ` (${error})` : ""}`,
  );
  const outcome = lines.length > 0 ? `\n\n[Files of this answer]\n${lines.join("\n")}` : "";
  const cut = row.status === "complete" ? "" : `\n\n[This answer was ${row.status}.]`;
  return `${row.content}${outcome}${cut}`.trim() || "[No answer.]";
}
