import { type FormEvent, useId, useState } from "react";
import { shownRefusal } from "~/platform/api-client";
import { VERSION_NAME_LENGTH } from "~/projects/version-rules";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import type { Workspace } from "~/workspace/create-workspace";
import { showOverPage } from "~/workspace/shell/show-over-page";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { nameCheckpoint } from "./checkpoints";
import { readVersions } from "./read-versions";
import { whenOf } from "./when";

/** Asks what the newest version is called, and names it. */
export async function nameVersion(workspace: Workspace): Promise<void> {
  const [newest] = (await readVersions(workspace, 1)) ?? [];
  if (!newest) return;
  const name = await showOverPage<string | null>((close) => (
    <NameDialog version={newest} onAnswer={close} />
  ));
  if (name === null || name === (newest.name ?? "")) return;
  try {
    await nameCheckpoint(workspace.store.projectId, newest.id, name);
    workspace.notify({
      title: name ? `This version is “${name}” now` : "This version has no name any more",
      description: "It is among the versions, where “Named only” finds it.",
    });
  } catch (error) {
    const description = shownRefusal(error, "The name was not kept. Try again.");
    workspace.notify({ title: "Error", description, kind: "error" });
  }
}

interface NameDialogProps {
  version: WorkspaceCheckpoint;
  /** Null gives up. */
  onAnswer(name: string | null): void;
}

function NameDialog({ version, onAnswer }: NameDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(version.name ?? "");
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
          hint={`The newest version: ${version.label}, ${whenOf(version.createdAt)}.`}
          autoComplete="off"
          maxLength={VERSION_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
