import { isFields, isMaybe, isNumber, isText, isTexts, oneOf, some } from "~/platform/json-members";
import { ANSWER_MODES, OUTCOME_STATES, STEP_KINDS, STEP_STATES } from "./answer";
import type {
  AnswerChoice,
  AnswerFigures,
  AnswerOutcome,
  AnswerParts,
  AnswerStep,
  AnswerUsage,
} from "./answer-parts";

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
  const { text, send, mode, compare } = json;
  if (!isText(text) || !isText(send) || !isMaybe(isMode)(mode)) return null;
  const { from, to } = isFields(compare) ? compare : {};
  const compared = isText(from) && isText(to) ? { from, to } : undefined;
  return { text, send, ...some({ mode, compare: compared }) };
}

/** Reads what an answer took as `answerUsageSchema` does, without zod; null for anything else. */
export function readUsage(json: unknown): AnswerUsage | null {
  if (!isFields(json)) return null;
  const { inputTokens, outputTokens, cachedTokens, seconds, cost } = json;
  if (!isNumber(inputTokens) || !isNumber(outputTokens)) return null;
  if (![cachedTokens, seconds, cost].every(isMaybe(isNumber))) return null;
  return { inputTokens, outputTokens, ...some({ cachedTokens, seconds, cost }) } as AnswerUsage;
}

function readFigures(json: unknown): AnswerFigures | null {
  const usage = readUsage(json);
  return usage && isFields(json) && isText(json.model) ? { ...usage, model: json.model } : null;
}

/** What of a stored message's parts can be understood. */
export function readParts(json: Record<string, unknown>): AnswerParts {
  const { steps, outcome, choices, figures, notices, reasoning, takenBack } = json;
  const known = Array.isArray(steps) ? steps.flatMap((step) => readStep(step) ?? []) : [];
  const offered = Array.isArray(choices) ? choices.flatMap((item) => readChoice(item) ?? []) : [];
  return some({
    choices: offered.length > 0 ? offered : undefined,
    steps: known.length > 0 ? known : undefined,
    outcome: readOutcome(outcome) ?? undefined,
    figures: readFigures(figures) ?? undefined,
    notices: isTexts(notices) && notices.length > 0 ? notices : undefined,
    reasoning: isText(reasoning) ? reasoning : undefined,
    takenBack: takenBack === true ? true : undefined,
  });
}
