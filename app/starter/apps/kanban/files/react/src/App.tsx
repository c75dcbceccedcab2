import { type FormEvent, useRef, useState } from "react";
import { BoardCard, type Card } from "./components/BoardCard";
import { FieldInput } from "./components/FieldInput";
import { emptyValues, fields, type Values } from "./fields";
import { columns, title } from "./settings";
import { newId, useStored } from "./storage";

/** What the board shows the first time it is opened. */
const firstCards: Card[] = [
  {
    id: "first",
    column: columns[0] ?? "",
    values: { ...emptyValues(), [fields[0]?.id ?? ""]: "Drag me to another column" },
  },
  {
    id: "second",
    column: columns[1] ?? "",
    values: { ...emptyValues(), [fields[0]?.id ?? ""]: "Or move me with my arrows" },
  },
  {
    id: "third",
    column: columns[columns.length - 1] ?? "",
    values: { ...emptyValues(), [fields[0]?.id ?? ""]: "Choose me to edit or delete me" },
  },
];

export function App() {
  const [cards, setCards] = useStored<Card[]>("cards", firstCards);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [form, setForm] = useState<{ card: Card; isNew: boolean } | null>(null);
  const [said, setSaid] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);

  const inColumn = (column: string) => cards.filter((card) => columnOf(card) === column);
  const nameOf = (card: Card) => card.values[fields[0]?.id ?? ""] || "Untitled";

  // A column that was renamed keeps its cards in the first one.
  function columnOf(card: Card): string {
    return columns.includes(card.column) ? card.column : (columns[0] ?? "");
  }

  function place(id: string, column: string, beforeId: string | null) {
    const card = cards.find((other) => other.id === id);
    if (!card || id === beforeId) return;
    const rest = cards.filter((other) => other.id !== id);
    const at = beforeId ? rest.findIndex((other) => other.id === beforeId) : rest.length;
    rest.splice(at < 0 ? rest.length : at, 0, { ...card, column });
    setCards(rest);
    setSaid(`${nameOf(card)} is now in ${column}.`);
  }

  function move(card: Card, step: "left" | "right" | "up" | "down") {
    const column = columnOf(card);
    if (step === "left" || step === "right") {
      const next = columns[columns.indexOf(column) + (step === "left" ? -1 : 1)];
      if (next) place(card.id, next, null);
    } else {
      const list = inColumn(column);
      const at = list.indexOf(card);
      if (step === "up" && at > 0) place(card.id, column, list[at - 1]?.id ?? null);
      if (step === "down" && at < list.length - 1) place(card.id, column, list[at + 2]?.id ?? null);
    }
    // The card is drawn anew in its place: keep the keyboard on the button that was used.
    requestAnimationFrame(() => {
      const item = document.getElementById(`card-${card.id}`);
      const button = item?.querySelector<HTMLButtonElement>(`[data-step="${step}"]:not(:disabled)`);
      (button ?? item?.querySelector<HTMLButtonElement>("button:not(:disabled)"))?.focus();
    });
  }

  function open(card: Card, isNew: boolean) {
    setForm({ card, isNew });
    requestAnimationFrame(() => {
      if (dialog.current && !dialog.current.open) dialog.current.showModal();
    });
  }

  function close() {
    dialog.current?.close();
    setForm(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form) return;
    const { card, isNew } = form;
    setCards(
      isNew ? [...cards, card] : cards.map((other) => (other.id === card.id ? card : other)),
    );
    close();
  }

  function remove() {
    if (!form) return;
    setCards(cards.filter((other) => other.id !== form.card.id));
    close();
  }

  function setValues(values: Values) {
    if (form) setForm({ ...form, card: { ...form.card, values } });
  }

  return (
    <main className="board-page">
      <header className="board-head">
        <h1>{title}</h1>
        <p className="muted">{cards.length === 1 ? "1 card" : `${cards.length} cards`}</p>
      </header>
      <p className="visually-hidden" role="status">
        {said}
      </p>

      <div className="board">
        {columns.map((column, index) => (
          <section
            key={column}
            className={`lane${over === column ? " is-over" : ""}`}
            aria-label={column}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(column);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              event.preventDefault();
              const before = (event.target as HTMLElement).closest("[data-card]");
              if (dragged) place(dragged, column, before?.getAttribute("data-card") ?? null);
              setOver(null);
              setDragged(null);
            }}
          >
            <header className="lane-head">
              <h2>{column}</h2>
              <span className="count">{inColumn(column).length}</span>
            </header>
            <ul className="cards">
              {inColumn(column).map((card, position, list) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  can={{
                    left: index > 0,
                    right: index < columns.length - 1,
                    up: position > 0,
                    down: position < list.length - 1,
                  }}
                  onMove={(step) => move(card, step)}
                  onOpen={() => open(card, false)}
                  onDrag={(on) => setDragged(on ? card.id : null)}
                />
              ))}
            </ul>
            {inColumn(column).length === 0 && <p className="lane-empty muted">Drop a card here</p>}
            <button
              type="button"
              className="button quiet small"
              aria-label={`Add a card to ${column}`}
              onClick={() => open({ id: newId(), column, values: emptyValues() }, true)}
            >
              + Add a card
            </button>
          </section>
        ))}
      </div>

      <dialog
        ref={dialog}
        className="card form"
        aria-labelledby="form-title"
        onClose={() => setForm(null)}
      >
        {form && (
          <form onSubmit={submit}>
            <h2 id="form-title">{form.isNew ? "New card" : "Edit card"}</h2>
            {fields.map((field) => (
              <FieldInput
                key={field.id}
                field={field}
                value={form.card.values[field.id] ?? ""}
                onChange={(value) => setValues({ ...form.card.values, [field.id]: value })}
              />
            ))}
            <div className="form-actions">
              <button type="submit" className="button primary">
                Save
              </button>
              <button type="button" className="button" onClick={close}>
                Cancel
              </button>
              {!form.isNew && (
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
