import { type FormEvent, useLayoutEffect, useState } from "react";
import { defaultSlug, slugProblem } from "~/publishing/slug";
import { UNCLAIMED_TEXT } from "~/publishing/unclaimed";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useRootData } from "~/ui/root-data";
import { FreeSlug } from "~/workspace/publish/free-slug";
import { PublishProgress } from "~/workspace/publish/publish-progress";
import { publishProject } from "~/workspace/publish/publishing";
import { useShell, useWorkspace } from "~/workspace/workspace-context";
import { SlugField } from "./slug-field";

const FORM = "phone-publish";

interface PhonePublishDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Asks for an app's address, which a newer state of it keeps. Loaded when it is opened. */
export default function PhonePublishDialog({ isOpen, onClose }: PhonePublishDialogProps) {
  const workspace = useWorkspace();
  const { appName } = useRootData();
  const project = useShell((state) => state.project);
  const [slug, setSlug] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [free, setFree] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState("");
  const isRedeploy = project.slug !== null;
  const act = isRedeploy ? "Redeploy" : "Publish";

  // Before it is painted: what somebody types at once is not typed over.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { slug: held, keptSlug, name } = workspace.shell.getState().project;
    setSlug(held ?? keptSlug ?? defaultSlug(name, appName));
    setProblem(null);
    setFree(null);
  }, [isOpen, workspace, appName]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = slugProblem(slug);
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    const failure = await publishProject(workspace, slug, { onProgress: setProgress });
    setBusy(false);
    if (!failure) return onClose();
    setProblem(failure.text);
    setFree(failure.free);
  };

  const change = (next: string) => {
    setSlug(next);
    setProblem(null);
    setFree(null);
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`${act} to Showcase`}
      description={
        isRedeploy
          ? "The app at this address becomes what your project is now."
          : `Anyone with the address can open the app. It is listed in the showcase. ${UNCLAIMED_TEXT}`
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM} pending={isBusy}>
            {isBusy ? `${act}ing…` : act}
          </Button>
        </>
      }
    >
      <form id={FORM} className="form" noValidate onSubmit={submit}>
        <SlugField value={slug} problem={problem} isFixed={isRedeploy} onChange={change} />
        <FreeSlug
          slug={free}
          onTake={(taken) => {
            change(taken);
            document.querySelector<HTMLInputElement>(`#${FORM} input`)?.focus();
          }}
        />
      </form>
      <PublishProgress text={progress} />
    </Dialog>
  );
}
