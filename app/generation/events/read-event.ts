import { ANSWER_MODES, ANSWER_STATUSES, FILE_ACTIONS } from "~/conversation/answer";
import type { FileChange } from "~/conversation/message-schema";
import { readChoice, readOutcome, readStep, readUsage } from "~/conversation/read-answer-parts";
import { type Fields, isFields, isMaybe, isText, oneOf, some } from "~/platform/json-members";
import type { GenerationEvent } from "./event-schema";

/**
 * Reads one event as `generationEventSchema` does, without bringing zod (13 kB of the workspace's
 * budget) into the browser. `read-event.test.ts` holds the two to the same answers.
 *
 * @returns null for anything else, so that an event of a newer server is left out and not fatal
 */
export function readEvent(json: unknown): GenerationEvent | null {
  if (!isFields(json)) return null;
  if (json.type === undefined) return readUntyped(json);
  const read = typeof json.type === "string" && Object.hasOwn(TYPED, json.type) && TYPED[json.type];
  return read ? read(json) : null;
}

type Read = (json: Fields) => GenerationEvent | null;

function readUntyped({ content, error, code, retryable }: Fields): GenerationEvent | null {
  if (isText(content)) return { content };
  if (!isText(error) || !isMaybe(isText)(code) || !isMaybe(isFlag)(retryable)) return null;
  return { error, ...some({ code, retryable }) };
}

const TYPED: Record<string, Read> = {
  generation({ generation: json }) {
    if (!isFields(json)) return null;
    const { id, status, mode, engine, engineLabel, userMessageId, assistantMessageId } = json;
    if (!isText(id) || !isStatus(status) || !isMode(mode)) return null;
    if (!isText(engine) || !isText(engineLabel)) return null;
    if (!isText(userMessageId) || !isText(assistantMessageId)) return null;
    const engineOf = { engine, engineLabel };
    const generation = { id, status, mode, ...engineOf, userMessageId, assistantMessageId };
    return { type: "generation", generation };
  },
  file_started({ file }) {
    if (!hasPath(file) || !isBlockAction(file.action)) return null;
    return { type: "file_started", file: { path: file.path, action: file.action } };
  },
  file_delta({ file, text }) {
    if (!hasPath(file) || !isText(text)) return null;
    return { type: "file_delta", file: { path: file.path }, text };
  },
  file_created({ file, action }) {
    if (!hasPath(file) || !isText(file.content) || !isText(file.language)) return null;
    if (action !== "created" && action !== "updated") return null;
    const { path, content, language } = file;
    return { type: "file_created", file: { path, content, language }, action };
  },
  file_restored({ file, action }) {
    if (!hasPath(file) || (action !== "created" && action !== "updated")) return null;
    const { path, hash, size } = file;
    if (!isText(hash) || typeof size !== "number") return null;
    return { type: "file_restored", file: { path, hash, size }, action };
  },
  file_deleted({ file }) {
    return hasPath(file) ? { type: "file_deleted", file: { path: file.path } } : null;
  },
  file_error({ file, error }) {
    if (!hasPath(file) || !isText(error)) return null;
    return { type: "file_error", file: { path: file.path }, error };
  },
  notice({ text }) {
    return isText(text) ? { type: "notice", text } : null;
  },
  step({ step: json }) {
    const step = readStep(json);
    return step && { type: "step", step };
  },
  outcome({ outcome: json }) {
    const outcome = readOutcome(json);
    return outcome && { type: "outcome", outcome };
  },
  reasoning({ text }) {
    return isText(text) ? { type: "reasoning", text } : null;
  },
  choices({ choices: json }) {
    const choices = Array.isArray(json) ? json.map(readChoice) : [null];
    return choices.every((choice) => choice !== null) ? { type: "choices", choices } : null;
  },
  checkpoint({ checkpoint }) {
    if (!isFields(checkpoint)) return null;
    const { id, label, createdAt } = checkpoint;
    if (!isText(id) || !isText(label) || !isText(createdAt)) return null;
    return { type: "checkpoint", checkpoint: { id, label, createdAt } };
  },
  done({ status, changes, usage }) {
    if (!isStatus(status) || !Array.isArray(changes)) return null;
    const counted = usage === undefined ? undefined : readUsage(usage);
    if (counted === null) return null;
    const read = changes.map(readChange);
    if (!read.every((change) => change !== null)) return null;
    return { type: "done", status, changes: read, ...some({ usage: counted }) };
  },
};

/** What became of one path, read from JSON; null for anything else. */
export function readChange(json: unknown): FileChange | null {
  if (!hasPath(json) || !isAction(json.action) || !isMaybe(isText)(json.error)) return null;
  return { path: json.path, action: json.action, ...some({ error: json.error }) };
}

const isFlag = (value: unknown) => typeof value === "boolean";
const hasPath = (value: unknown): value is Fields & { path: string } =>
  isFields(value) && isText(value.path);
const isStatus = oneOf(ANSWER_STATUSES);
const isMode = oneOf(ANSWER_MODES);
const isAction = oneOf(FILE_ACTIONS);
const isBlockAction = oneOf(["write", "edit", "delete"]);
