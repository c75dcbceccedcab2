import { lazy, Suspense } from "react";
import { useShell } from "~/workspace/workspace-context";

/** Projects of an account do without. */
const WhereTrialLives = lazy(() =>
  import("./where-trial-lives").catch(() => ({ default: InThisBrowser })),
);

/** Says of a trial where it lives. */
export function TrialNote() {
  const isTrial = useShell((state) => state.project.isTrial);
  if (!isTrial) return null;
  return (
    <Suspense>
      <WhereTrialLives />
    </Suspense>
  );
}

/** In place of what did not load. */
function InThisBrowser() {
  return <p className="ws-engine">This trial lives in this browser.</p>;
}
