import { type FormEvent, useState } from "react";
import { CategoryChart } from "./components/CategoryChart";
import { FieldInput } from "./components/FieldInput";
import { display, emptyValues, fields, type Values } from "./fields";
import { currency, title } from "./settings";
import { newId, useStored } from "./storage";

interface Expense {
  id: string;
  added: string;
  values: Values;
}

// Which fields mean what: the first number is the amount; the category groups the chart, or else a choice of no person.
const amountField = fields.find((field) => field.type === "number");
const choices = fields.filter((field) => field.type === "choice");
const groupField =
  fields.find((field) => field.id === "category") ??
  choices.find((field) => !/who|paid|payer|person/i.test(field.label)) ??
  choices[0];
const dateField = fields.find((field) => field.type === "date");
const nameField = fields.find(
  (field) => field !== amountField && field !== groupField && field !== dateField,
);

const money = new Intl.NumberFormat(undefined, { style: "currency", currency });

function todayText(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
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

  const months = [
    ...new Set([todayText().slice(0, 7), ...expenses.map((expense) => dayOf(expense).slice(0, 7))]),
  ]
    .sort()
    .reverse();
  const shown = expenses
    .filter((expense) => dayOf(expense).startsWith(month))
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  const total = shown.reduce((sum, expense) => sum + amountOf(expense), 0);

  const groups = new Map<string, number>();
  for (const expense of shown) {
    const name = (groupField && expense.values[groupField.id]) || "Other";
    groups.set(name, (groups.get(name) ?? 0) + amountOf(expense));
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setExpenses([{ id: newId(), added: todayText(), values: draft }, ...expenses]);
    setMonth((dateField && draft[dateField.id]?.slice(0, 7)) || month);
    // A form that starts anew has nothing that is wrong in it yet.
    event.currentTarget.reset();
    setDraft(startValues());
  }

  const monthName = (key: string) =>
    new Date(`${key}-01T00:00`).toLocaleDateString(undefined, { month: "long", year: "numeric" });

  return (
    <main className="page">
      <header className="top">
        <h1>{title}</h1>
        <div>
          <label className="visually-hidden" htmlFor="month">
            Month
          </label>
          <select
            id="month"
            className="input"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
          >
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
          <CategoryChart
            groups={[...groups]}
            total={total}
            format={(value) => money.format(value)}
          />
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
                      {rest
                        .map((field) => display(field, expense.values[field.id]))
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                  </div>
                  <span className="amount">{money.format(amountOf(expense))}</span>
                  <button
                    type="button"
                    className="button quiet small"
                    aria-label={`Delete ${name}`}
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
