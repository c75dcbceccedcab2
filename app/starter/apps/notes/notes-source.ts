import { source } from "../source";

export const NOTES_APP = source`
import { useRef, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { type Values, display, emptyValues, fields } from "./fields";
import { title } from "./settings";
import { newId, useStored } from "./storage";

interface Note {
  id: string;
  pinned: boolean;
  changed: number;
  values: Values;
}

export function App() {
  const [notes, setNotes] = useStored<Note[]>("notes", []);
  const [openId, setOpenId] = useState<string | null>(null);
  const [query, setQuery] = useState("");
  const editor = useRef<HTMLElement>(null);

  const open = notes.find((note) => note.id === openId) ?? null;
  const words = query.trim().toLowerCase();
  const shown = notes
    .filter((note) => Object.values(note.values).join(" ").toLowerCase().includes(words))
    .sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.changed - a.changed);
  const [main, ...more] = fields;

  function show(id: string) {
    setOpenId(id);
    requestAnimationFrame(() => editor.current?.querySelector("input")?.focus());
  }

  function create() {
    const note = { id: newId(), pinned: false, changed: Date.now(), values: emptyValues() };
    setNotes([note, ...notes]);
    setQuery("");
    show(note.id);
  }

  function update(changes: Partial<Note>) {
    setNotes(notes.map((note) => (note.id === openId ? { ...note, changed: Date.now(), ...changes } : note)));
  }

  function remove() {
    if (!open || !confirm("Delete this note?")) return;
    setNotes(notes.filter((note) => note.id !== open.id));
    setOpenId(null);
  }

  const nameOf = (note: Note) => (main && note.values[main.id]) || "Untitled";

  return (
    <main className={"desk" + (open ? " has-open" : "")}>
      <section className="side" aria-label="All notes">
        <header className="side-head">
          <h1>{title}</h1>
          <button type="button" className="button primary small" onClick={create}>
            New note
          </button>
        </header>
        <label className="visually-hidden" htmlFor="search">
          Search notes
        </label>
        <input
          id="search"
          className="input"
          type="search"
          placeholder="Search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {shown.length === 0 ? (
          <p className="empty">{notes.length === 0 ? "No notes yet. Write the first one." : "No note matches."}</p>
        ) : (
          <ul className="pile">
            {shown.map((note) => (
              <li key={note.id}>
                <button
                  type="button"
                  className="slip"
                  aria-current={note.id === openId ? "true" : undefined}
                  onClick={() => show(note.id)}
                >
                  <strong>
                    {note.pinned && <span aria-label="Pinned">★ </span>}
                    {nameOf(note)}
                  </strong>
                  <span className="slip-text">
                    {more.map((field) => display(field, note.values[field.id])).filter(Boolean).join(" · ") || "Empty"}
                  </span>
                  <time dateTime={new Date(note.changed).toISOString()}>
                    {new Date(note.changed).toLocaleDateString(undefined, { day: "numeric", month: "short" })}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>

      <section className="paper" aria-label="Note" ref={editor}>
        {open ? (
          <>
            <div className="paper-bar">
              <button type="button" className="button quiet small back" onClick={() => setOpenId(null)}>
                ← All notes
              </button>
              <button
                type="button"
                className="button quiet small"
                aria-pressed={open.pinned}
                onClick={() => update({ pinned: !open.pinned })}
              >
                {open.pinned ? "★ Pinned" : "☆ Pin"}
              </button>
              <button type="button" className="button quiet small" onClick={remove}>
                Delete
              </button>
            </div>
            <div className="paper-fields">
              {fields.map((field) => (
                <FieldInput
                  key={open.id + field.id}
                  field={field}
                  value={open.values[field.id] ?? ""}
                  onChange={(value) => update({ values: { ...open.values, [field.id]: value } })}
                />
              ))}
            </div>
          </>
        ) : (
          <p className="blank muted">Choose a note, or start a new one.</p>
        )}
      </section>
    </main>
  );
}
`;

export const NOTES_STYLES = source`
.desk {
  display: grid;
  grid-template-columns: minmax(16rem, 22rem) minmax(0, 1fr);
  min-height: 100vh;
}

.side {
  display: flex;
  flex-direction: column;
  gap: 1rem;
  padding: 1.5rem 1.25rem;
  border-right: 1px solid var(--border);
}

.side-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
}

.side-head h1 {
  font-size: 1.5rem;
}

.side-head .button {
  flex: none;
}

.pile {
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.slip {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.1rem 0.75rem;
  width: 100%;
  padding: 0.75rem 0.9rem;
  border: 1px solid var(--border);
  border-left: 4px solid transparent;
  border-radius: calc(var(--radius) * 0.66);
  background: var(--surface);
  text-align: left;
  cursor: pointer;
}

.slip:hover {
  background: var(--raised);
}

.slip[aria-current] {
  border-left-color: var(--accent);
  background: color-mix(in oklab, var(--accent) 12%, var(--surface));
}

.slip strong,
.slip-text {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}

.slip-text {
  grid-column: 1 / -1;
  grid-row: 2;
  color: var(--muted);
  font-size: 0.875rem;
}

.slip time {
  color: var(--muted);
  font-size: 0.8125rem;
}

.paper {
  padding: 1.5rem clamp(1.25rem, 5vw, 5rem) 4rem;
  background: var(--surface);
}

.paper-bar {
  display: flex;
  justify-content: flex-end;
  gap: 0.25rem;
  margin-bottom: 1rem;
}

.back {
  display: none;
  margin-right: auto;
}

.paper-fields {
  display: grid;
  gap: 1rem;
  max-width: 46rem;
}

.paper .field-long .input {
  min-height: 45vh;
  line-height: 1.7;
}

.paper .field:first-child .input {
  padding-inline: 0;
  border: 0;
  border-bottom: 2px solid var(--border);
  border-radius: 0;
  font-family: var(--font-heading);
  font-size: 1.75rem;
  font-weight: 700;
}

.blank {
  display: grid;
  place-items: center;
  min-height: 60vh;
}

@media (max-width: 48rem) {
  .desk {
    grid-template-columns: minmax(0, 1fr);
  }

  .side {
    border: 0;
  }

  .desk:not(.has-open) .paper,
  .desk.has-open .side {
    display: none;
  }

  .paper {
    min-height: 100vh;
  }

  .back {
    display: inline-flex;
  }
}
`;
