import type { Problem } from "../checks/answer-checks";
import type { AnswerRequest } from "./answer.server";
import { countOf, type Found } from "./check-steps.server";
import { keepOpenProblems } from "./open-problems.server";

/** What is wrong at a point of an answer. */
export interface Standing extends Found {
  /** All of it, blocks that could not be applied among it. */
  all: Problem[];
  /** Those blocks alone. */
  held: Problem[];
}

/** Who stops a check or a fix keeps what is wrong: they are told, and so is the next request. */
export async function tellStopped(
  request: AnswerRequest,
  now: Standing | null,
  wasLooked: boolean,
  isFixUnchecked: boolean,
) {
  if (now) {
    const before = isFixUnchecked ? "a fix that was not checked" : "it was stopped";
    return tellOutcome(
      request,
      now,
      wasLooked,
      `${countOf(now.all.length)} found before ${before}`,
    );
  }
  if (!wasLooked) return;
  const text = "Was not checked: it was stopped before that ended.";
  request.append({ type: "outcome", outcome: { state: "unchecked", text, problems: [] } });
}

/** Says plainly how the answer ends. */
export async function tellOutcome(
  request: AnswerRequest,
  now: Standing,
  wasLooked: boolean,
  left = `${countOf(now.all.length)} ${now.all.length === 1 ? "is" : "are"} left`,
) {
  const { append, projectId, before } = request;
  const problems = now.all.map(({ text }) => text);
  if (wasLooked && (now.unchecked === null || now.build.length + now.other.length > 0)) {
    await keepOpenProblems(projectId, [...now.build, ...now.other]);
  }
  if (problems.length > 0) {
    // Where nothing was changed there is nothing to go back to.
    const back = before && wasLooked ? { before } : {};
    return append({
      type: "outcome",
      outcome: { state: "problems", text: left, problems, ...back },
    });
  }
  if (!wasLooked) return;
  append({ type: "outcome", outcome: { ...outcomeOf(now), problems: [] } });
}

/**
 * Built, and no page of it told how it fares: what fails when it runs nobody saw. It is read again later, when the
 * app has long been opened, so it speaks of the check alone.
 */
const BUILT = "Built without problems; not open while it was checked";

/** What is known where nothing was found: that it runs, only where a page of it was open and told so. */
function outcomeOf({ isBuilt, isSeen, unchecked }: Standing) {
  if (unchecked === null)
    return isSeen
      ? ({ state: "good", text: "Built and opened without problems" } as const)
      : ({ state: "built", text: BUILT } as const);
  if (!isBuilt) return { state: "unchecked", text: `Was not checked: ${unchecked}` } as const;
  if (isSeen === false) return { state: "unchecked", text: `${BUILT}, and ${unchecked}` } as const;
  const built = isSeen ? "Built and opened without problems" : "Built without problems";
  return { state: "unchecked", text: `${built}, but ${unchecked}` } as const;
}
