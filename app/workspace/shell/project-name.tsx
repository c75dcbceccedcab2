import { type FormEvent, useRef, useState } from "react";

import { shownError } from "~/platform/api-client";
import { useShell, useWorkspace } from "~/workspace/workspace-context";
import { Glyph } from "./glyph";

/** The limit of projects/project.ts, repeated here: importing it would load zod in the browser. */
const NAME_LENGTH = 120;

/** The project's name; pressing it makes it editable. */
export function ProjectName() {
  const { store, shell, notify } = useWorkspace();
  const project = useShell((state) => state.project);
  const [text, setText] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setText(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const name = text?.trim() ?? "";
    close();
    if (name === "" || name === project.name) return;
    shell.setState({ project: { ...project, name } });
    try {
      await store.renameProject(name);
    } catch (error) {
      shell.setState({ project });
      notify({
        title: "Error",
        description: shownError(error, "The project could not be renamed."),
        kind: "error",
      });
    }
  };

  if (text === null) {
    return (
      <h1 className="ws-name">
        <button ref={button} type="button" title="Rename" onClick={() => setText(project.name)}>
          <span>{project.name}</span>
          <Glyph name="pencil" />
        </button>
      </h1>
    );
  }
  return (
    <form className="ws-name" onSubmit={rename}>
      <h1 className="visually-hidden">{project.name}</h1>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person just asked to type here
        autoFocus
        className="ws-path-input"
        aria-label="Project name"
        maxLength={NAME_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
        }}
      />
    </form>
  );
}
