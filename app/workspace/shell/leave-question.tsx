import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

const LEAVING =
  "It goes on by itself when you leave, and what is complete is saved. Going on now means that you do not see it finish.";

/** The question itself, which is loaded when it is asked. */
export default function LeaveQuestion() {
  const { leave } = useWorkspace();
  const meaning = useModel(leave, (state) => state.meaning);
  return (
    <Dialog
      open
      onClose={leave.wait}
      title="AI is Generating Code"
      description={meaning ?? LEAVING}
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
