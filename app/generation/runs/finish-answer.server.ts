import { endStatement } from "~/conversation/exchange.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { toCheckpointJson } from "~/projects/checkpoints.server";
import {
  CHECKPOINT_FIELDS,
  type Checkpoint,
  createCheckpoint,
} from "~/projects/create-checkpoint.server";
import { followTitle } from "~/projects/follow-title.server";
import type { LoggedEvent } from "../events/event-log";
import { readAllEvents } from "../events/event-rows.server";
import type { GenerationEvent, Usage } from "../events/event-schema";
import { type AnswerView, changesOf, foldEvents, partsOf, problemOf } from "../events/fold";
import type { Ending } from "./ending.server";
import type { Generation } from "./generation-row.server";

/** What only the process knows that wrote the answer. */
interface Known {
  usage?: Usage;
  /** The whole log, when it is at hand; read from storage otherwise. */
  events?: GenerationEvent[];
}

/**
 * The one end of an answer, whoever ends it and however: its last events, its message and its row in
 * one transaction, and before that a checkpoint of what it changed. It can be repeated after a crash
 * at any point. Of two who try at once one succeeds, because both would add an event of one number.
 *
 * @param ending how it ended; an end that the log already tells is the one that counts
 * @returns the events that were added to its log
 * @throws what the database threw; then nothing but the checkpoint is stored
 */
export async function finishAnswer(
  generation: Generation,
  ending: Ending,
  known: Known = {},
): Promise<LoggedEvent[]> {
  const { id, projectId } = generation;
  const events = known.events ?? (await readAllEvents(id));
  const told = events.findLast((event) => event.type === "done");
  const closing = told ? [] : await closingEvents(generation, ending, events, known.usage);
  const answer = foldEvents([...events, ...closing]);
  const added = closing.map((event, index) => ({
    seq: events.length + 1 + index,
    data: JSON.stringify(event),
  }));
  await db.$transaction([
    db.generationEvent.createMany({
      data: added.map((event) => ({ generationId: id, ...event })),
    }),
    endStatement(generation.assistantMessageId, endOf(answer)),
    db.generation.updateMany({
      where: { id, status: "running" },
      data: {
        status: answer.status,
        runningFor: null,
        finishedAt: new Date(),
        errorCode: told ? null : (ending.code ?? null),
        ...columnsOf(answer.usage),
      },
    }),
  ]);
  if (changesOf(answer).length > 0) await nameByTitle(projectId);
  topics.publish("answer-progress", { generationId: id });
  topics.publish("answer-ended", { projectId });
  return added;
}

/** A name that cannot follow the app must not keep the answer from ending. */
async function nameByTitle(projectId: string): Promise<void> {
  await followTitle(projectId).catch((error: unknown) =>
    log.error({ err: error, projectId }, "a project was not named by its page"),
  );
}

async function closingEvents(
  generation: Generation,
  { status, event }: Ending,
  events: readonly GenerationEvent[],
  usage: Usage | undefined,
): Promise<GenerationEvent[]> {
  const changes = changesOf(foldEvents(events));
  const isChanged = changes.some((change) => change.action !== "error");
  const checkpoint = isChanged ? await keepCheckpoint(generation) : null;
  return [
    ...(event ? [event] : []),
    ...(checkpoint ? [{ type: "checkpoint" as const, checkpoint }] : []),
    { type: "done", status, changes, ...(usage ? { usage } : {}) },
  ];
}

/** How long it took is told by its times. */
function columnsOf(usage: Usage | null) {
  if (!usage) return {};
  const { inputTokens, outputTokens, cachedTokens = 0, cost = null } = usage;
  return { inputTokens, outputTokens, cachedTokens, cost };
}

function endOf(answer: AnswerView) {
  const { status, content } = answer;
  if (status === "running") throw new Error("An answer cannot end as running.");
  const [changes, parts] = [changesOf(answer), partsOf(answer)];
  return { status, content, changes, problem: problemOf(answer), parts };
}

/** The checkpoint after an answer. One that cannot be made must not keep the answer from ending. */
async function keepCheckpoint(generation: Generation) {
  try {
    return toCheckpointJson((await findCheckpoint(generation)) ?? (await checkpoint(generation)));
  } catch (error) {
    log.error({ err: error, generation: generation.id }, "an answer has no checkpoint");
    return null;
  }
}

/** It is there already when an earlier try to end the answer came as far as this, or the answer went back itself. */
function findCheckpoint({ projectId, assistantMessageId }: Generation): Promise<Checkpoint | null> {
  return db.checkpoint.findFirst({
    where: { projectId, messageId: assistantMessageId, kind: { in: ["after", "restore"] } },
    select: CHECKPOINT_FIELDS,
  });
}

async function checkpoint(generation: Generation): Promise<Checkpoint> {
  const { projectId, assistantMessageId, userMessageId } = generation;
  const question = await db.conversationMessage.findUnique({
    where: { id: userMessageId },
    select: { content: true },
  });
  const label = question?.content.trim() || "After an answer";
  return createCheckpoint(projectId, { kind: "after", label, messageId: assistantMessageId });
}
