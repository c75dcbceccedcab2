import { type ReactNode, useEffect } from "react";
import { loginPath, projectsPath } from "~/platform/urls";
import { DELETED_DAYS } from "~/projects/project-rules";
import { type TrialProject, trialStore } from "~/trial/trial-store";
import { Button } from "~/ui/button";
import { BulkBar, SelectBox } from "./bulk-bar";
import { CardMenu } from "./card-menu";
import { DeletedList } from "./deleted-list";
import { NothingFits } from "./nothing-fits";
import type { CardLook, ListedProject } from "./project-card";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid, ProjectPlaceholders } from "./project-grid";
import type { ProjectState } from "./project-state";
import { removeTrial } from "./remove-trial";
import { SignInPrompt } from "./sign-in-prompt";
import { actOnTrials } from "./trial-acts";
import { useTrialControls } from "./trial-controls";
import { useKeptFocus } from "./use-kept-focus";
import { useDeletedTrials, useTrials } from "./use-trials";

/** How long what was deleted can be restored, in milliseconds. */
const DELETED_MS = DELETED_DAYS * 24 * 60 * 60 * 1000;

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
  const around = useKeptFocus();
  const trials = useTrials();
  const deleted = useDeletedTrials();
  const { shown, controls, view, sort, isNarrowed, showAll } = useTrialControls(
    trials,
    deleted.length,
  );
  useEffect(() => trialStore.sweepDeleted(DELETED_MS), []);
  const act = (form: FormData) => void actOnTrials(form);
  return (
    <div ref={around} className="project-list">
      <NoScriptNotice returnTo={returnTo} />
      {trials === null ? (
        <ProjectPlaceholders />
      ) : trials.length === 0 && view !== "deleted" ? (
        <>
          {deleted.length > 0 ? controls : null}
          <ProjectEmpty onCreate={onCreate} />
        </>
      ) : view === "deleted" ? (
        <>
          {controls}
          <DeletedList projects={deleted.map(toDeleted)} onAct={act} />
        </>
      ) : (
        <>
          {controls}
          {shown.length === 0 ? (
            <NothingShown isNarrowed={isNarrowed} view={view} onShowAll={showAll} />
          ) : null}
          <ProjectGrid
            projects={shown.map(toListed)}
            label="Projects"
            now={sort === "changed" ? new Date().toISOString() : undefined}
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
    </div>
  );
}

function toDeleted({ id, name, deletedAt = "" }: TrialProject) {
  const goesAt = new Date(Date.parse(deletedAt) + DELETED_MS).toISOString();
  return { id, name, deletedAt, goesAt };
}

function toListed(trial: TrialProject): ListedProject {
  const { id, name, description, createdAt, changedAt, label, archivedAt } = trial;
  const states: ProjectState[] = trialStore.publishedSlug(id) ? ["published"] : [];
  const shown = { id, name, description, createdAt, updatedAt: changedAt ?? createdAt, states };
  return { ...shown, label: label ?? null, isArchived: archivedAt !== undefined };
}

interface NothingShownProps {
  isNarrowed: boolean;
  view: "current" | "archived" | "deleted";
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
