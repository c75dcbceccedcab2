import { useState } from "react";
import { shownRefusal } from "~/platform/api-client";
import { VERSION_NAME_LENGTH } from "~/projects/version-rules";
import { useWorkspace } from "~/workspace/workspace-context";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { nameCheckpoint } from "./checkpoints";

interface NameFormProps {
  checkpoint: WorkspaceCheckpoint;
  /** Called with the version as it is called now, or null when nothing changed. */
  onDone(named: WorkspaceCheckpoint | null): void;
}

/** What a version is called: nothing typed takes its name away. */
export function NameForm({ checkpoint, onDone }: NameFormProps) {
  const { store, notify } = useWorkspace();
  const [name, setName] = useState(checkpoint.name ?? "");
  return (
    <form
      className="ws-checkpoint-actions"
      onSubmit={(event) => {
        event.preventDefault();
        nameCheckpoint(store.projectId, checkpoint.id, name)
          .then(onDone)
          .catch((error) => {
            const description = shownRefusal(error, "The name was not kept. Try again.");
            notify({ title: "Error", description, kind: "error" });
          });
      }}
    >
      <input
        className="input"
        aria-label={`Name of “${checkpoint.label}”`}
        // biome-ignore lint/a11y/noAutofocus: it was asked for a moment ago
        autoFocus
        maxLength={VERSION_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="ws-button">
        Save name
      </button>
      <button type="button" className="ws-button" onClick={() => onDone(null)}>
        Cancel
      </button>
    </form>
  );
}
