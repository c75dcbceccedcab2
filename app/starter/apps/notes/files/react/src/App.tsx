import { useRef, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { display, emptyValues, fields, type Values } from "./fields";
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
    setNotes(
      notes.map((note) =>
        note.id === openId ? { ...note, changed: Date.now(), ...changes } : note,
      ),
    );
  }

  function remove() {
    if (!open || !confirm("Delete this note?")) return;
    setNotes(notes.filter((note) => note.id !== open.id));
    setOpenId(null);
  }

  const nameOf = (note: Note) => (main && note.values[main.id]) || "Untitled";

  return (
    <main className={`desk${open ? " has-open" : ""}`}>
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
          <p className="empty">
            {notes.length === 0 ? "No notes yet. Write the first one." : "No note matches."}
          </p>
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
                    {note.pinned && (
                      <>
                        <span aria-hidden="true">★ </span>
                        <span className="visually-hidden">Pinned: </span>
                      </>
                    )}
                    {nameOf(note)}
                  </strong>
                  <span className="slip-text">
                    {more
                      .map((field) => display(field, note.values[field.id]))
                      .filter(Boolean)
                      .join(" · ") || "Empty"}
                  </span>
                  <time dateTime={new Date(note.changed).toISOString()}>
                    {new Date(note.changed).toLocaleDateString(undefined, {
                      day: "numeric",
                      month: "short",
                    })}
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
              <button
                type="button"
                className="button quiet small back"
                onClick={() => setOpenId(null)}
              >
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
