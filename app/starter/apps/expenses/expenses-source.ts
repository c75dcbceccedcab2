import { source } from "../source";

export const EXPENSES_APP = source`
import { type FormEvent, useState } from "react";
import { CategoryChart } from "./components/CategoryChart";
import { FieldInput } from "./components/FieldInput";
import { type Values, display, emptyValues, fields } from "./fields";
import { currency, title } from "./settings";
import { newId, useStored } from "./storage";

interface Expense {
  id: string;
  added: string;
  values: Values;
}

// Which fields mean what: the first number is the amount, the first choice groups the chart.
const amountField = fields.find((field) => field.type === "number");
const groupField = fields.find((field) => field.type === "choice") ?? fields.find((field) => field.id === "category");
const dateField = fields.find((field) => field.type === "date");
const nameField = fields.find((field) => field !== amountField && field !== groupField && field !== dateField);

const money = new Intl.NumberFormat(undefined, { style: "currency", currency });

function todayText(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function startValues(): Values {
  const values = emptyValues();
  if (dateField) values[dateField.id] = todayText();
  return values;
}

const dayOf = (expense: Expense) => (dateField && expense.values[dateField.id]) || expense.added;
const amountOf = (expense: Expense) => Number(expense.values[amountField?.id ?? ""]) || 0;

export function App() {
  const [expenses, setExpenses] = useStored<Expense[]>("expenses", []);
  const [draft, setDraft] = useState(startValues);
  const [month, setMonth] = useState(todayText().slice(0, 7));

  const months = [...new Set([todayText().slice(0, 7), ...expenses.map((expense) => dayOf(expense).slice(0, 7))])].sort().reverse();
  const shown = expenses
    .filter((expense) => dayOf(expense).startsWith(month))
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const total = shown.reduce((sum, expense) => sum + amountOf(expense), 0);

  const groups = new Map<string, number>();
  for (const expense of shown) {
    const name = (groupField && expense.values[groupField.id]) || "Other";
    groups.set(name, (groups.get(name) ?? 0) + amountOf(expense));
  }

  function add(event: FormEvent) {
    event.preventDefault();
    setExpenses([{ id: newId(), added: todayText(), values: draft }, ...expenses]);
    setMonth((dateField && draft[dateField.id]?.slice(0, 7)) || month);
    setDraft(startValues());
  }

  const monthName = (key: string) =>
    new Date(key + "-01T00:00").toLocaleDateString(undefined, { month: "long", year: "numeric" });

  return (
    <main className="page">
      <header className="top">
        <h1>{title}</h1>
        <div>
          <label className="visually-hidden" htmlFor="month">
            Month
          </label>
          <select id="month" className="input" value={month} onChange={(event) => setMonth(event.target.value)}>
            {months.map((key) => (
              <option key={key} value={key}>
                {monthName(key)}
              </option>
            ))}
          </select>
        </div>
      </header>

      <div className="columns">
        <section className="card summary" aria-label="Summary">
          <p className="muted">Spent in {monthName(month)}</p>
          <p className="total">{money.format(total)}</p>
          <CategoryChart groups={[...groups]} total={total} format={(value) => money.format(value)} />
        </section>

        <form className="card new" onSubmit={add} aria-label="Add an expense">
          <h2>New expense</h2>
          {fields.map((field) => (
            <FieldInput
              key={field.id}
              field={field}
              value={draft[field.id] ?? ""}
              onChange={(value) => setDraft({ ...draft, [field.id]: value })}
            />
          ))}
          <button type="submit" className="button primary">
            Add expense
          </button>
        </form>
      </div>

      <section aria-labelledby="list-title">
        <h2 id="list-title" className="list-title">
          Entries
        </h2>
        {shown.length === 0 ? (
          <p className="empty">Nothing spent in {monthName(month)} yet.</p>
        ) : (
          <ul className="card entries">
            {shown.map((expense) => {
              const name = (nameField && expense.values[nameField.id]) || "Expense";
              const rest = fields.filter((field) => field !== nameField && field !== amountField);
              return (
                <li key={expense.id}>
                  <div className="entry-text">
                    <strong>{name}</strong>
                    <span className="muted">
                      {rest.map((field) => display(field, expense.values[field.id])).filter(Boolean).join(" · ")}
                    </span>
                  </div>
                  <span className="amount">{money.format(amountOf(expense))}</span>
                  <button
                    type="button"
                    className="button quiet small"
                    aria-label={"Delete " + name}
                    onClick={() => setExpenses(expenses.filter((other) => other.id !== expense.id))}
                  >
                    Delete
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </main>
  );
}
`;

export const CHART = source`
interface Props {
  groups: [string, number][];
  total: number;
  format: (value: number) => string;
}

/** Shades from the accent to the second colour, so that the chart follows the theme. */
function shade(index: number, count: number): string {
  const share = count < 2 ? 100 : Math.round(100 - (index / (count - 1)) * 100);
  return "color-mix(in oklab, var(--accent-ink) " + share + "%, var(--second))";
}

/** A ring by category, with the same numbers as a list beside it. */
export function CategoryChart({ groups, total, format }: Props) {
  const sorted = groups.filter(([, value]) => value > 0).sort((a, b) => b[1] - a[1]);
  if (sorted.length === 0) return <p className="chart-empty muted">The chart appears with the first expense.</p>;
  let start = 0;
  return (
    <div className="chart">
      <svg viewBox="0 0 42 42" role="img" aria-label={"Spending by category, " + format(total) + " in all"}>
        <circle className="chart-track" cx="21" cy="21" r="15.9" />
        {sorted.map(([name, value], index) => {
          const share = (value / total) * 100;
          const offset = -start;
          start += share;
          return (
            <circle
              key={name}
              className="chart-part"
              cx="21"
              cy="21"
              r="15.9"
              pathLength="100"
              stroke={shade(index, sorted.length)}
              strokeDasharray={Math.max(0.5, share - 1) + " 100"}
              strokeDashoffset={offset}
            />
          );
        })}
      </svg>
      <ul className="legend">
        {sorted.map(([name, value], index) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="3" fill={shade(index, sorted.length)} />
            </svg>
            <span>{name}</span>
            <span className="muted">{Math.round((value / total) * 100)}%</span>
            <strong>{format(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
`;

export const EXPENSES_STYLES = source`
.page {
  display: grid;
  gap: 2rem;
  max-width: 64rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 4vw, 3rem) 1rem 5rem;
}

.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
}

.top h1 {
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  letter-spacing: -0.025em;
}

.columns {
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  align-items: start;
  gap: 1.25rem;
}

.summary,
.new {
  padding: clamp(1.25rem, 3vw, 2rem);
}

.total {
  font-size: clamp(2.5rem, 7vw, 3.5rem);
  font-weight: 720;
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  letter-spacing: -0.04em;
}

.chart {
  display: grid;
  grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr);
  align-items: center;
  gap: 1.5rem 2rem;
  margin-top: 1.5rem;
}

.chart circle {
  fill: none;
  stroke-width: 5;
}

.chart-track {
  stroke: var(--raised);
}

.chart-part {
  transform: rotate(-90deg);
  transform-origin: center;
}

.chart-empty {
  margin-top: 1.5rem;
  padding: 2.5rem 1rem;
  border-radius: var(--radius);
  background: var(--raised);
  text-align: center;
}

.legend {
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.legend li {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto minmax(5rem, auto);
  align-items: center;
  gap: 0.6rem;
}

.legend svg {
  width: 0.75rem;
}

.legend strong {
  font-variant-numeric: tabular-nums;
  text-align: right;
}

.new {
  display: grid;
  gap: 0.8rem;
}

.new h2,
.list-title {
  font-size: 1.125rem;
}

.list-title {
  margin-bottom: 0.75rem;
}

.entries {
  margin: 0;
  padding: 0;
  list-style: none;
}

.entries li {
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.75rem 0.75rem 0.75rem 1.25rem;
}

.entries li + li {
  border-top: 1px solid var(--border);
}

.entry-text {
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
}

.entry-text .muted {
  font-size: 0.875rem;
}

.amount {
  font-weight: 650;
  font-variant-numeric: tabular-nums;
}

@media (max-width: 48rem) {
  .columns {
    grid-template-columns: minmax(0, 1fr);
  }
}

@media (max-width: 30rem) {
  .chart {
    grid-template-columns: minmax(0, 1fr);
  }

  .chart > svg {
    max-width: 12rem;
    margin: 0 auto;
  }
}
`;
