import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";

interface RenameDialogProps {
  name: string;
  /** Null gives up. */
  onAnswer(name: string | null): void;
}

/** A name as scripts can have it. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Asks what a name shall be instead. */
export function RenameDialog({ name, onAnswer }: RenameDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (NAME.test(typed.trim())) onAnswer(typed.trim());
    else setRefused(true);
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title="Rename everywhere"
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>Cancel</Button>
          <Button variant="primary" type="submit" form={id}>
            Rename
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field
          label={`Instead of ${name}`}
          name="symbol"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          {...(isRefused
            ? { error: "A name begins with a letter and has letters and digits." }
            : {})}
        />
      </form>
    </Dialog>
  );
}
