import { z } from "zod";
import { ANSWER_MODES, ANSWER_STATUSES } from "~/conversation/answer";
import {
  type AnswerUsage,
  answerChoiceSchema,
  answerOutcomeSchema,
  answerStepSchema,
  answerUsageSchema,
} from "~/conversation/answer-parts";
import { fileChangeSchema } from "~/conversation/message-schema";

/**
 * The events of an answer, in the one shape that they have everywhere: the pipeline makes them, the
 * log stores them, the stream sends them after `data:`, and the browser folds them. `{content}` and
 * `{error}` have no type because the public contract has none (docs/architecture.md, "Chat stream").
 * Members that are not known are dropped, so that an older reader takes a newer event.
 */

const untyped = { type: z.undefined().optional() };
const file = z.object({ path: z.string() });

/** The next piece of prose. */
const proseSchema = z.object({ content: z.string(), ...untyped });

/** What went wrong with the answer; it may go on all the same. */
const problemSchema = z.object({
  error: z.string(),
  code: z.string().optional(),
  retryable: z.boolean().optional(),
  ...untyped,
});

const typedSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("generation"),
    generation: z.object({
      id: z.string(),
      status: z.enum(ANSWER_STATUSES),
      mode: z.enum(ANSWER_MODES),
      engine: z.string(),
      engineLabel: z.string(),
      userMessageId: z.string(),
      assistantMessageId: z.string(),
    }),
  }),
  z.object({
    type: z.literal("file_started"),
    file: file.extend({ action: z.enum(["write", "edit", "delete"]) }),
  }),
  z.object({ type: z.literal("file_delta"), file, text: z.string() }),
  z.object({
    type: z.literal("file_created"),
    file: file.extend({ content: z.string(), language: z.string() }),
    action: z.enum(["created", "updated"]),
  }),
  // A file that is no text is as it was in an earlier version; its bytes are had by their hash.
  z.object({
    type: z.literal("file_restored"),
    file: file.extend({ hash: z.string(), size: z.number() }),
    action: z.enum(["created", "updated"]),
  }),
  z.object({ type: z.literal("file_deleted"), file }),
  z.object({ type: z.literal("file_error"), file, error: z.string() }),
  z.object({ type: z.literal("notice"), text: z.string() }),
  z.object({ type: z.literal("step"), step: answerStepSchema }),
  z.object({ type: z.literal("outcome"), outcome: answerOutcomeSchema }),
  // The next piece of what the model thinks before it answers; no part of the prose.
  z.object({ type: z.literal("reasoning"), text: z.string() }),
  z.object({ type: z.literal("choices"), choices: z.array(answerChoiceSchema) }),
  z.object({
    type: z.literal("checkpoint"),
    checkpoint: z.object({ id: z.string(), label: z.string(), createdAt: z.string() }),
  }),
  z.object({
    type: z.literal("done"),
    status: z.enum(ANSWER_STATUSES),
    changes: z.array(fileChangeSchema),
    usage: answerUsageSchema.optional(),
  }),
]);

export const generationEventSchema = z.union([proseSchema, problemSchema, typedSchema]);

export type GenerationEvent = z.output<typeof generationEventSchema>;
export type ProseEvent = z.output<typeof proseSchema>;
export type ProblemEvent = z.output<typeof problemSchema>;
export type TypedEvent = z.output<typeof typedSchema>;
export type Usage = AnswerUsage;
