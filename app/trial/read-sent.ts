import { createHash } from "node:crypto";
import { z } from "zod";
import { type ImportedMessages, importedMessagesSchema } from "~/conversation/imported-messages";
import { AppError } from "~/platform/errors";
import { IN_A_WORKER } from "~/platform/json-bounds";
import { decodeText, parseJson } from "~/platform/parse-json";
import {
  DESCRIPTION_LENGTH,
  isPlainText,
  LABEL_LENGTH,
  NAME_LENGTH,
} from "~/projects/project-rules";
import { checkSent, type SentFile, sentFilesSchema, syncedFilesSchema } from "./sent-files";

// What a browser sends of a trial, read and checked: megabytes of it in a worker (read-in-turn.server.ts).

const syncSchema = z.object({
  files: syncedFilesSchema,
  // Files must not wait for a name that cannot be stored.
  name: z
    .string()
    .trim()
    .max(NAME_LENGTH)
    .transform((name) => (isPlainText(name) ? name : undefined))
    .optional(),
  description: z
    .string()
    .trim()
    .max(DESCRIPTION_LENGTH)
    .transform((text) => (isPlainText(text) ? text : null))
    .nullish(),
});

const moveInSchema = z.object({
  name: z.string().trim().min(1).max(NAME_LENGTH).refine(isPlainText).catch("Trial project"),
  description: z.string().trim().max(DESCRIPTION_LENGTH).refine(isPlainText).nullish().catch(null),
  label: z.string().trim().max(LABEL_LENGTH).refine(isPlainText).nullish().catch(null),
  isArchived: z.boolean().nullish().catch(null),
  namedFrom: z.enum(["wish", "title"]).nullish().catch(null),
  files: sentFilesSchema,
  messages: importedMessagesSchema,
});

/** A sync, checked. */
export interface SentSync {
  files: SentFile[];
  name?: string | undefined;
  description?: string | null | undefined;
}

/** A trial that moves into an account, checked. */
export interface SentMoveIn {
  files: SentFile[];
  messages: ImportedMessages;
  name: string;
  description?: string | null | undefined;
  /** Under which it was kept in the browser's list. */
  label?: string | null | undefined;
  isArchived?: boolean | null | undefined;
  /** What its name was made from; absent once somebody has chosen it. */
  namedFrom?: "wish" | "title" | null | undefined;
  /** Of its files and of what was said. */
  fingerprint: string;
}

/** What was read, or why it was refused: an error of a worker would arrive without its status. */
export type Outcome<T> =
  | { value: T }
  | { refused: { status: number; message: string; code?: string } };

/** Reads and checks the body of a sync: paths, contents and caps of each file. */
export function readSync(body: Uint8Array): Outcome<SentSync> {
  return outcomeOf(() => {
    const sent = parseJson(decodeText(body), syncSchema, IN_A_WORKER);
    return { ...sent, files: checkSent(sent.files) };
  });
}

/** Reads and checks the body of a move into an account. */
export function readMoveIn(body: Uint8Array): Outcome<SentMoveIn> {
  return outcomeOf(() => {
    const sent = parseJson(decodeText(body), moveInSchema, IN_A_WORKER);
    const files = checkSent(sent.files);
    return { ...sent, files, fingerprint: fingerprintOf(files, sent.messages) };
  });
}

/** @throws {AppError} for what was refused */
export function accepted<T>(outcome: Outcome<T>): T {
  if ("value" in outcome) return outcome.value;
  const { status, message, code } = outcome.refused;
  throw new AppError(status, message, code ? { code } : {});
}

function outcomeOf<T>(read: () => T): Outcome<T> {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, message, code } = error;
    return { refused: { status, message, ...(code ? { code } : {}) } };
  }
}

function fingerprintOf(files: readonly SentFile[], messages: ImportedMessages): string {
  const tree = files
    .map(({ path, hash, isBinary }) => `${isBinary ? "binary " : ""}${hash} ${path}`)
    .sort();
  const digest = createHash("sha256").update(JSON.stringify(tree));
  for (const { role, content } of messages) digest.update(JSON.stringify([role, content]));
  return digest.digest("hex").slice(0, 32);
}
