import { useState } from "react";

const keyOf = (date: Date) => date.toLocaleDateString("sv-SE");

/** The days of a month, the stronger coloured the more was done on them. */
export function HabitMonth({ habits }: { habits: { days: string[] }[] }) {
  const [shift, setShift] = useState(0);
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() + shift, 1);
  const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const days = Array.from(
    { length },
    (_, at) => new Date(first.getFullYear(), first.getMonth(), at + 1),
  );
  const shareOf = (day: Date) =>
    habits.length === 0
      ? 0
      : habits.filter((habit) => habit.days.includes(keyOf(day))).length / habits.length;

  return (
    <section className="card" aria-label="Month" style={{ padding: "1rem", marginBlock: "1rem" }}>
      <div
        style={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          gap: "0.5rem",
        }}
      >
        <button type="button" className="button small" onClick={() => setShift(shift - 1)}>
          ← Earlier month
        </button>
        <strong>{first.toLocaleDateString(undefined, { month: "long", year: "numeric" })}</strong>
        <button type="button" className="button small" onClick={() => setShift(shift + 1)}>
          Later month →
        </button>
      </div>
      <ol
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
          gap: "0.25rem",
          padding: 0,
          listStyle: "none",
        }}
      >
        {days.map((day, at) => (
          <li
            key={keyOf(day)}
            title={`${Math.round(shareOf(day) * 100)} %`}
            style={{
              gridColumnStart: at === 0 ? ((day.getDay() + 6) % 7) + 1 : undefined,
              padding: "0.4rem 0",
              borderRadius: "6px",
              textAlign: "center",
              background: `color-mix(in oklab, var(--accent) ${Math.round(shareOf(day) * 55)}%, var(--raised))`,
            }}
          >
            {day.getDate()}
            <span className="visually-hidden">: {Math.round(shareOf(day) * 100)} % done</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
