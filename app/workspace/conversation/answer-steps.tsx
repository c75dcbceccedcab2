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

/** What is known of what an answer made, and what is left to do. */
export function AnswerOutcomeNote({ outcome }: { outcome: AnswerParts["outcome"] }) {
  if (!outcome) return null;
  const { state, text, problems } = outcome;
  return (
    <div className="ws-outcome" data-state={state}>
      <p>
        <Icon name={state === "good" ? "check" : "alert"} /> {text}
      </p>
      {problems.length > 0 && <Lines lines={problems} />}
    </div>
  );
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
