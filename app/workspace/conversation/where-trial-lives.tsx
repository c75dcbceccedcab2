import { loginPath, projectsPath } from "~/platform/urls";
import { useStorageFill } from "~/trial/use-storage-fill";
import { useUnstored } from "~/trial/use-unstored";
import { useWorkspace } from "~/workspace/workspace-context";

/** Says where a trial lives, whether it can stay there, and how to keep it for good. */
export default function WhereTrialLives() {
  const { look } = useWorkspace();
  const unstored = useUnstored();
  const percent = useStorageFill();
  if (unstored === "quota") {
    return (
      <p className="ws-engine">
        This browser's storage is full: what you did since is only in this tab.{" "}
        <a href={projectsPath} target="_blank" rel="noreferrer">
          Delete another trial
        </a>{" "}
        for good to make room.
      </p>
    );
  }
  if (unstored) {
    return (
      <p className="ws-engine">This browser stores nothing: what you do is only in this tab.</p>
    );
  }
  if (percent !== null) {
    return (
      <p className="ws-engine" role="status">
        What this browser stores for us is {percent} % full.{" "}
        <a href={projectsPath} target="_blank" rel="noreferrer">
          Delete for good
        </a>{" "}
        what you do not need, or <a href={loginPath}>sign in</a> to save this one.
      </p>
    );
  }
  return (
    <p className="ws-engine">
      {look.texts.livesHere} <a href={loginPath}>Sign in</a> to save it permanently.
    </p>
  );
}
