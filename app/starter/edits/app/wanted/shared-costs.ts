import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { isOfMoney } from "../families/grouped-by";
import { namesIn } from "./told-around";

const APP = "src/App.tsx";

/** Who shares an expense is ticked in the form, and who owes whom is reckoned by it. */
export function sharedCosts(files: FileTree, said: string): EditResult | null {
  const start = files.get(APP) ?? "";
  if (!isOfMoney(files)) return null;
  if (files.has("src/components/SharedCosts.tsx"))
    return there("The form asks already who shares an expense, and who owes whom follows from it.");
  const own = fieldsOf(files).find(({ label }) => /who|paid by|payer|person/iu.test(label));
  const people = namesIn(said);
  const payer = { id: "paidBy", label: "Paid by" };
  const added = own
    ? null
    : addFields(
        files,
        [
          people.length > 0
            ? { ...payer, type: "choice", options: people }
            : { ...payer, type: "text" },
        ],
        true,
      );
  if (added && !added.ok) return null;
  const id = own?.id ?? "paidBy";
  const names = (own?.options.length ? own.options : people).join(", ");
  // Equal shares of all make room for shares that are ticked.
  const code = start
    .replace(/^import \{ Settlement \} .*\n/m, "")
    .replace(/^ *<Settlement\n[\s\S]*?^ *\/>\n/m, "");
  const about = /^( +)<\/span>\n +<\/div>\n +<span className="amount">/m.exec(code);
  const shown =
    about &&
    code.replace(
      about[0],
      (lines) =>
        `${about[1]}</span>\n${about[1]}{expense.values.sharedBy && (\n${about[1]}  <small className="muted">Shared by {expense.values.sharedBy}</small>\n${about[1]})}\n${lines.slice(lines.indexOf("\n") + 1)}`,
    );
  const state = /^ {2}const \[expenses, setExpenses\] = .*\n/m;
  const submit = /^( +)<button type="submit" className="button primary">\n +Add expense/m.exec(
    shown ?? "",
  );
  const list = /^( +)<section aria-labelledby="list-title">\n/m.exec(shown ?? "");
  if (!shown || !state.test(shown) || !submit || !list) return null;
  const ticks = `${submit[1]}<SharedBy\n${submit[1]}  people={people}\n${submit[1]}  value={draft.sharedBy ?? ""}\n${submit[1]}  onChange={(sharedBy) => setDraft({ ...draft, sharedBy })}\n${submit[1]}/>\n`;
  const costs = `${list[1]}<SharedCosts\n${list[1]}  names={names}\n${list[1]}  onNames={setNames}\n${list[1]}  costs={Array.from(shown, (expense) => ({\n${list[1]}    by: (expense.values[${jsInline(id)}] ?? "").trim(),\n${list[1]}    amount: amountOf(expense),\n${list[1]}    shares: sharesOf(expense.values.sharedBy, people),\n${list[1]}  }))}\n${list[1]}  format={(value) => money.format(value)}\n${list[1]}/>\n\n`;
  const next = shown
    .replace(list[0], (line) => costs + line)
    .replace(submit[0], (line) => ticks + line)
    .replace(
      state,
      (line) =>
        `${line}  const [names, setNames] = useStored("people", ${JSON.stringify(names)});\n  const people = peopleOf(\n    names,\n    expenses.map((expense) => expense.values[${jsInline(id)}] ?? ""),\n  );\n`,
    )
    .replace(
      /^import \{ FieldInput \} .*\n/m,
      (line) =>
        `${line}import { SharedBy } from "./components/SharedBy";\nimport { SharedCosts } from "./components/SharedCosts";\n`,
    )
    .replace(/^import \{ newId/m, 'import { peopleOf, sharesOf } from "./shares";\nimport { newId');
  return edited(
    new Map([
      ...(added?.changes ?? []),
      [APP, next],
      ["src/shares.ts", SHARES],
      ["src/components/SharedBy.tsx", SHARED_BY],
      ["src/components/SharedCosts.tsx", SHARED_COSTS],
    ]),
    `The form asks ${own ? "" : "who paid and "}by ticks who shares an expense (all do where nobody is ticked). Above the list stands who owes whom how much in the month that is shown${names ? "" : "; enter there first who the people are, with commas between"}.`,
  );
}

const SHARES = `/** One thing that was paid: by whom, and who shares it. */
export interface Cost {
  by: string;
  amount: number;
  shares: string[];
}

const parted = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Everybody who is named or has paid something, once each. */
export function peopleOf(names: string, payers: string[]): string[] {
  return [...new Set([...parted(names), ...payers.map((name) => name.trim()).filter(Boolean)])];
}

/** Who shares an expense: those who were ticked, else all. */
export function sharesOf(ticked: string | undefined, people: string[]): string[] {
  const own = parted(ticked ?? "");
  return own.length > 0 ? own : people;
}

/** As few payments as leave nobody with a debt, and those who share in the order of the people. */
export function paymentsOf(costs: Cost[]): { from: string; to: string; amount: number }[] {
  const left = new Map<string, number>();
  const add = (name: string, amount: number) => left.set(name, (left.get(name) ?? 0) + amount);
  for (const { by, amount, shares } of costs) {
    if (by === "" || shares.length === 0) continue;
    add(by, amount);
    for (const name of shares) add(name, -amount / shares.length);
  }
  const payments: { from: string; to: string; amount: number }[] = [];
  for (const [from, debt] of left) {
    let open = -debt;
    for (const [to, rest] of left) {
      const amount = Math.min(open, rest);
      if (amount < 0.005) continue;
      payments.push({ from, to, amount });
      left.set(to, rest - amount);
      open -= amount;
    }
  }
  return payments;
}
`;

const SHARED_BY = `interface Props {
  people: string[];
  value: string;
  onChange: (value: string) => void;
}

/** Who shares an expense, by ticks. */
export function SharedBy({ people, value, onChange }: Props) {
  if (people.length === 0) return null;
  const ticked = value.split(", ").filter(Boolean);
  return (
    <fieldset className="field" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend className="label">Shared by</legend>
      {people.map((name) => (
        <label key={name} style={{ display: "inline-flex", gap: "0.35rem", marginInlineEnd: "1rem" }}>
          <input
            type="checkbox"
            checked={ticked.includes(name)}
            onChange={(event) =>
              onChange(
                people
                  .filter((one) => (one === name ? event.target.checked : ticked.includes(one)))
                  .join(", "),
              )
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
`;

const SHARED_COSTS = `import { type Cost, paymentsOf } from "../shares";

interface Props {
  names: string;
  onNames: (names: string) => void;
  costs: Cost[];
  format: (value: number) => string;
}

/** Who owes whom, by who shares each expense. */
export function SharedCosts({ names, onNames, costs, format }: Props) {
  const payments = paymentsOf(costs);
  return (
    <section className="card" aria-label="Who owes whom" style={{ padding: "1rem", marginBlock: "1rem" }}>
      <h2 style={{ marginBlockStart: 0 }}>Who owes whom</h2>
      <label className="label">
        People, with commas between
        <input className="input" value={names} onChange={(event) => onNames(event.target.value)} />
      </label>
      {payments.length === 0 ? (
        <p className="muted">Nobody owes anything.</p>
      ) : (
        <ul>
          {payments.map(({ from, to, amount }) => (
            <li key={\`\${from} \${to}\`}>
              {from} owes {to} <strong>{format(amount)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
`;
