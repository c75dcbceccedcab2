import { type FormEvent, useRef, useState } from "react";
import { Cell } from "./components/Cell";
import { FieldInput } from "./components/FieldInput";
import { emptyValues, type Field, fields, type Values } from "./fields";
import { noun, title } from "./settings";
import { newId, useStored } from "./storage";

interface Entry {
  id: string;
  values: Values;
}

interface Sort {
  field: string;
  down: boolean;
}

function compare(field: Field | undefined, a: Entry, b: Entry): number {
  const left = a.values[field?.id ?? ""] ?? "";
  const right = b.values[field?.id ?? ""] ?? "";
  if (left === "" || right === "") return left === right ? 0 : left === "" ? 1 : -1;
  if (field?.type === "number") return Number(left) - Number(right);
  if (field?.type === "choice")
    return (field.options ?? []).indexOf(left) - (field.options ?? []).indexOf(right);
  return left.localeCompare(right);
}

function csv(entries: Entry[]): string {
  // A quote before = + - @ keeps spreadsheets from running an entry as a formula.
  const cell = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replace(/"/g, '""')}"`;
  const rows = [
    fields.map((field) => field.label),
    ...entries.map((entry) => fields.map((field) => entry.values[field.id] ?? "")),
  ];
  return rows.map((row) => row.map(cell).join(",")).join("\r\n");
}

export function App() {
  const [entries, setEntries] = useStored<Entry[]>("entries", []);
  const [query, setQuery] = useState("");
  const [sort, setSort] = useState<Sort | null>(null);
  const [draft, setDraft] = useState<Entry | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const words = query.trim().toLowerCase();
  const shown = entries.filter((entry) =>
    Object.values(entry.values).join(" ").toLowerCase().includes(words),
  );
  if (sort) {
    const field = fields.find((other) => other.id === sort.field);
    shown.sort((a, b) => compare(field, a, b) * (sort.down ? -1 : 1));
  }
  const isNew = draft !== null && !entries.some((entry) => entry.id === draft.id);
  const nameOf = (entry: Entry) => entry.values[fields[0]?.id ?? ""] || "Untitled";

  function open(entry: Entry) {
    setDraft(entry);
    requestAnimationFrame(() => {
      if (dialog.current && !dialog.current.open) dialog.current.showModal();
    });
  }

  function close() {
    dialog.current?.close();
    setDraft(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    setEntries(
      isNew ? [draft, ...entries] : entries.map((entry) => (entry.id === draft.id ? draft : entry)),
    );
    close();
  }

  function remove() {
    if (!draft || !confirm(`Delete “${nameOf(draft)}”?`)) return;
    setEntries(entries.filter((entry) => entry.id !== draft.id));
    close();
  }

  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([csv(shown)], { type: "text/csv" }));
    link.download = `${noun}s.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function sortBy(field: Field) {
    setSort(
      sort?.field === field.id
        ? sort.down
          ? null
          : { field: field.id, down: true }
        : { field: field.id, down: false },
    );
  }

  return (
    <main className="page">
      <header className="top">
        <div>
          <h1>{title}</h1>
          <p className="muted" role="status">
            {entries.length === 0
              ? "Kept in this browser"
              : words
                ? `${shown.length} of ${entries.length} match`
                : `${entries.length} in the list`}
          </p>
        </div>
        <button
          type="button"
          className="button primary"
          onClick={() => open({ id: newId(), values: emptyValues() })}
        >
          Add {noun}
        </button>
      </header>

      {entries.length === 0 ? (
        <div className="empty">
          <p>The list is empty.</p>
          <button
            type="button"
            className="button"
            onClick={() => open({ id: newId(), values: emptyValues() })}
          >
            Add the first {noun}
          </button>
        </div>
      ) : (
        <>
          <div className="tools">
            <div className="search">
              <label className="visually-hidden" htmlFor="search">
                Search
              </label>
              <input
                id="search"
                className="input"
                type="search"
                placeholder="Search in every column"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </div>
            <button type="button" className="button" onClick={download}>
              Download CSV
            </button>
          </div>
          {shown.length === 0 ? (
            <p className="empty">Nothing matches “{query}”.</p>
          ) : (
            <div className="card table-wrap">
              <table>
                <thead>
                  <tr>
                    {fields.map((field) => (
                      <th
                        key={field.id}
                        scope="col"
                        aria-sort={
                          sort?.field === field.id
                            ? sort.down
                              ? "descending"
                              : "ascending"
                            : "none"
                        }
                      >
                        <button type="button" onClick={() => sortBy(field)}>
                          {field.label}
                          <span aria-hidden="true">
                            {sort?.field === field.id ? (sort.down ? " ↓" : " ↑") : ""}
                          </span>
                        </button>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.map((entry) => (
                    <tr key={entry.id}>
                      {fields.map((field, index) => (
                        <td key={field.id} data-label={field.label}>
                          {index === 0 ? (
                            <button type="button" className="name" onClick={() => open(entry)}>
                              {nameOf(entry)}
                            </button>
                          ) : (
                            <Cell field={field} value={entry.values[field.id]} />
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}

      <dialog
        ref={dialog}
        className="card form"
        aria-labelledby="form-title"
        onClose={() => setDraft(null)}
      >
        {draft && (
          <form onSubmit={submit}>
            <h2 id="form-title">{isNew ? `Add ${noun}` : nameOf(draft)}</h2>
            <div className="form-fields">
              {fields.map((field) => (
                <FieldInput
                  key={field.id}
                  field={field}
                  value={draft.values[field.id] ?? ""}
                  onChange={(value) =>
                    setDraft({ ...draft, values: { ...draft.values, [field.id]: value } })
                  }
                />
              ))}
            </div>
            <div className="form-actions">
              <button type="submit" className="button primary">
                Save
              </button>
              <button type="button" className="button" onClick={close}>
                Cancel
              </button>
              {!isNew && (
                <button type="button" className="button quiet" onClick={remove}>
                  Delete
                </button>
              )}
            </div>
          </form>
        )}
      </dialog>
    </main>
  );
}
