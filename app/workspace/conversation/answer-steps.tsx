import type { AnswerParts, AnswerStep } from "~/conversation/answer-parts";
import { Icon } from "~/ui/icon";

/** Steps whose details are what went wrong. */
const FINDING = /build|preview|types/;

/** What was done for an answer beside writing it, in its order; what there is to tell of each unfolds. */
export function AnswerSteps({ steps }: { steps: readonly AnswerStep[] | undefined }) {
  if (!steps?.length) return null;
  return (
    <ol className="ws-steps" aria-label="Steps">
      {steps.map(({ id, kind, state, text, details }) => {
        const line = (
          <>
            {state === "running" ? (
              <span className="ws-pulse" aria-hidden="true" />
            ) : (
              <Icon name={details?.length && FINDING.test(kind) ? "alert" : "check"} />
            )}
            {text}
          </>
        );
        return (
          <li key={id} className="ws-step">
            {details?.length ? (
              <details>
                <summary>{line}</summary>
                <Lines lines={details} />
              </details>
            ) : (
              <p>{line}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Steps named in one line; more are told by their number. */
const NAMED = 2;

/**
 * What an answer that has ended came to: what is right is one line, which unfolds to the steps; what is left
 * to do stands open.
 */
export function AnswerResult({ steps = [], outcome }: Pick<AnswerParts, "steps" | "outcome">) {
  const isLeft = outcome?.state === "problems";
  const names = [...new Set(steps.map(({ text }) => text))];
  const all = isLeft || names.length > NAMED ? countSteps(steps.length) : names.join(" · ");
  const told = outcome && !isLeft ? outcome.text : all;
  // Steps that say no more than the line above them need no unfolding.
  const isAll = names.every((name) => name === told) && !steps.some(({ details }) => details);
  const line = (
    <>
      {!isLeft && <Icon name={outcome?.state === "unchecked" ? "alert" : "check"} />}
      <span>{told}</span>
    </>
  );
  return (
    <>
      {told !== "" && (
        <div className="ws-result" data-state={outcome?.state}>
          {isAll ? (
            <p>{line}</p>
          ) : (
            <details>
              <summary>{line}</summary>
              <AnswerSteps steps={steps} />
            </details>
          )}
        </div>
      )}
      {outcome && isLeft && (
        <div className="ws-outcome">
          <p>
            <Icon name="alert" /> {outcome.text}
          </p>
          {outcome.problems.length > 0 && <Lines lines={outcome.problems} />}
        </div>
      )}
    </>
  );
}

function countSteps(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 step" : `${count} steps`;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ws-step-details">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
