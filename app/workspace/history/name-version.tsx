import { type FormEvent, useId, useState } from "react";
import { shownRefusal } from "~/platform/api-client";
import { NOW } from "~/projects/version-comparison";
import { VERSION_NAME_LENGTH } from "~/projects/version-rules";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import type { Workspace } from "~/workspace/create-workspace";
import { showOverPage } from "~/workspace/shell/show-over-page";
import { nameCheckpoint } from "./checkpoints";

/** Asks what the project as it is now is called, and keeps it as a version of that name. */
export async function nameVersion(workspace: Workspace): Promise<void> {
  const { store, notify } = workspace;
  const name = await showOverPage<string | null>((close) => <NameDialog onAnswer={close} />);
  if (!name) return;
  try {
    await store.sync();
    await nameCheckpoint(store.projectId, NOW, name);
    notify({
      title: `This version is “${name}” now`,
      description: "It is among the versions, where “Named only” finds it.",
    });
  } catch (error) {
    const description = shownRefusal(error, "The name was not kept. Try again.");
    notify({ title: "Error", description, kind: "error" });
  }
}

/** @param props.onAnswer null, or nothing but spaces, gives up */
function NameDialog({ onAnswer }: { onAnswer(name: string | null): void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(typed.trim());
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title="Name this version"
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>Cancel</Button>
          <Button variant="primary" type="submit" form={id}>
            Save name
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field
          label="Name"
          name="version-name"
          hint="All files as they are saved now. Versions of before are named in their list."
          autoComplete="off"
          required
          maxLength={VERSION_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
