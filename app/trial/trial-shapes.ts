import { FILE_ACTIONS } from "~/conversation/answer";
import { readStatus } from "~/conversation/former-status";
import type { ConversationMessage, FileChange } from "~/conversation/message-schema";
import { readParts } from "~/conversation/read-answer-parts";
import { isFields } from "~/platform/json-members";
import type { BinaryFile } from "~/projects/files";
import { isTrialId } from "~/projects/project-rules";

/** A project that lives in this browser. */
export interface TrialProject {
  /** `trial_` and a timestamp or 21 random characters. */
  id: string;
  name: string;
  description: string | null;
  /** `"react"` from the site, `"blank"` from the installable app. */
  template: string;
  /** ISO 8601. */
  createdAt: string;
  isTrial: true;
  /** Under which it is kept in the list. */
  label?: string | undefined;
  /** Since when it is kept apart from the list (ISO 8601). */
  archivedAt?: string | undefined;
  /** Since when it waits to be restored, or to go for good (ISO 8601). */
  deletedAt?: string | undefined;
  /** When its files changed last (ISO 8601); absent in what was stored before that was noted. */
  changedAt?: string | undefined;
  /** What its name was made from; absent once somebody has chosen it. */
  namedFrom?: "wish" | "title" | undefined;
}

/** A file of a trial. The id stays the same when the file is renamed. */
export interface TrialFile {
  id: string;
  projectId: string;
  path: string;
  content: string;
  language: string;
  /** There for a file that is no text, whose `content` is empty; its bytes are in a database (trial-bytes.ts). */
  binary?: BinaryFile;
}

/** What is kept of a running answer, so that a reload can go on with it. */
export interface StreamState {
  projectId: string;
  requestPayload: unknown;
  streamedContent: string;
  userMessage: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  lastEventId?: string | null;
}

/** What a stored document gave, and how many of its entries could not be understood. */
export interface Parsed<T> {
  value: T;
  rejected: number;
}

/** `[project, …]` → by id. Null when it is not a list at all. */
export function parseProjects(json: unknown): Parsed<Map<string, TrialProject>> | null {
  if (!Array.isArray(json)) return null;
  const value = new Map<string, TrialProject>();
  let rejected = 0;
  for (const item of json) {
    const project = toProject(item);
    if (project) value.set(project.id, project);
    else rejected += 1;
  }
  return { value, rejected };
}

/** `{projectId: [file, …]}` */
export function parseFiles(json: unknown): Parsed<Map<string, readonly TrialFile[]>> | null {
  return parseLists(json, toFile);
}

/** `{projectId: [message, …]}` */
export function parseMessages(
  json: unknown,
): Parsed<Map<string, readonly ConversationMessage[]>> | null {
  return parseLists(json, toMessage);
}

/** `{projectId: slug}` */
export function parseNames(json: unknown): Parsed<Map<string, string>> | null {
  return parseMap(json, (name) => (typeof name === "string" && name !== "" ? name : null));
}

/** The one note of the one running answer; members beyond the known ones are kept. */
export function parseStreamState(json: unknown): Parsed<StreamState | null> | null {
  if (json === null) return { value: null, rejected: 0 };
  if (!isFields(json)) return null;
  const { projectId, streamedContent, userMessage, savedAt } = json;
  const usable =
    typeof projectId === "string" &&
    typeof streamedContent === "string" &&
    typeof userMessage === "string" &&
    typeof savedAt === "number";
  return usable ? { value: json as unknown as StreamState, rejected: 0 } : null;
}

function parseLists<T>(
  json: unknown,
  read: (item: unknown, projectId: string, index: number) => T | null,
): Parsed<Map<string, readonly T[]>> | null {
  let rejected = 0;
  const parsed = parseMap(json, (list, projectId) => {
    if (!Array.isArray(list)) return null;
    const items = list.map((item, index) => read(item, projectId, index));
    const good = items.filter((item): item is Awaited<T> & T => item !== null);
    rejected += items.length - good.length;
    return good as readonly T[];
  });
  return parsed && { value: parsed.value, rejected: parsed.rejected + rejected };
}

/** Maps, not objects: a key such as `__proto__` is then a key like any other, and refused as an id. */
export function parseMap<T>(
  json: unknown,
  read: (value: unknown, projectId: string) => T | null,
): Parsed<Map<string, T>> | null {
  if (!isFields(json)) return null;
  const value = new Map<string, T>();
  let rejected = 0;
  for (const [projectId, entry] of Object.entries(json)) {
    const item = isTrialId(projectId) ? read(entry, projectId) : null;
    if (item === null) rejected += 1;
    else value.set(projectId, item);
  }
  return { value, rejected };
}

function toProject(item: unknown): TrialProject | null {
  if (!isFields(item)) return null;
  const { id, name, description, template, createdAt } = item;
  if (typeof id !== "string" || !isTrialId(id) || typeof name !== "string") return null;
  const { label, archivedAt, deletedAt, changedAt, namedFrom } = item;
  return {
    id,
    name,
    description: typeof description === "string" ? description : null,
    template: typeof template === "string" ? template : "react",
    createdAt: isDate(createdAt) ? createdAt : new Date(0).toISOString(),
    isTrial: true,
    ...(typeof label === "string" && label !== "" ? { label } : {}),
    ...(isDate(archivedAt) ? { archivedAt } : {}),
    ...(isDate(deletedAt) ? { deletedAt } : {}),
    ...(isDate(changedAt) ? { changedAt } : {}),
    ...(namedFrom === "wish" || namedFrom === "title" ? { namedFrom } : {}),
  };
}

function toFile(item: unknown, projectId: string, index: number): TrialFile | null {
  if (!isFields(item)) return null;
  const { id, path, content, language, binary } = item;
  if (typeof path !== "string" || path === "" || typeof content !== "string") return null;
  return {
    id: typeof id === "string" && id !== "" ? id : `file_${index}`,
    projectId,
    path,
    content,
    language: typeof language === "string" ? language : "plaintext",
    ...(isBinary(binary) ? { binary: { hash: binary.hash, size: binary.size } } : {}),
  };
}

function isBinary(value: unknown): value is BinaryFile {
  if (!isFields(value)) return false;
  return typeof value.hash === "string" && typeof value.size === "number";
}

function toMessage(item: unknown, _projectId: string, index: number): ConversationMessage | null {
  if (!isFields(item)) return null;
  const { id, role, content, mode, status, createdAt, changes, problem } = item;
  if ((role !== "user" && role !== "assistant") || typeof content !== "string") return null;
  return {
    id: typeof id === "string" && id !== "" ? id : `message_${index}`,
    role,
    content,
    mode: mode === "discuss" ? "discuss" : "develop",
    status: status === undefined ? "finished" : readStatus(status),
    createdAt: isDate(createdAt) ? createdAt : new Date(0).toISOString(),
    changes: Array.isArray(changes) ? changes.flatMap(toChange) : [],
    ...(typeof problem === "string" ? { problem } : {}),
    ...readParts(item),
  };
}

function toChange(item: unknown): FileChange[] {
  if (!isFields(item)) return [];
  const { path, action, error } = item;
  if (typeof path !== "string" || typeof action !== "string") return [];
  const known = FILE_ACTIONS.find((one) => one === action) ?? "updated";
  return [{ path, action: known, ...(typeof error === "string" ? { error } : {}) }];
}

function isDate(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}
