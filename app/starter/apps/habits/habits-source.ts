import { source } from "../source";

export const HABITS_APP = source`
import { type FormEvent, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { type Values, display, emptyValues, fields } from "./fields";
import { title } from "./settings";
import { newId, useStored } from "./storage";

interface Habit {
  id: string;
  values: Values;
  /** Days done, as "2024-05-31". */
  days: string[];
}

function dayKey(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count);
}

/** Days in a row up to today; a day that is not over yet does not break it. */
function streakOf(days: string[]): number {
  const done = new Set(days);
  const today = new Date();
  let count = 0;
  for (let back = done.has(dayKey(today)) ? 0 : 1; done.has(dayKey(daysBefore(today, back))); back += 1) count += 1;
  return count;
}

export function App() {
  const [habits, setHabits] = useStored<Habit[]>("habits", []);
  const [draft, setDraft] = useState(emptyValues);
  const [week, setWeek] = useState(0);
  const today = new Date();
  const last = daysBefore(today, week * 7);
  const days = Array.from({ length: 7 }, (_, index) => daysBefore(last, 6 - index));
  const todayKey = dayKey(today);
  const doneToday = habits.filter((habit) => habit.days.includes(todayKey)).length;
  const [main, ...more] = fields;

  function add(event: FormEvent) {
    event.preventDefault();
    if (main && !draft[main.id]?.trim()) return;
    setHabits([...habits, { id: newId(), values: draft, days: [] }]);
    setDraft(emptyValues());
  }

  function toggle(habit: Habit, key: string) {
    const days = habit.days.includes(key) ? habit.days.filter((day) => day !== key) : [...habit.days, key];
    setHabits(habits.map((other) => (other.id === habit.id ? { ...habit, days } : other)));
  }

  function remove(habit: Habit, name: string) {
    if (confirm("Stop tracking “" + name + "”? Its days are deleted too.")) {
      setHabits(habits.filter((other) => other.id !== habit.id));
    }
  }

  return (
    <main className="page">
      <header className="top">
        <div>
          <p className="muted">{today.toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long" })}</p>
          <h1>{title}</h1>
        </div>
        {habits.length > 0 && (
          <p className="today" role="status">
            <strong>{doneToday}</strong> of {habits.length} done today
          </p>
        )}
      </header>

      {habits.length > 0 && (
        <div className="weeks" role="group" aria-label="Week">
          <button type="button" className="button small" onClick={() => setWeek(week + 1)}>
            ← Earlier
          </button>
          <button type="button" className="button small" disabled={week === 0} onClick={() => setWeek(week - 1)}>
            Later →
          </button>
        </div>
      )}

      {habits.length === 0 ? (
        <p className="empty">No habits yet. Small ones work best: “drink a glass of water”, “read a page”.</p>
      ) : (
        <ul className="habits">
          {habits.map((habit) => {
            const name = (main && habit.values[main.id]) || "Habit";
            const streak = streakOf(habit.days);
            return (
              <li key={habit.id} className="card habit">
                <div className="habit-text">
                  <h2>{name}</h2>
                  <p className="muted">
                    {more.map((field) => display(field, habit.values[field.id])).filter(Boolean).join(" · ")}
                  </p>
                </div>
                <div className="days">
                  {days.map((day) => {
                    const key = dayKey(day);
                    const done = habit.days.includes(key);
                    const long = day.toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long" });
                    return (
                      <button
                        key={key}
                        type="button"
                        className={"day" + (key === todayKey ? " is-today" : "")}
                        aria-pressed={done}
                        aria-label={name + ", " + long}
                        onClick={() => toggle(habit, key)}
                      >
                        <span>{day.toLocaleDateString(undefined, { weekday: "narrow" })}</span>
                        <strong>{done ? "✓" : day.getDate()}</strong>
                      </button>
                    );
                  })}
                </div>
                <div className="habit-end">
                  <p className="streak">
                    <strong>{streak}</strong> {streak === 1 ? "day" : "days"} in a row
                  </p>
                  <button
                    type="button"
                    className="button quiet small"
                    aria-label={"Delete " + name}
                    onClick={() => remove(habit, name)}
                  >
                    Delete
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}

      <form className="card new" onSubmit={add} aria-label="Add a habit">
        {fields.map((field) => (
          <FieldInput
            key={field.id}
            field={field}
            value={draft[field.id] ?? ""}
            onChange={(value) => setDraft({ ...draft, [field.id]: value })}
          />
        ))}
        <button type="submit" className="button primary">
          Add habit
        </button>
      </form>
    </main>
  );
}
`;

export const HABITS_STYLES = source`
.page {
  max-width: 58rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 5vw, 3.5rem) 1rem 5rem;
}

.top {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 1rem;
}

.top h1 {
  font-size: clamp(2rem, 6vw, 3rem);
  letter-spacing: -0.03em;
}

.today {
  padding: 0.5rem 1.1rem;
  border-radius: 99px;
  background: color-mix(in oklab, var(--accent) 15%, var(--surface));
}

.weeks {
  display: flex;
  gap: 0.5rem;
  margin: 1.5rem 0 1rem;
}

.page > .empty {
  margin-top: 1.5rem;
}

.habits {
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.habit {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 9rem;
  align-items: center;
  gap: 0.75rem 1.5rem;
  padding: 1rem 1.25rem;
}

.habit h2 {
  font-size: 1.125rem;
}

.days {
  display: grid;
  grid-template-columns: repeat(7, 2.75rem);
  gap: 0.35rem;
}

.day {
  display: grid;
  justify-items: center;
  padding: 0.3rem 0;
  border: 1.5px solid var(--border);
  border-radius: var(--radius);
  background: transparent;
  line-height: 1.3;
  cursor: pointer;
}

.day span {
  color: var(--muted);
  font-size: 0.75rem;
}

.day:hover {
  border-color: var(--accent-ink);
}

.day.is-today {
  border-color: var(--accent-ink);
  border-width: 2px;
}

.day[aria-pressed="true"] {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
}

.day[aria-pressed="true"] span {
  color: inherit;
}

.habit-end {
  text-align: right;
}

.streak strong {
  color: var(--accent-ink);
  font-size: 1.25rem;
}

.new {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: end;
  gap: 0.75rem;
  margin-top: 1.5rem;
  padding: 1.25rem;
}

@media (max-width: 52rem) {
  .habit {
    grid-template-columns: minmax(0, 1fr);
  }

  .days {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  .habit-end {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
}
`;
