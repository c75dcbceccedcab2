import { type FormEvent, useRef, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { type Task, TaskItem } from "./components/TaskItem";
import { emptyValues, fields } from "./fields";
import { first, noun, title } from "./settings";
import { newId, useStored } from "./storage";

type Filter = "all" | "open" | "done";
const FILTERS: [Filter, string][] = [
  ["all", "All"],
  ["open", "Open"],
  ["done", "Done"],
];

const FIRST_TASKS: Task[] = first.map((text) => ({
  id: newId(),
  done: false,
  values: { ...emptyValues(), [fields[0]?.id ?? ""]: text },
}));

export function App() {
  const [tasks, setTasks] = useStored<Task[]>("tasks", FIRST_TASKS);
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
    // A form that starts anew has nothing that is wrong in it yet.
    form.current?.reset();
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
                : `${tasks.length - done} of ${tasks.length} left`}
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
            strokeDasharray={`${tasks.length ? (done / tasks.length) * 100 : 0} 100`}
          />
        </svg>
      </header>

      <form ref={form} className="card add" onSubmit={add} aria-label={`Add a ${noun}`}>
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
        <fieldset className="filters" aria-label="Show">
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
        </fieldset>
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
          {tasks.length === 0 ? `Add your first ${noun} above.` : "Nothing in this view."}
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
