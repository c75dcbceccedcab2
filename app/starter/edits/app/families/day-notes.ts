/** The component for a note of each day: a file of its own in the project. */
export const DAY_NOTES = `import { useState } from "react";
import { useStored } from "../storage";

const today = () => new Date().toLocaleDateString("sv-SE");

/** A note for each day. */
export function DayNotes() {
  const [notes, setNotes] = useStored<Record<string, string>>("day-notes", {});
  const [day, setDay] = useState(today);
  const last = Object.entries(notes)
    .filter(([key, text]) => key !== day && text.trim() !== "")
    .sort(([a], [b]) => b.localeCompare(a))
    .slice(0, 7);
  return (
    <section className="card" aria-label="Notes" style={{ padding: "1rem", marginBlock: "1rem" }}>
      <label className="label" htmlFor="note-day">
        Note for
      </label>{" "}
      <input
        id="note-day"
        className="input"
        type="date"
        style={{ width: "auto" }}
        value={day}
        onChange={(event) => setDay(event.target.value || today())}
      />
      <textarea
        className="input"
        aria-label="Note"
        rows={2}
        style={{ marginBlock: "0.5rem" }}
        value={notes[day] ?? ""}
        onChange={(event) => setNotes({ ...notes, [day]: event.target.value })}
      />
      {last.length > 0 && (
        <ul className="muted" style={{ listStyle: "none", padding: 0, margin: 0 }}>
          {last.map(([key, text]) => (
            <li key={key}>
              {new Date(\`\${key}T12:00\`).toLocaleDateString(undefined, { dateStyle: "medium" })}: {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
`;
