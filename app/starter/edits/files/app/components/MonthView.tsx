import { useState } from "react";
import { fields } from "../fields";

interface Entry {
  id: string;
  values: Record<string, string>;
}

const keyOf = (date: Date) => date.toLocaleDateString("sv-SE");

/** The entries on the days of a month. `date`: the id of the field that holds the day. */
export function MonthView<T extends Entry>(props: {
  entries: T[];
  date: string;
  onOpen?: (entry: T) => void;
}) {
  const { entries, date, onOpen } = props;
  const [shift, setShift] = useState(0);
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() + shift, 1);
  const blank = (first.getDay() + 6) % 7;
  const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const cells = Array.from({ length: Math.ceil((blank + length) / 7) * 7 }, (_, at) => {
    const day = at - blank + 1;
    return day < 1 || day > length ? null : new Date(first.getFullYear(), first.getMonth(), day);
  });
  const weeks = Array.from({ length: cells.length / 7 }, (_, at) =>
    cells.slice(at * 7, at * 7 + 7),
  );
  const monday = new Date(2024, 0, 1);
  const names = Array.from({ length: 7 }, (_, at) =>
    new Date(monday.getFullYear(), 0, 1 + at).toLocaleDateString(undefined, { weekday: "short" }),
  );
  const time = fields.find((field) => field.type === "time")?.id ?? "";
  const on = (key: string) =>
    entries
      .filter((entry) => (entry.values[date] ?? "").slice(0, 10) === key)
      .sort((a, b) => (a.values[time] ?? "").localeCompare(b.values[time] ?? ""));
  const nameOf = (entry: Entry) =>
    [entry.values[time], entry.values[fields[0]?.id ?? ""] || "Untitled"].filter(Boolean).join(" ");

  return (
    <section className="card month-view" aria-label="Calendar">
      <div className="month-head">
        <button type="button" className="button small" onClick={() => setShift(shift - 1)}>
          ← Earlier
        </button>
        <h2>{first.toLocaleDateString(undefined, { month: "long", year: "numeric" })}</h2>
        <button type="button" className="button small" onClick={() => setShift(shift + 1)}>
          Later →
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys, too */}
      <section className="month-scroll" aria-label="Days" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)?.getTime()}>
                {week.map((day, at) =>
                  day ? (
                    <td
                      key={day.getTime()}
                      className={keyOf(day) === keyOf(now) ? "is-today" : undefined}
                    >
                      <span className="month-day">{day.getDate()}</span>
                      {on(keyOf(day)).map((entry) =>
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
                    </td>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place in the week
                    <td key={`blank-${at}`} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
