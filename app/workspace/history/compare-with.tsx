import { type FormEvent, useId } from "react";
import { NOW } from "~/projects/version-comparison";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import type { Workspace } from "~/workspace/create-workspace";
import { showOverPage } from "~/workspace/shell/show-over-page";
import { comparePath } from "~/workspace/workspace-paths";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { PAGE } from "./checkpoints";
import { readVersions } from "./read-versions";
import { byDay } from "./version-days";
import { timeOf } from "./when";

/** Asks which two versions to compare, and opens the page of what differs. */
export async function compareWith(workspace: Workspace): Promise<void> {
  const versions = await readVersions(workspace, PAGE);
  if (!versions) return;
  const of = await showOverPage<{ from: string; to: string } | null>((close) => (
    <CompareDialog versions={versions} onAnswer={close} />
  ));
  if (!of) return;
  await workspace.store.sync();
  workspace.leave.run(() => location.assign(comparePath(workspace.store.projectId, of)));
}

interface CompareDialogProps {
  /** Newest first. */
  versions: readonly WorkspaceCheckpoint[];
  /** Null gives up. */
  onAnswer(of: { from: string; to: string } | null): void;
}

function CompareDialog({ versions, onAnswer }: CompareDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onAnswer({ from: String(chosen.get("from")), to: String(chosen.get("to")) });
  };
  const days = byDay(versions).map(({ title, versions }) => (
    <optgroup key={title} label={title}>
      {versions.map(({ id, name, label, createdAt }) => (
        <option key={id} value={id}>
          {timeOf(createdAt)} {name ?? label}
        </option>
      ))}
    </optgroup>
  ));
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title="Compare with…"
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>Cancel</Button>
          <Button variant="primary" type="submit" form={id}>
            Compare
          </Button>
        </>
      }
    >
      <form id={id} className="form" onSubmit={submit}>
        <Field as="select" label="From" name="from" defaultValue={(versions[1] ?? versions[0])?.id}>
          {days}
        </Field>
        <Field as="select" label="To" name="to" defaultValue={NOW}>
          <option value={NOW}>As it is now</option>
          {days}
        </Field>
      </form>
    </Dialog>
  );
}
