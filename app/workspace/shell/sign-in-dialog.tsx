import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** Tells a signed-out visitor what an account is needed for. Loaded when it is opened. */
export default function SignInDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign In Required"
      description="Please sign in to export your projects."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ButtonLink variant="primary" href="/">
            Go to Sign In
          </ButtonLink>
        </>
      }
    />
  );
}
