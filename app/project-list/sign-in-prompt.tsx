import { useState } from "react";
import { UNCLAIMED_DAYS } from "~/publishing/unclaimed";
import { useStorageFill } from "~/trial/use-storage-fill";
import { useUnstored } from "~/trial/use-unstored";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";

const WORDS = {
  stored: {
    title: "Projects without an account live in this browser",
    text: `They are gone if you clear its data, and what you published goes ${UNCLAIMED_DAYS} days after its last visit. Sign in to save them permanently.`,
  },
  quota: {
    title: "This browser's storage is full",
    text: "What you made since then is only in this tab. Delete a project for good to make room for it.",
  },
  unavailable: {
    title: "This browser stores nothing for this site",
    text: "What you make is only in this tab. Allow site data, or sign in to save permanently.",
  },
};

const nearlyFull = (percent: number) => ({
  title: `This browser's storage is ${percent} % full`,
  text: "Nothing is lost. Delete for good what you do not need, or sign in to save them permanently, before there is no room left.",
});

/** Tells a visitor where their projects are, and what signing in changes. */
export function SignInPrompt() {
  const [open, setOpen] = useState(false);
  const unstored = useUnstored();
  const percent = useStorageFill();
  const { title, text } =
    unstored || percent === null ? WORDS[unstored ?? "stored"] : nearlyFull(percent);
  return (
    <div className="needs-script">
      <Notice kind={unstored || percent !== null ? "warning" : "info"} title={title}>
        <p>{text}</p>
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
