import { isFields, isMaybe, isText, isTexts, oneOf, some } from "~/platform/json-members";
import { ANSWER_MODES, OUTCOME_STATES, STEP_KINDS, STEP_STATES } from "./answer";
import type { AnswerChoice, AnswerOutcome, AnswerParts, AnswerStep } from "./answer-parts";

const isStepKind = oneOf(STEP_KINDS);
const isStepState = oneOf(STEP_STATES);
const isOutcomeState = oneOf(OUTCOME_STATES);
const isMode = oneOf(ANSWER_MODES);

/** Reads a step as `answerStepSchema` does, without zod; null for anything else. */
export function readStep(json: unknown): AnswerStep | null {
  if (!isFields(json)) return null;
  const { id, kind, state, text, details } = json;
  if (!isText(id) || !isStepKind(kind) || !isStepState(state) || !isText(text)) return null;
  if (!isMaybe(isTexts)(details)) return null;
  return { id, kind, state, text, ...some({ details }) };
}

/** Reads an outcome as `answerOutcomeSchema` does, without zod; null for anything else. */
export function readOutcome(json: unknown): AnswerOutcome | null {
  if (!isFields(json)) return null;
  const { state, text, problems, before } = json;
  if (!isOutcomeState(state) || !isText(text) || !isTexts(problems)) return null;
  if (!isMaybe(isText)(before)) return null;
  return { state, text, problems, ...some({ before }) };
}

/** Reads a button as `answerChoiceSchema` does, without zod; null for anything else. */
export function readChoice(json: unknown): AnswerChoice | null {
  if (!isFields(json)) return null;
  const { text, send, mode } = json;
  if (!isText(text) || !isText(send) || !isMaybe(isMode)(mode)) return null;
  return { text, send, ...some({ mode }) };
}

/** What of a stored message's parts can be understood. */
export function readParts({ steps, outcome, choices }: Record<string, unknown>): AnswerParts {
  const known = Array.isArray(steps) ? steps.flatMap((step) => readStep(step) ?? []) : [];
  const offered = Array.isArray(choices) ? choices.flatMap((item) => readChoice(item) ?? []) : [];
  return some({
    choices: offered.length > 0 ? offered : undefined,
    steps: known.length > 0 ? known : undefined,
    outcome: readOutcome(outcome) ?? undefined,
  });
}
