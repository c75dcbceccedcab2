import type { ReactNode } from "react";
import { loginPath, projectsPath } from "~/platform/urls";
import { CardMenu } from "./card-menu";
import type { CardLook } from "./project-card";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid, ProjectPlaceholders } from "./project-grid";
import { removeTrial } from "./remove-trial";
import { SignInPrompt } from "./sign-in-prompt";
import { actOnTrial } from "./trial-acts";
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
  const { shown, controls } = useTrialControls(trials);
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
          {shown.length === 0 ? <p className="muted">No project has these words.</p> : null}
          <ProjectGrid
            projects={shown}
            label="Projects"
            onDelete={removeTrial}
            partsOf={(project) => (
              <CardMenu project={project} onAct={(form) => void actOnTrial(form)} />
            )}
            {...(look ? { look } : {})}
          />
        </>
      )}
      {trials !== null ? children : null}
    </>
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
