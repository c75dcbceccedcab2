import { type FormEvent, useState } from "react";
import { display, fields, type Values } from "../fields";
import { FieldInput } from "./FieldInput";

export interface Task {
  id: string;
  done: boolean;
  values: Values;
}

interface Props {
  task: Task;
  onChange: (task: Task) => void;
  onRemove: () => void;
}

export function TaskItem({ task, onChange, onRemove }: Props) {
  const [draft, setDraft] = useState<Values | null>(null);
  const [main, ...more] = fields;
  const name = (main && task.values[main.id]) || "Untitled";

  function saveDraft(event: FormEvent) {
    event.preventDefault();
    if (draft) onChange({ ...task, values: draft });
    setDraft(null);
  }

  if (draft) {
    return (
      <li className="card task">
        <form className="edit" onSubmit={saveDraft} aria-label={`Edit ${name}`}>
          {fields.map((field) => (
            <FieldInput
              key={field.id}
              prefix={task.id}
              field={field}
              value={draft[field.id] ?? ""}
              onChange={(value) => setDraft({ ...draft, [field.id]: value })}
            />
          ))}
          <div className="edit-actions">
            <button className="button primary small" type="submit">
              Save
            </button>
            <button className="button quiet small" type="button" onClick={() => setDraft(null)}>
              Cancel
            </button>
          </div>
        </form>
      </li>
    );
  }

  return (
    <li className={`card task${task.done ? " is-done" : ""}`}>
      <label className="task-main">
        <input
          type="checkbox"
          checked={task.done}
          onChange={() => onChange({ ...task, done: !task.done })}
        />
        <span className="task-name">{name}</span>
      </label>
      <div className="task-details">
        {more.map((field) => {
          const text = display(field, task.values[field.id]);
          if (!text) return null;
          return (
            <span
              key={field.id}
              className={field.type === "long" ? "task-note" : "tag"}
              title={field.label}
              data-value={text.toLowerCase()}
            >
              {text}
            </span>
          );
        })}
      </div>
      <div className="task-actions">
        <button
          type="button"
          className="button quiet small"
          aria-label={`Edit ${name}`}
          onClick={() => setDraft(task.values)}
        >
          Edit
        </button>
        <button
          type="button"
          className="button quiet small"
          aria-label={`Delete ${name}`}
          onClick={onRemove}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
