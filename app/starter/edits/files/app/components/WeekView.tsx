import { useState } from "react";
import { fields } from "../fields";

interface Entry {
  id: string;
  values: Record<string, string>;
}

/** The days that are shown, Monday is 1 and Sunday 7. */
const DAYS: number[] = [1, 2, 3, 4, 5, 6, 7];

/** The entries of a week by day and time. `date`: the id of the field that holds the day. */
export function WeekView<T extends Entry>(props: {
  entries: T[];
  date: string;
  onOpen?: (entry: T) => void;
}) {
  const { entries, date, onOpen } = props;
  const [shift, setShift] = useState(0);
  const now = new Date();
  const days = DAYS.map(
    (day) =>
      new Date(
        now.getFullYear(),
        now.getMonth(),
        now.getDate() - ((now.getDay() + 6) % 7) + day - 1 + shift * 7,
      ),
  );
  const time = fields.find((field) => field.type === "time")?.id ?? "";
  const nameOf = (entry: Entry) =>
    [entry.values[time], entry.values[fields[0]?.id ?? ""] || "Untitled"].filter(Boolean).join(" ");

  return (
    <section className="card week-view" aria-label="Week">
      <div className="month-head">
        <button type="button" className="button small" onClick={() => setShift(shift - 1)}>
          ← Earlier
        </button>
        <h2>
          {days[0]?.toLocaleDateString(undefined, { dateStyle: "medium" })} –{" "}
          {days.at(-1)?.toLocaleDateString(undefined, { dateStyle: "medium" })}
        </h2>
        <button type="button" className="button small" onClick={() => setShift(shift + 1)}>
          Later →
        </button>
      </div>
      <div className="week-days">
        {days.map((day) => {
          const key = day.toLocaleDateString("sv-SE");
          const own = entries
            .filter((entry) => (entry.values[date] ?? "").slice(0, 10) === key)
            .sort((a, b) => (a.values[time] ?? "").localeCompare(b.values[time] ?? ""));
          return (
            <section key={key} aria-label={key}>
              <h3>{day.toLocaleDateString(undefined, { weekday: "short", day: "numeric" })}</h3>
              {own.length === 0 && <p className="muted">–</p>}
              {own.map((entry) =>
                onOpen ? (
                  <button
                    key={entry.id}
                    type="button"
                    className="month-entry"
                    onClick={() => onOpen(entry)}
                  >
                    {nameOf(entry)}
                  </button>
                ) : (
                  <span key={entry.id} className="month-entry">
                    {nameOf(entry)}
                  </span>
                ),
              )}
            </section>
          );
        })}
      </div>
    </section>
  );
}
