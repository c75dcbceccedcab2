import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ImportRun, ImportState } from "./use-import";

/** How far an import is, with a way to end it; or why it failed, with a way to try again. */
export function ImportProgress({ run }: { run: ImportRun }) {
  const { state } = run;
  if (!state) return null;
  if (state.phase === "failed") {
    return (
      <div className="notice notice--error import-run" role="alert">
        <Icon name="alert" />
        <div>
          <p className="notice__title">Nothing was imported</p>
          <p>{state.problem}</p>
          <div className="button-row">
            {state.name ? (
              <Button small onClick={run.again}>
                Try again
              </Button>
            ) : null}
            <Button small variant="quiet" onClick={run.cancel}>
              Dismiss
            </Button>
          </div>
        </div>
      </div>
    );
  }
  return (
    <section className="import-run import-run--going" aria-label="Import">
      <p className="import-run__what" aria-live="polite">
        {sentenceOf(state)}
      </p>
      <progress
        max={1}
        aria-label="Progress of the import"
        {...(state.share === null ? {} : { value: state.share })}
      />
      {state.phase === "making" ? null : (
        <Button small onClick={run.cancel}>
          Cancel
        </Button>
      )}
    </section>
  );
}

function sentenceOf({ phase, name, share }: ImportState): string {
  const percent = share === null ? "" : `, ${Math.round(share * 100)} %`;
  switch (phase) {
    case "packing":
      return `Reading the folder ${name}…`;
    case "sending":
      return `Sending ${name}${percent}`;
    case "making":
      return `Making a project of ${name}…`;
    default:
      return `Keeping it in this browser${percent}`;
  }
}
