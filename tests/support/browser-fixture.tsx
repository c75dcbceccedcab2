import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "../../app/ui/button";
import { Dialog } from "../../app/ui/dialog";
import { showToast } from "../../app/ui/toaster";

/** A page with buttons that show toasts and a dialog: what the browser tests of this folder drive. */
function Fixture() {
  const [asking, setAsking] = useState(false);
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => showToast({ title: "First", description: "Details" })}>
        Plain
      </button>
      <button
        type="button"
        onClick={() =>
          showToast({
            title: "Second",
            variant: "destructive",
            action: {
              label: "Undo",
              run: () => {
                document.title = "undone";
              },
            },
          })
        }
      >
        Destructive
      </button>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      {here ? (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Really?"
          actions={<Button onClick={() => setHere(false)}>Remove</Button>}
        />
      ) : null}
    </>
  );
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Fixture />);
