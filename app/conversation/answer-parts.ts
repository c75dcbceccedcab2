import { z } from "zod";
import { ANSWER_MODES, OUTCOME_STATES, STEP_KINDS, STEP_STATES } from "./answer";

/** Something that is done for an answer beside writing, e.g. building what it wrote. */
export const answerStepSchema = z.object({
  /** The same id, told again, is the same step further on. */
  id: z.string(),
  kind: z.enum(STEP_KINDS),
  state: z.enum(STEP_STATES),
  /** One line, e.g. "Building". */
  text: z.string(),
  /** What is shown when the step is unfolded, a line each. */
  details: z.array(z.string()).optional(),
});
export type AnswerStep = z.output<typeof answerStepSchema>;

/** What is known at the end of an answer about what it made. */
export const answerOutcomeSchema = z.object({
  state: z.enum(OUTCOME_STATES),
  /** As a person is told, e.g. "2 problems are left". */
  text: z.string(),
  /** What is left, a line each. */
  problems: z.array(z.string()),
  /** The checkpoint before the answer, where going back to it is offered. */
  before: z.string().optional(),
});
export type AnswerOutcome = z.output<typeof answerOutcomeSchema>;

/** A button below an answer, which sends a message as if the person had written it. */
export const answerChoiceSchema = z.object({
  /** What stands on the button. */
  text: z.string(),
  /** The message. */
  send: z.string(),
  /** The mode it is sent in; without one it stays that of the conversation. */
  mode: z.enum(ANSWER_MODES).optional(),
  /** Instead of sending anything, two versions are shown side by side: ids of checkpoints. */
  compare: z.object({ from: z.string(), to: z.string() }).optional(),
});
export type AnswerChoice = z.output<typeof answerChoiceSchema>;

/** What an answer took: tokens as the provider counted them, over all calls. */
export const answerUsageSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Of the tokens in, those that the provider had cached. */
  cachedTokens: z.number().optional(),
  /** From its beginning to its end. */
  seconds: z.number().optional(),
  /** In US dollars, where prices are known. */
  cost: z.number().optional(),
});
export type AnswerUsage = z.output<typeof answerUsageSchema>;

/** What an answer took, and whose it is. */
export const answerFiguresSchema = answerUsageSchema.extend({
  /** The model as people see it. */
  model: z.string(),
});
export type AnswerFigures = z.output<typeof answerFiguresSchema>;

/** What an answer tells beside its prose and its files, as it is stored with its message. */
export const answerPartsSchema = z.object({
  steps: z.array(answerStepSchema).optional(),
  outcome: answerOutcomeSchema.optional(),
  choices: z.array(answerChoiceSchema).optional(),
  figures: answerFiguresSchema.optional(),
  /** What a person was told of it beside, a sentence each. */
  notices: z.array(z.string()).optional(),
  /** The beginning of what the model thought. */
  reasoning: z.string().optional(),
  /** The files are as they were before it: what it offers is about files that are gone. */
  takenBack: z.boolean().optional(),
});
export type AnswerParts = z.output<typeof answerPartsSchema>;
