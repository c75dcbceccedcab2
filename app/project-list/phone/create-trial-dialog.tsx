import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { pwaProjectPath } from "~/platform/urls";
import { createTrial, openingPath } from "~/project-list/create-trial";
import { nameFromPrompt } from "~/project-list/project-name";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { showToast } from "~/ui/toaster";
import { NOT_TAKEN, pictureIntoTrial } from "./picture-into-trial";
import { useSharedPicture } from "./shared-picture";
import { SharedPictureFigure } from "./shared-picture-figure";
import { useCreateWithPicture } from "./use-create-with-picture";

interface CreateTrialDialogProps {
  open: boolean;
  /** What another app shared; it becomes the project's first message. Empty when nothing was. */
  sharedText: string;
  isSignedIn: boolean;
  onClose(): void;
}

/**
 * Asks for a name and makes a project in this browser, with a picture that was shared as a file of it; whoever
 * has an account gets it there, with the picture at the first message. What was typed survives closing by mistake.
 */
export function CreateTrialDialog(props: CreateTrialDialogProps) {
  const { open, isSignedIn, onClose } = props;
  const [name, setName] = useState("");
  const navigate = useNavigate();
  const form = useId();
  const { picture, drop } = useSharedPicture(open);
  const withPicture = useCreateWithPicture();
  const sharedText = props.sharedText || picture?.text || "";
  const isBlank = name.trim() === "";
  useEffect(() => {
    if (sharedText) setName(nameFromPrompt(sharedText));
  }, [sharedText]);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || withPicture.isPending) return;
    if (picture && isSignedIn) {
      if (!(await withPicture.create(picture.file, { name, prompt: sharedText }))) return;
      drop();
      setName("");
      onClose();
      return;
    }
    const { id, warning } = createTrial({ name, idForm: "random" });
    if (warning) showToast({ title: "Project Created", description: warning });
    setName("");
    onClose();
    if (picture) {
      const problem = await pictureIntoTrial(picture.file, id);
      if (problem) showToast({ ...NOT_TAKEN, description: problem });
      else drop();
    }
    navigate(openingPath(pwaProjectPath(id), id, sharedText), { viewTransition: true });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create New Project"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={isBlank || withPicture.isPending}
          >
            Create Project
          </Button>
        </>
      }
    >
      <form id={form} className="form" onSubmit={create}>
        <Field
          label="Project Name"
          name="name"
          placeholder="My Awesome App"
          autoComplete="off"
          enterKeyHint="go"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {sharedText ? (
          <figure className="shared-text">
            <figcaption className="field__label">First message</figcaption>
            <blockquote>{sharedText}</blockquote>
          </figure>
        ) : null}
        {picture ? (
          <SharedPictureFigure picture={picture} isSignedIn={isSignedIn} onRemove={drop} />
        ) : null}
      </form>
    </Dialog>
  );
}
