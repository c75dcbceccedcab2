import { useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { useHasUnstored } from "./use-trials";

/** Tells a visitor where their projects are, and what signing in changes. */
export function SignInPrompt() {
  const [open, setOpen] = useState(false);
  const isFull = useHasUnstored();
  return (
    <div className="needs-script">
      <Notice
        kind={isFull ? "warning" : "info"}
        title={isFull ? "This browser's storage is full" : "These projects live in this browser"}
      >
        <p>
          {isFull
            ? "What you made since then is only in this tab. Delete a project to make room, or sign in to save permanently."
            : "They are gone if you clear its data. Sign in to save them permanently."}
        </p>
        <Button small className="sign-in-prompt__button" onClick={() => setOpen(true)}>
          Sign in to save
        </Button>
      </Notice>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sign In Required"
        description="Create a free account to unlock all features including IDE, deploy, and export."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <ButtonLink href="/" variant="primary">
              Go to Sign In
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
