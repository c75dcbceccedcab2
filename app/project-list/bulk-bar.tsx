import { useEffect, useState } from "react";
import { LABEL_LENGTH } from "~/projects/project-rules";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ArchiveButton } from "./card-menu";
import { OrganizeForm } from "./organize-form";

/** The form that the boxes on the cards belong to. */
const BULK_FORM = "selected-projects";
/** Answers with one ZIP of them all, which leaves the page where it is. */
const EXPORT = "/api/projects/export";

interface BulkBarProps {
  isArchived: boolean;
  /** Does what is chosen in the browser, with trials. */
  onAct?: ((form: FormData) => void) | undefined;
}

/** What can be done with several projects; styles show it while one is selected, without a script too. */
export function BulkBar({ isArchived, onAct }: BulkBarProps) {
  const count = useSelectedCount();
  return (
    <OrganizeForm
      id={BULK_FORM}
      onAct={onAct}
      className="bulk-bar"
      label="Selected projects"
      onDone={() => setTimeout(clear)}
      onElsewhere={(form) => {
        const asked = new FormData(form).getAll("project").map((id) => ["project", String(id)]);
        location.assign(`${EXPORT}?${new URLSearchParams(asked)}`);
      }}
    >
      <strong>{count > 0 ? `${count} selected` : "Selected"}</strong>
      <ArchiveButton isArchived={isArchived} />
      <span className="bulk-bar__label">
        <input
          className="input"
          name="label"
          list="project-labels"
          autoComplete="off"
          aria-label="Label of the selected"
          placeholder="Label"
          maxLength={LABEL_LENGTH}
        />
        <Button type="submit" name="intent" value="label" small>
          Set
        </Button>
      </span>
      {onAct ? null : (
        <Button type="submit" variant="quiet" small formMethod="get" formAction={EXPORT}>
          <Icon name="download" />
          Export
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="delete"
        variant="careful"
        small
        aria-label="Selected: delete"
      >
        Delete
      </Button>
      <Button type="reset" variant="quiet" small>
        Clear
      </Button>
    </OrganizeForm>
  );
}

/** A box on a card. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  return (
    <input
      className="project-card__select"
      type="checkbox"
      name="project"
      value={id}
      form={BULK_FORM}
      aria-label={`Select ${name}`}
    />
  );
}

/** After the form was sent: the same projects are not selected any more. */
function clear(): void {
  const form = document.getElementById(BULK_FORM);
  if (form instanceof HTMLFormElement) form.reset();
}

function useSelectedCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () =>
      setTimeout(() => {
        setCount(document.querySelectorAll(".project-card__select:checked").length);
      });
    document.addEventListener("change", look);
    document.addEventListener("reset", look);
    return () => {
      document.removeEventListener("change", look);
      document.removeEventListener("reset", look);
    };
  }, []);
  return count;
}
