import { loginPath } from "~/platform/paths";
import { useShell } from "~/workspace/workspace-context";

/** Says where a trial lives, and how to keep it for good. */
export function TrialNote() {
  const isTrial = useShell((state) => state.project.isTrial);
  if (!isTrial) return null;
  return (
    <p className="ws-engine">
      This trial lives in this browser. <a href={loginPath}>Sign in</a> to save it permanently.
    </p>
  );
}
