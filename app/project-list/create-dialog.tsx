import { useEffect, useId, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { CreateButton, ProjectFields } from "./project-fields";
import { type NewProject, useCreateProject } from "./use-create-project";

const BLANK: NewProject = { name: "", description: "" };

interface CreateDialogProps {
  open: boolean;
  onClose(): void;
  isSignedIn: boolean;
}

/** Asks for a name. What was typed survives a failure and closing the dialog by mistake. */
export function CreateDialog({ open, onClose, isSignedIn }: CreateDialogProps) {
  const [value, setValue] = useState(BLANK);
  const { create, pending } = useCreateProject({ isSignedIn });
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  // Runs after the effect that opens the dialog, which would focus the first button.
  useEffect(() => {
    if (open) fields.current?.querySelector("input")?.focus();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create New Project"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <CreateButton pending={pending} form={form} />
        </>
      }
    >
      <form
        id={form}
        ref={fields}
        className="form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await create(value)) {
            setValue(BLANK);
            onClose();
          } else if (value.name.trim() === "") {
            fields.current?.querySelector("input")?.focus();
          }
        }}
      >
        <ProjectFields value={value} onChange={setValue} />
      </form>
    </Dialog>
  );
}
