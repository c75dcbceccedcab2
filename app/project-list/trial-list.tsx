import type { ReactNode } from "react";
import { loginPath, projectsPath } from "~/platform/urls";
import { type TrialProject, trialStore } from "~/trial/trial-store";
import { Button } from "~/ui/button";
import { BulkBar, SelectBox } from "./bulk-bar";
import { CardMenu } from "./card-menu";
import { NothingFits } from "./nothing-fits";
import type { CardLook, ListedProject } from "./project-card";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid, ProjectPlaceholders } from "./project-grid";
import type { ProjectState } from "./project-state";
import { removeTrial } from "./remove-trial";
import { SignInPrompt } from "./sign-in-prompt";
import { actOnTrials } from "./trial-acts";
import { useTrialControls } from "./trial-controls";
import { useTrials } from "./use-trials";

interface TrialListProps {
  onCreate(): void;
  /** Where signing in leads back to. */
  returnTo?: string;
  look?: CardLook;
  /** What is said below the list once it is known; how to keep it for good when absent. */
  children?: ReactNode;
}

/** A visitor's projects: they live in the browser, so nothing is known before it is hydrated. */
export function TrialList({
  onCreate,
  returnTo = projectsPath,
  look,
  children = <SignInPrompt />,
}: TrialListProps) {
  const trials = useTrials();
  const { shown, controls, view, isNarrowed, showAll } = useTrialControls(trials);
  const act = (form: FormData) => void actOnTrials(form);
  return (
    <>
      <NoScriptNotice returnTo={returnTo} />
      {trials === null ? (
        <ProjectPlaceholders />
      ) : trials.length === 0 ? (
        <ProjectEmpty onCreate={onCreate} />
      ) : (
        <>
          {controls}
          {shown.length === 0 ? (
            <NothingShown isNarrowed={isNarrowed} view={view} onShowAll={showAll} />
          ) : null}
          <ProjectGrid
            projects={shown.map(toListed)}
            label="Projects"
            onDelete={removeTrial}
            partsOf={(project) => (
              <>
                {look ? null : <SelectBox id={project.id} name={project.name} />}
                <CardMenu project={project} onAct={act} />
              </>
            )}
            {...(look ? { look } : {})}
          />
          {look ? null : <BulkBar isArchived={view === "archived"} onAct={act} />}
        </>
      )}
      {trials !== null ? children : null}
    </>
  );
}

function toListed(trial: TrialProject): ListedProject {
  const { id, name, description, createdAt, label, archivedAt } = trial;
  const states: ProjectState[] = trialStore.publishedSlug(id) ? ["published"] : [];
  const shown = { id, name, description, createdAt, states };
  return { ...shown, label: label ?? null, isArchived: archivedAt !== undefined };
}

interface NothingShownProps {
  isNarrowed: boolean;
  view: "current" | "archived";
  onShowAll(): void;
}

/** Says why the list is empty although there are projects. */
function NothingShown({ isNarrowed, view, onShowAll }: NothingShownProps) {
  if (view === "current" && !isNarrowed) {
    return <p className="muted">All projects are archived. You find them under “Archived”.</p>;
  }
  return (
    <NothingFits isNarrowed={isNarrowed}>
      <Button onClick={onShowAll}>{isNarrowed ? "Show all" : "Back to the list"}</Button>
    </NothingFits>
  );
}

/** What a visitor without JavaScript can do instead. */
export function NoScriptNotice({ returnTo }: { returnTo: string }) {
  return (
    <noscript>
      <p className="notice">
        <span>
          Without an account, projects live in your browser, and that needs JavaScript.{" "}
          <a href={`${loginPath}?returnTo=${encodeURIComponent(returnTo)}`}>Sign in</a> to build
          without it.
        </span>
      </p>
    </noscript>
  );
}
