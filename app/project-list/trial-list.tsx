import { loginPath, projectsPath } from "~/platform/paths";
import { trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";
import { ProjectEmpty } from "./project-empty";
import { ProjectGrid, ProjectPlaceholders } from "./project-grid";
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

/** Projects made before signing in, for somebody who is signed in now. Nothing when there are none. */
export function LeftBehindTrials() {
  const trials = useTrials();
  if (!trials?.length) return null;
  return (
    <section className="left-behind" aria-labelledby="left-behind">
      <h2 id="left-behind">Only in this browser</h2>
      <p className="muted">
        You made these before you signed in. They are not in your account and are gone if you clear
        this browser's data.
      </p>
      <ProjectGrid
        projects={trials}
        label="Projects in this browser"
        onDelete={removeTrial}
        level={3}
      />
    </section>
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

function removeTrial({ id }: { id: string }): void {
  if (trialStore.deleteProject(id).ok) return;
  showToast({
    title: "Error",
    description: "Failed to delete project. Please try again.",
    variant: "destructive",
  });
}
