import { loginPath, projectsPath } from "~/platform/urls";
import { useUnstored } from "~/trial/use-unstored";
import { useShell, useWorkspace } from "~/workspace/workspace-context";

/** Says where a trial lives, and how to keep it for good. */
export function TrialNote() {
  const isTrial = useShell((state) => state.project.isTrial);
  return isTrial ? <WhereItLives /> : null;
}

function WhereItLives() {
  const { look } = useWorkspace();
  const unstored = useUnstored();
  if (unstored === "quota") {
    return (
      <p className="ws-engine">
        This browser's storage is full: what you did since is only in this tab.{" "}
        <a href={projectsPath} target="_blank" rel="noreferrer">
          Delete another trial
        </a>{" "}
        to make room.
      </p>
    );
  }
  if (unstored) {
    return (
      <p className="ws-engine">This browser stores nothing: what you do is only in this tab.</p>
    );
  }
  return (
    <p className="ws-engine">
      {look.texts.livesHere} <a href={loginPath}>Sign in</a> to save it permanently.
    </p>
  );
}
