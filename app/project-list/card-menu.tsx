import { useEffect, useRef } from "react";
import { LABEL_LENGTH, NAME_LENGTH } from "~/projects/project-rules";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { OrganizeForm } from "./organize-form";
import type { ListedProject } from "./project-card";

interface CardMenuProps {
  project: ListedProject;
  /** Does what is chosen in the browser: a trial's. */
  onAct?: ((form: FormData) => void) | undefined;
}

/** What can be done with a project beside opening and deleting it: opens without a script. */
export function CardMenu({ project, onAct }: CardMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  // What was pressed inside goes out of sight, so the focus is on what opened it before.
  const close = () => {
    if (!menu.current) return;
    menu.current.querySelector("summary")?.focus();
    menu.current.open = false;
  };
  return (
    <details
      className="card-menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <summary className="button button--quiet button--small button--icon">
        <Icon name="more" label={`More for ${project.name}`} />
      </summary>
      <OrganizeForm className="card-menu__panel" onAct={onAct} onDone={close}>
        <input type="hidden" name="project" value={project.id} />
        <label className="card-menu__field">
          Name
          <input
            className="input"
            name="name"
            key={project.name}
            defaultValue={project.name}
            maxLength={NAME_LENGTH}
            required
          />
        </label>
        <label className="card-menu__field">
          Label
          <input
            className="input"
            name="label"
            list="project-labels"
            autoComplete="off"
            key={project.label ?? ""}
            defaultValue={project.label ?? ""}
            maxLength={LABEL_LENGTH}
          />
        </label>
        <Button type="submit" name="intent" value="describe" variant="primary" small>
          Save
        </Button>
        <div className="card-menu__acts">
          <Button
            type="submit"
            name="intent"
            value="duplicate"
            variant="quiet"
            small
            formNoValidate
          >
            <Icon name="copy" />
            Duplicate
          </Button>
          <ArchiveButton isArchived={project.isArchived ?? false} />
        </div>
      </OrganizeForm>
    </details>
  );
}

/** Puts projects of a form into the archive, or takes them out of it. */
export function ArchiveButton({ isArchived }: { isArchived: boolean }) {
  return (
    <Button
      type="submit"
      name="intent"
      value={isArchived ? "unarchive" : "archive"}
      variant="quiet"
      small
      formNoValidate
    >
      <Icon name="archive" />
      {isArchived ? "Take out of the archive" : "Archive"}
    </Button>
  );
}

function useCloseOutside(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const open = menu.current;
      if (open?.open && target instanceof Node && !open.contains(target)) open.open = false;
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [menu]);
}
