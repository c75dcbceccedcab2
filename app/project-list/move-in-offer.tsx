import { useState } from "react";
import { moveIn } from "~/trial/move-in";
import { type TrialProject, trialStore } from "~/trial/trial-store";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toaster";
import { ProjectGrid } from "./project-grid";
import { removeTrial } from "./remove-trial";
import { useDeclinedMoves } from "./use-declined-moves";
import { useTrials } from "./use-trials";

interface Failure {
  name: string;
  reason: string;
}

/**
 * For somebody who has signed in and made projects before: an offer to move them into the account.
 * "Not now" is remembered; the projects stay listed below, with the way to move them.
 */
export function MoveInOffer({ onMoved }: { onMoved(): Promise<void> }) {
  const trials = useTrials();
  const { isDeclined, decline } = useDeclinedMoves();
  const move = useMove(onMoved);
  if (!trials?.length) return null;
  const button = (
    <Button
      variant="primary"
      small
      pending={move.progress !== null}
      onClick={() => void move.start(trials)}
    >
      {move.progress ?? (trials.length === 1 ? "Move it in" : `Move all ${trials.length} in`)}
    </Button>
  );
  const declined = isDeclined(trials);
  return (
    <section className="left-behind" aria-labelledby="left-behind">
      <h2 id="left-behind">Only in this browser</h2>
      {declined ? (
        <p className="muted">
          Made before you signed in, and gone if you clear this browser's data.
        </p>
      ) : (
        <Notice title={`Move ${trials.length === 1 ? "it" : "them"} into your account?`}>
          <p>
            You made {trials.length === 1 ? "this project" : `these ${trials.length} projects`}{" "}
            before you signed in. Files, conversation and published address come along; nothing
            leaves this browser before your account has it.
          </p>
        </Notice>
      )}
      <div className="button-row">
        {button}
        {declined || move.progress !== null ? null : (
          <Button variant="quiet" small onClick={() => decline(trials)}>
            Not now
          </Button>
        )}
      </div>
      <Failures failures={move.failures} />
      <ProjectGrid
        projects={trials}
        label="Projects in this browser"
        onDelete={removeTrial}
        level={3}
      />
    </section>
  );
}

function Failures({ failures }: { failures: readonly Failure[] }) {
  if (failures.length === 0) return null;
  return (
    <Notice kind="warning" title="Still only in this browser">
      <ul>
        {failures.map(({ name, reason }) => (
          <li key={`${name} ${reason}`}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Moves one after the other, so that a slow line carries one at a time. */
function useMove(onMoved: () => Promise<void>) {
  const [progress, setProgress] = useState<string | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);
  const start = async (trials: readonly TrialProject[]) => {
    if (progress !== null) return;
    const failed: Failure[] = [];
    setFailures([]);
    for (const [index, trial] of trials.entries()) {
      setProgress(`Moving ${index + 1} of ${trials.length}…`);
      const outcome = await moveIn(trialStore, trial, (input, init) => fetch(input, init));
      if (outcome.kind === "kept") failed.push({ name: trial.name, reason: outcome.reason });
    }
    setFailures(failed);
    const moved = trials.length - failed.length;
    if (moved > 0) {
      showToast({
        title: moved === 1 ? "Project moved" : `${moved} projects moved`,
        description: `${moved === 1 ? "It is" : "They are"} in your account now.`,
      });
      await onMoved();
    }
    setProgress(null);
  };
  return { progress, failures, start };
}
