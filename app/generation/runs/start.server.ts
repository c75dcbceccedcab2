import { randomUUID } from "node:crypto";
import { type ExchangeIds, exchangeStatements } from "~/conversation/exchange.server";
import type { UndoRequest } from "~/conversation/undo-request";
import { leases } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { createCheckpointWith, readWorkingManifest } from "~/projects/create-checkpoint.server";
import { keepHandEdits } from "~/projects/hand-edits.server";
import type { Manifest } from "~/projects/manifest";
import type { Project } from "~/projects/projects.server";
import type { AnswerChecks } from "../checks/answer-checks";
import type { HistoryTurn } from "../context/context-history";
import { readHistory, withKnownOutcomes } from "../context/conversation-history.server";
import type { Model } from "../models/model";
import { findGeneration, findLatest, type Generation, leaseOf } from "./generation-row.server";
import type { Recovery } from "./recover.server";
import { GenerationRun } from "./run.server";
import type { SendInput } from "./send-schema";
import { visitorOf } from "./visitor-of";

/** An identical request within this time attaches to the first one instead of paying twice. */
export const SAME_REQUEST_MS = 5 * 60 * 1000;

/** What an answer is asked for with. */
export interface StartRequest {
  project: Project;
  /** Its attachments are the sender's own. */
  input: SendInput;
  /** Names of what was to be attached and is not the sender's. */
  unattached: string[];
  /** SHA-256 of the project and the request. */
  requestHash: string;
  model: Model;
  recovery: Recovery;
  /** What finds out whether the project works afterwards; null for nothing. */
  checks: AnswerChecks | null;
  /** Set where the message only asks for an earlier version. */
  undo: UndoRequest | null;
}

/**
 * Names a request. One with the client's own name for it is known by that: what it carries along, as the
 * open file, may be another when it is sent again.
 */
export function hashOf(projectId: string, input: SendInput): string {
  const { clientId, content, mode } = input;
  const named = clientId === undefined ? input : { clientId, content, mode };
  return sha256(JSON.stringify([projectId, named]));
}

/**
 * The identical request of a project, if it is the last one, recent, and came to something.
 *
 * @param isNamed by the client, for one press of Send: then it is the same one after any time
 */
export async function findSame(
  projectId: string,
  requestHash: string,
  isNamed: boolean,
): Promise<Generation | null> {
  const last = await findLatest(projectId);
  if (last?.requestHash !== requestHash) return null;
  if (!last.runningFor && last.status !== "finished") return null;
  if (isNamed) return last;
  return last.startedAt.getTime() > Date.now() - SAME_REQUEST_MS ? last : null;
}

/**
 * Stores a request with its answer's row, its messages and the checkpoint to go back to, all or nothing, and
 * begins to answer.
 *
 * @throws {AppError} 409 when another answer began at the same moment
 */
export async function beginAnswer(request: StartRequest): Promise<GenerationRun> {
  const { project, input, unattached, model, recovery, checks, undo } = request;
  const history = await historyOf(project, input);
  const ids = {
    generationId: randomUUID(),
    userMessageId: randomUUID(),
    assistantMessageId: randomUUID(),
  };
  const lease = await leases.take(leaseOf(ids.generationId));
  if (!lease) throw new Error("A new answer is on lease to somebody.");
  try {
    const { baseline, before } = await store(request, ids);
    const generation = await findGeneration(ids.generationId);
    if (!generation) throw notFound("That project doesn't exist any more.");
    const { name: projectName, ownerId } = project;
    const visitor = visitorOf(project);
    const of = { generation, projectName, ownerId, visitor, input, unattached, history, model };
    return new GenerationRun({ ...of, baseline, before, checks, lease, recovery, undo });
  } catch (error) {
    await lease.release();
    throw isUniqueViolation(error) ? tooClose() : error;
  }
}

/** @returns the tree that can be gone back to and its checkpoint, where the answer may change anything */
async function store(
  { project, input, requestHash, model }: StartRequest,
  ids: ExchangeIds,
): Promise<{ baseline: Manifest; before: string | null }> {
  const { generationId: id, ...exchange } = ids;
  const messages = await exchangeStatements(project.id, input, ids);
  const statements = () => [
    db.generation.create({
      data: {
        id,
        projectId: project.id,
        runningFor: project.id,
        requestHash,
        mode: input.mode,
        ...exchange,
        engine: model.id,
        engineLabel: model.label,
      },
      select: { id: true },
    }),
    ...messages(),
  ];
  if (input.mode !== "develop") {
    await db.$transaction(statements());
    return { baseline: [], before: null };
  }
  const before = { kind: "before", label: `Before “${input.content.trim()}”` } as const;
  const occasion = { ...before, messageId: ids.userMessageId };
  await keepHandEdits(project.id);
  const tree = await readWorkingManifest(project.id);
  const made = await createCheckpointWith(project.id, tree, occasion, statements);
  return { baseline: made.manifest, before: made.id };
}

/** A trial's conversation is its browser's. */
function historyOf(project: Project, input: SendInput): Promise<HistoryTurn[]> {
  if (project.ownerId) return readHistory(project.id);
  return withKnownOutcomes(project.id, input.conversationHistory ?? []);
}

function tooClose(): AppError {
  return new AppError(
    409,
    "Another message was sent to this project at the same moment. Yours was not stored; send it again.",
    { code: "conflict" },
  );
}
