import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useWorkspace } from "~/workspace/workspace-context";

/** The question itself, which is loaded when it is asked. */
export default function LeaveQuestion() {
  const { leave } = useWorkspace();
  return (
    <Dialog
      open
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
