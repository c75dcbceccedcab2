import { source } from "../source";

export const APP = source`
import { type FormEvent, useRef, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { type Task, TaskItem } from "./components/TaskItem";
import { emptyValues, fields } from "./fields";
import { noun, title } from "./settings";
import { newId, useStored } from "./storage";

type Filter = "all" | "open" | "done";
const FILTERS: [Filter, string][] = [
  ["all", "All"],
  ["open", "Open"],
  ["done", "Done"],
];

export function App() {
  const [tasks, setTasks] = useStored<Task[]>("tasks", []);
  const [filter, setFilter] = useState<Filter>("all");
  const [draft, setDraft] = useState(emptyValues);
  const [removed, setRemoved] = useState<{ task: Task; index: number } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const done = tasks.filter((task) => task.done).length;
  const shown = tasks.filter((task) => filter === "all" || task.done === (filter === "done"));
  const [main, ...more] = fields;

  function add(event: FormEvent) {
    event.preventDefault();
    if (main && !draft[main.id]?.trim()) return;
    setTasks([{ id: newId(), done: false, values: draft }, ...tasks]);
    setDraft(emptyValues());
    form.current?.querySelector("input")?.focus();
  }

  function change(changed: Task) {
    setTasks(tasks.map((task) => (task.id === changed.id ? changed : task)));
  }

  function remove(task: Task) {
    setRemoved({ task, index: tasks.indexOf(task) });
    setTasks(tasks.filter((other) => other.id !== task.id));
  }

  function undo() {
    if (!removed) return;
    const restored = [...tasks];
    restored.splice(removed.index, 0, removed.task);
    setTasks(restored);
    setRemoved(null);
  }

  return (
    <main className="sheet">
      <header className="top">
        <div>
          <h1>{title}</h1>
          <p className="muted" role="status">
            {tasks.length === 0
              ? "Nothing here yet"
              : done === tasks.length
                ? "All done. Nice."
                : tasks.length - done + " of " + tasks.length + " left"}
          </p>
        </div>
        <svg className="ring" viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" pathLength="100" />
          <circle
            className="ring-done"
            cx="18"
            cy="18"
            r="15"
            pathLength="100"
            strokeDasharray={(tasks.length ? (done / tasks.length) * 100 : 0) + " 100"}
          />
        </svg>
      </header>

      <form ref={form} className="card add" onSubmit={add} aria-label={"Add a " + noun}>
        <div className="add-main">
          {main && (
            <FieldInput
              field={main}
              value={draft[main.id] ?? ""}
              onChange={(value) => setDraft({ ...draft, [main.id]: value })}
            />
          )}
          <button className="button primary" type="submit">
            Add
          </button>
        </div>
        {more.length > 0 && (
          <div className="add-more">
            {more.map((field) => (
              <FieldInput
                key={field.id}
                field={field}
                value={draft[field.id] ?? ""}
                onChange={(value) => setDraft({ ...draft, [field.id]: value })}
              />
            ))}
          </div>
        )}
      </form>

      <div className="bar">
        <div className="filters" role="group" aria-label="Show">
          {FILTERS.map(([value, label]) => (
            <button
              key={value}
              type="button"
              className="chip"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {label}
            </button>
          ))}
        </div>
        {done > 0 && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => setTasks(tasks.filter((task) => !task.done))}
          >
            Clear done
          </button>
        )}
      </div>

      {shown.length === 0 ? (
        <p className="empty">
          {tasks.length === 0 ? "Add your first " + noun + " above." : "Nothing in this view."}
        </p>
      ) : (
        <ul className="tasks">
          {shown.map((task) => (
            <TaskItem key={task.id} task={task} onChange={change} onRemove={() => remove(task)} />
          ))}
        </ul>
      )}

      {removed && (
        <div className="undo" role="status">
          <span>Deleted.</span>
          <button type="button" className="button small" onClick={undo}>
            Undo
          </button>
        </div>
      )}
    </main>
  );
}
`;

export const ITEM = source`
import { type FormEvent, useState } from "react";
import { type Values, display, fields } from "../fields";
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
        <form className="edit" onSubmit={saveDraft} aria-label={"Edit " + name}>
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
    <li className={"card task" + (task.done ? " is-done" : "")}>
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
            <span key={field.id} className="tag" title={field.label} data-value={text.toLowerCase()}>
              {text}
            </span>
          );
        })}
      </div>
      <div className="task-actions">
        <button
          type="button"
          className="button quiet small"
          aria-label={"Edit " + name}
          onClick={() => setDraft(task.values)}
        >
          Edit
        </button>
        <button
          type="button"
          className="button quiet small"
          aria-label={"Delete " + name}
          onClick={onRemove}
        >
          Delete
        </button>
      </div>
    </li>
  );
}
`;

export const TODO_STYLES = source`
.sheet {
  max-width: 44rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 5vw, 4rem) 1rem 6rem;
}

.top {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 1.5rem;
}

.top h1 {
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  letter-spacing: -0.02em;
}

.ring {
  flex: none;
  width: 3.5rem;
  transform: rotate(-90deg);
}

.ring circle {
  fill: none;
  stroke: var(--border);
  stroke-width: 4;
}

.ring .ring-done {
  stroke: var(--accent-ink);
  transition: stroke-dasharray 0.3s;
}

.add {
  padding: 1rem;
}

.add-main {
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: 0.75rem;
}

.add-more,
.edit {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: 0.75rem;
}

.add-more {
  margin-top: 0.75rem;
}

.bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin: 1.5rem 0 0.75rem;
}

.filters {
  display: flex;
  gap: 0.25rem;
}

.chip {
  min-height: 2.125rem;
  padding: 0 0.9rem;
  border: 0;
  border-radius: 99px;
  background: transparent;
  color: var(--muted);
  font-weight: 600;
  cursor: pointer;
}

.chip:hover {
  background: var(--raised);
}

.chip[aria-pressed="true"] {
  background: var(--accent);
  color: var(--on-accent);
}

.tasks {
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.task {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  box-shadow: none;
}

.task-main {
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: 0.8rem;
  min-width: 0;
  padding: 0.35rem 0;
  cursor: pointer;
}

.task-main input {
  flex: none;
  width: 1.3rem;
  height: 1.3rem;
  margin: 0;
  accent-color: var(--accent-ink);
}

.task-name {
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 550;
}

.is-done .task-name {
  color: var(--muted);
  text-decoration: line-through;
}

.task-details {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
}

.tag {
  max-width: 16rem;
  padding: 0.1rem 0.6rem;
  overflow: hidden;
  border-radius: 99px;
  background: var(--raised);
  color: var(--muted);
  font-size: 0.8125rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.tag[data-value="high"],
.tag[data-value="urgent"] {
  background: color-mix(in oklab, var(--danger) 14%, var(--surface));
  color: var(--danger);
}

.task-actions,
.edit-actions {
  display: flex;
  gap: 0.25rem;
}

.edit {
  flex: 1;
  padding: 0.5rem 0.5rem 0.5rem 0;
}

.edit-actions {
  grid-column: 1 / -1;
}

.undo {
  position: fixed;
  bottom: 1.25rem;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.5rem 0.6rem 0.5rem 1.25rem;
  transform: translateX(-50%);
  border-radius: var(--radius);
  background: var(--text);
  color: var(--bg);
}

.undo .button {
  color: var(--text);
}
`;
