import { loginPath, projectsPath } from "~/platform/urls";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid, ProjectPlaceholders } from "./project-grid";
import { removeTrial } from "./remove-trial";
import { SignInPrompt } from "./sign-in-prompt";
import { useTrials } from "./use-trials";

/** A visitor's projects: they live in the browser, so nothing is known before it is hydrated. */
export function TrialList({ onCreate }: { onCreate(): void }) {
  const trials = useTrials();
  return (
    <>
      <NoScriptNotice returnTo={projectsPath} />
      {trials === null ? (
        <ProjectPlaceholders />
      ) : trials.length === 0 ? (
        <ProjectEmpty onCreate={onCreate} />
      ) : (
        <ProjectGrid projects={trials} label="Projects" onDelete={removeTrial} />
      )}
      {trials !== null ? <SignInPrompt /> : null}
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
