/** The component in which several entries are written at once: a file of its own in the project. */
export const BULK_ADD = `import { useState } from "react";
import { emptyValues, fields, type Values } from "../fields";

/** Several entries at once, one in each line. */
export function BulkAdd({ onAdd }: { onAdd: (all: Values[]) => void }) {
  const [text, setText] = useState("");
  const lines = text
    .split("\\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <details className="bulk-add" style={{ marginBlock: "0.75rem" }}>
      <summary>Add several at once</summary>
      <textarea
        className="input"
        aria-label="One in each line"
        placeholder="One in each line"
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button
        type="button"
        className="button small"
        disabled={lines.length === 0}
        onClick={() => {
          onAdd(lines.map((line) => ({ ...emptyValues(), [fields[0]?.id ?? ""]: line })));
          setText("");
        }}
      >
        Add {lines.length || ""}
      </button>
    </details>
  );
}
`;
