import { z } from "zod";
import { ANSWER_MODES, ANSWER_STATUSES, FILE_ACTIONS } from "./answer";
import { answerPartsSchema } from "./answer-parts";

/** What became of one path in one answer. */
export const fileChangeSchema = z.object({
  path: z.string(),
  action: z.enum(FILE_ACTIONS),
  /** Why it was not changed; beside another action, why a later try at it failed. */
  error: z.string().optional(),
});
export type FileChange = z.output<typeof fileChangeSchema>;

/** A file that a person sent along with a message. `size` is in bytes. */
export const attachmentSchema = z.object({
  type: z.enum(["image", "other"]),
  url: z.string().max(2_000),
  name: z.string().max(300),
  size: z.number().int().nonnegative(),
  /** Deleted since: there is nothing to open. */
  isGone: z.boolean().optional(),
});
export type Attachment = z.output<typeof attachmentSchema>;

/** A message as a conversation shows it, whether the server keeps it or a trial's browser. */
export const conversationMessageSchema = answerPartsSchema.extend({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  mode: z.enum(ANSWER_MODES),
  /** A person's own message is `finished`. */
  status: z.enum(ANSWER_STATUSES),
  /** ISO 8601. */
  createdAt: z.string(),
  changes: z.array(fileChangeSchema),
  /** What the person sent along. */
  attachments: z.array(attachmentSchema).optional(),
  /** Why the answer did not finish, and what to do about it. */
  problem: z.string().optional(),
});
export type ConversationMessage = z.output<typeof conversationMessageSchema>;

/** A message as the API sends it. */
export const messageJsonSchema = conversationMessageSchema.extend({
  attachments: z.array(attachmentSchema),
  /** The answer that it asked for or is; null when the server does not know it. */
  generationId: z.string().nullable(),
});
export type MessageJson = z.output<typeof messageJsonSchema>;
