import { type FormEvent, useState } from "react";
import { FieldInput } from "./components/FieldInput";
import { display, emptyValues, fields, type Values } from "./fields";
import { first, title } from "./settings";
import { newId, useStored } from "./storage";

interface Habit {
  id: string;
  values: Values;
  /** Days done, as "2024-05-31". */
  days: string[];
}

function dayKey(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

function daysBefore(date: Date, count: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - count);
}

/** Days in a row up to today; a day that is not over yet does not break it. */
function streakOf(days: string[]): number {
  const done = new Set(days);
  const today = new Date();
  let count = 0;
  for (
    let back = done.has(dayKey(today)) ? 0 : 1;
    done.has(dayKey(daysBefore(today, back)));
    back += 1
  )
    count += 1;
  return count;
}

const FIRST_HABITS: Habit[] = first.map((text) => ({
  id: newId(),
  values: { ...emptyValues(), [fields[0]?.id ?? ""]: text },
  days: [],
}));

export function App() {
  const [habits, setHabits] = useStored<Habit[]>("habits", FIRST_HABITS);
  const [draft, setDraft] = useState(emptyValues);
  const [week, setWeek] = useState(0);
  const today = new Date();
  const last = daysBefore(today, week * 7);
  const days = Array.from({ length: 7 }, (_, index) => daysBefore(last, 6 - index));
  const todayKey = dayKey(today);
  const doneToday = habits.filter((habit) => habit.days.includes(todayKey)).length;
  const [main, ...more] = fields;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (main && !draft[main.id]?.trim()) return;
    setHabits([...habits, { id: newId(), values: draft, days: [] }]);
    // A form that starts anew has nothing that is wrong in it yet.
    event.currentTarget.reset();
    setDraft(emptyValues());
  }

  function toggle(habit: Habit, key: string) {
    const days = habit.days.includes(key)
      ? habit.days.filter((day) => day !== key)
      : [...habit.days, key];
    setHabits(habits.map((other) => (other.id === habit.id ? { ...habit, days } : other)));
  }

  function remove(habit: Habit, name: string) {
    if (confirm(`Stop tracking “${name}”? Its days are deleted too.`)) {
      setHabits(habits.filter((other) => other.id !== habit.id));
    }
  }

  return (
    <main className="page">
      <header className="top">
        <div>
          <p className="muted">
            {today.toLocaleDateString(undefined, {
              weekday: "long",
              day: "numeric",
              month: "long",
            })}
          </p>
          <h1>{title}</h1>
        </div>
        {habits.length > 0 && (
          <p className="today" role="status">
            <strong>{doneToday}</strong> of {habits.length} done today
          </p>
        )}
      </header>

      {habits.length > 0 && (
        <fieldset className="weeks" aria-label="Week">
          <button type="button" className="button small" onClick={() => setWeek(week + 1)}>
            ← Earlier
          </button>
          <button
            type="button"
            className="button small"
            disabled={week === 0}
            onClick={() => setWeek(week - 1)}
          >
            Later →
          </button>
        </fieldset>
      )}

      {habits.length === 0 ? (
        <p className="empty">
          No habits yet. Small ones work best: “drink a glass of water”, “read a page”.
        </p>
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
                    {more
                      .map((field) => display(field, habit.values[field.id]))
                      .filter(Boolean)
                      .join(" · ")}
                  </p>
                </div>
                <div className="days">
                  {days.map((day) => {
                    const key = dayKey(day);
                    const done = habit.days.includes(key);
                    const long = day.toLocaleDateString(undefined, {
                      weekday: "long",
                      day: "numeric",
                      month: "long",
                    });
                    return (
                      <button
                        key={key}
                        type="button"
                        className={`day${key === todayKey ? " is-today" : ""}`}
                        aria-pressed={done}
                        aria-label={`${name}, ${long}`}
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
                    aria-label={`Delete ${name}`}
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
