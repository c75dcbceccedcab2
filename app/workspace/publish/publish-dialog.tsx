import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { screenshotProblem } from "~/publishing/screenshot-rules";
import { defaultSlug, slugProblem } from "~/publishing/slug";
import { UNCLAIMED_TEXT } from "~/publishing/unclaimed";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { useRootData } from "~/ui/root-data";
import { useWorkspace } from "~/workspace/workspace-context";
import { FreeSlug } from "./free-slug";
import { PublishProgress } from "./publish-progress";
import { publishProject } from "./publishing";
import { ScreenshotField } from "./screenshot-field";

interface PublishDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the address of an app that is published for the first time. Loaded when it is opened. */
export default function PublishDialog({ isOpen, onClose }: PublishDialogProps) {
  const workspace = useWorkspace();
  const { appName } = useRootData();
  const [slug, setSlug] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [free, setFree] = useState<string | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const [pictureProblem, setPictureProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState("");
  const form = useRef<HTMLFormElement>(null);

  // Before it is painted: what somebody types at once is not typed over.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { keptSlug, name } = workspace.shell.getState().project;
    setSlug(keptSlug ?? defaultSlug(name, appName));
    setProblem(null);
    setFree(null);
    setPicture(null);
    setPictureProblem(null);
    form.current?.querySelector<HTMLInputElement>("input")?.focus();
  }, [isOpen, workspace, appName]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = slugProblem(slug);
    const wrongPicture = picture && screenshotProblem(picture);
    setProblem(wrong);
    setPictureProblem(wrongPicture);
    if (wrong || wrongPicture) {
      const field = wrong ? "slug" : "screenshot";
      form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
      return;
    }
    setBusy(true);
    const failure = await publishProject(workspace, slug, {
      screenshot: picture,
      onProgress: setProgress,
    });
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
      title="Publish to Community"
      description={`Anyone with the address can open the app. It is listed in the showcase.${workspace.store.kind === "trial" ? ` ${UNCLAIMED_TEXT}` : ""}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="ws-publish" pending={isBusy}>
            {isBusy ? "Publishing…" : "Publish"}
          </Button>
        </>
      }
    >
      <form ref={form} id="ws-publish" className="form" noValidate onSubmit={submit}>
        <Field
          label="URL slug"
          name="slug"
          id="ws-slug"
          hint={`Your app will be at /generate/${slug || "…"}`}
          {...(problem ? { error: problem } : {})}
          value={slug}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => change((event.target as HTMLInputElement).value)}
        />
        <FreeSlug
          slug={free}
          onTake={(taken) => {
            change(taken);
            form.current?.querySelector<HTMLInputElement>("input")?.focus();
          }}
        />
        <ScreenshotField
          file={picture}
          problem={pictureProblem}
          onChoose={(file) => {
            setPicture(file);
            setPictureProblem(file && screenshotProblem(file));
          }}
        />
      </form>
      <PublishProgress text={progress} />
    </Dialog>
  );
}
