import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Asks before a running generation is left. */
export function LeaveDialog() {
  const { leave } = useWorkspace();
  const isOpen = useModel(leave, (state) => state.pending !== null);
  return (
    <Dialog
      open={isOpen}
      onClose={leave.wait}
      title="AI is Generating Code"
      description="It goes on by itself when you leave, and what is complete is saved. Going on now means that you do not see it finish."
      actions={
        <>
          <Button variant="danger" onClick={leave.force}>
            Force Navigate
          </Button>
          <Button variant="primary" onClick={leave.wait}>
            Wait
          </Button>
        </>
      }
    />
  );
}
