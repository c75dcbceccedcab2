import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";

interface MoveDialogProps {
  /** What moves. */
  name: string;
  /** Where it can go, "" for the top of the project. */
  folders: readonly string[];
  /** Null gives up. */
  onAnswer(folder: string | null): void;
}

/** A choice that no folder is called like: a slash ends no path. */
const NEW = "/";

/** Asks for a folder, of those that are there or a new one. */
export function MoveDialog({ name, folders, onAnswer }: MoveDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState(folders[0] ?? NEW);
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const folder = chosen === NEW ? typed.trim().replaceAll(/^\/+|\/+$/g, "") : chosen;
    if (chosen === NEW && folder === "") setMissing(true);
    else onAnswer(folder);
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title={`Move ${name}`}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>Cancel</Button>
          <Button variant="primary" type="submit" form={id}>
            Move
          </Button>
        </>
      }
    >
      <form id={id} className="form" onSubmit={submit}>
        <Field
          as="select"
          label="Into the folder"
          name="folder"
          value={chosen}
          onChange={({ target }: { target: EventTarget }) =>
            setChosen((target as HTMLSelectElement).value)
          }
        >
          {folders.map((folder) => (
            <option key={folder} value={folder}>
              {folder || "Top of the project"}
            </option>
          ))}
          <option value={NEW}>A new folder…</option>
        </Field>
        {chosen === NEW ? (
          <Field
            label="Name of the new folder"
            name="new-folder"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }: { target: EventTarget }) => {
              setTyped((target as HTMLInputElement).value);
              setMissing(false);
            }}
            {...(isMissing ? { error: "Name the folder, e.g. src/parts." } : {})}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
