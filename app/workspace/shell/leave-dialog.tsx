import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

const LeaveQuestion = lazy<ComponentType>(() =>
  import("./leave-question").catch(() => ({ default: LeaveUnasked })),
);

/** Asks before a running generation is left. */
export function LeaveDialog() {
  const { leave } = useWorkspace();
  const isAsked = useModel(leave, (state) => state.pending !== null);
  if (!isAsked) return null;
  return (
    <Suspense>
      <LeaveQuestion />
    </Suspense>
  );
}

/** A question that did not load keeps nobody: the answer goes on by itself. */
function LeaveUnasked() {
  const { leave } = useWorkspace();
  useEffect(() => leave.force(), [leave]);
  return null;
}
