import type { AnswerMode } from "~/conversation/answer";
import { cutoffOf, type UndoRequest } from "~/conversation/undo-request";
import { db } from "~/platform/db.server";
import {
  CHECKPOINT_FIELDS,
  type Checkpoint,
  readManifest,
} from "~/projects/create-checkpoint.server";
import { languageOf } from "~/projects/files";
import { compareManifests, type Manifest } from "~/projects/manifest";
import { restoreTo } from "~/projects/restore-checkpoint.server";
import { readBlobs } from "~/projects/tree.server";
import { readUndoPath } from "~/projects/undo-path";
import type { GenerationEvent } from "../events/event-schema";
import type { Model } from "../models/model";

/** Versions that are looked back through. */
const LOOKED_THROUGH = 500;

/** Who answers where a message only asks for an earlier version: the product, without a model. */
export const HISTORY_ENGINE: Model = {
  id: "history",
  label: "Version history (no model)",
  kind: "starter",
  profile: "strong",
  contextTokens: 1_000_000,
  stream: () => {
    throw new Error("The history is no model: nobody asks it for words.");
  },
};

interface UndoAnswerRequest {
  /** Its message is what the restore is noted with. */
  generation: { projectId: string; assistantMessageId: string };
  undo: UndoRequest | null;
  /** The time zone is an IANA name. */
  input: { mode: AnswerMode; timeZone?: string | undefined };
}

type Append = (event: GenerationEvent) => void;

/**
 * Answers a message that only asks for the files as they were: goes back, says to which version, and offers to show
 * what changed and to redo it. Where it is only talked about, it says what it would do.
 */
export async function answerUndo(request: UndoAnswerRequest, append: Append): Promise<void> {
  const { generation, undo, input } = request;
  const { projectId, assistantMessageId: messageId } = generation;
  if (!undo) return;
  const points = await listPoints(projectId);
  const found = findTarget(undo, points, input.timeZone);
  if (typeof found === "string") return append({ content: `${found} Nothing was changed.` });
  const { target, words } = found;
  if (input.mode === "discuss") {
    append({ content: `In Develop mode I would ${words}. Nothing was changed.` });
    const send = undo.kind === "redo" ? "redo" : "undo that";
    if (undo.kind === "at") return;
    append({ type: "choices", choices: [{ text: "Do it", send, mode: "develop" }] });
    return;
  }
  const newest = points.at(-1);
  const before = newest ? await readManifest(projectId, newest.treeHash) : [];
  const after = await readManifest(projectId, target.treeHash);
  const made = await restoreTo(projectId, target.id, { messageId });
  append({ content: `${said(words)}.` });
  await tellFiles(projectId, { before, after }, append);
  append({
    type: "choices",
    choices: [
      {
        text: "Show what changed",
        send: "What changed?",
        compare: { from: newest?.id ?? made.id, to: made.id },
      },
      undo.kind === "redo"
        ? { text: "Undo", send: "undo that", mode: "develop" }
        : { text: "Redo", send: "redo", mode: "develop" },
    ],
  });
}

async function listPoints(projectId: string): Promise<Checkpoint[]> {
  const newest = await db.checkpoint.findMany({
    where: { projectId },
    orderBy: { number: "desc" },
    take: LOOKED_THROUGH,
    select: CHECKPOINT_FIELDS,
  });
  return newest.reverse();
}

/** @returns the version to go to and what that is, as it would be said; or why there is none */
function findTarget(
  undo: UndoRequest,
  points: readonly Checkpoint[],
  timeZone: string | undefined,
): { target: Checkpoint; words: string } | string {
  if (undo.kind === "nothing")
    return `${asQuote(undo.asked)} had changed nothing, so there is nothing of it to take back. “Undo that” takes back the last change.`;
  const path = readUndoPath(points);
  if (undo.kind === "undo") {
    if (!path.undo) return "There is no earlier version to go back to.";
    const { target, undone } = path.undo;
    return {
      target,
      words: `take back ${quoted(undone)}: the files are as of ${quoted(target)}, ${timeOf(target, timeZone)}`,
    };
  }
  if (undo.kind === "redo") {
    if (!path.redo)
      return "There is nothing to redo: nothing was taken back since the last change.";
    return { target: path.redo, words: `put back ${quoted(path.redo)}` };
  }
  const cutoff = cutoffOf(undo.moment, new Date(), timeZone);
  const target = points.findLast(({ createdAt }) => createdAt < cutoff);
  const [oldest] = points;
  if (!target) {
    const since = oldest ? ` The oldest is ${quoted(oldest)}, ${timeOf(oldest, timeZone)}.` : "";
    return `There is no version from before that.${since}`;
  }
  if (target.treeHash === points.at(-1)?.treeHash) return "The files are as they were then.";
  return { target, words: `go back to ${quoted(target)}, ${timeOf(target, timeZone)}` };
}

/** "take back …" as it is said once it is done. */
function said(words: string): string {
  return words
    .replace(/^take back/, "I took back")
    .replace(/^put back/, "I put back")
    .replace(/^go back/, "I went back");
}

/** A version's name or label, as Markdown that shows it and no more. */
function quoted({ name, label }: Checkpoint): string {
  return asQuote(name ?? label);
}

/** So much of what somebody asked for tells which request is meant, in characters. */
const QUOTED = 100;

/** The beginning of a text of the person's on one line, as Markdown that shows it and no more. */
function asQuote(text: string): string {
  const line = text
    .slice(0, 4 * QUOTED)
    .replaceAll(/\s+/g, " ")
    .trim();
  const shown = line.length > QUOTED ? `${line.slice(0, QUOTED).trimEnd()}…` : line;
  return `“${shown.replaceAll(/[\\`*_[\]<>#|~&]/g, "\\$&")}”`;
}

function timeOf({ createdAt }: Checkpoint, timeZone = "UTC"): string {
  const shown = new Intl.DateTimeFormat("en-GB", {
    ...{ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
    timeZone,
  }).format(createdAt);
  return timeZone === "UTC" ? `${shown} UTC` : shown;
}

/** Tells readers of each file, so that open pages show it at once. */
async function tellFiles(
  projectId: string,
  { before, after }: { before: Manifest; after: Manifest },
  append: Append,
): Promise<void> {
  const then = new Map(after.map((entry) => [entry[0], entry]));
  for (const { path, action } of compareManifests(before, after)) {
    const [, hash, size = 0, kind] = then.get(path) ?? [];
    if (action === "deleted") append({ type: "file_deleted", file: { path } });
    else if (hash && kind === "binary") {
      append({ type: "file_restored", file: { path, hash, size }, action });
    } else if (hash) {
      const content = (await readBlobs(projectId, new Set([hash]))).get(hash) ?? "";
      append({ type: "file_created", file: { path, content, language: languageOf(path) }, action });
    }
  }
}
