import { convert, firstKind, kinds, type Unit } from "./units";
import "./styles.css";

function byId<T extends HTMLElement>(id: string): T {
  const node = document.getElementById(id);
  if (!node) throw new Error(`index.html has no element with the id ${id}`);
  return node as T;
}

const amount = byId<HTMLInputElement>("amount");
const from = byId<HTMLSelectElement>("from");
const to = byId<HTMLSelectElement>("to");
const result = byId<HTMLOutputElement>("result");
const formula = byId("formula");
const all = byId("all");

interface State {
  kind: string;
  from: number;
  to: number;
  amount: string;
}

const state: State = { kind: firstKind, from: 0, to: 1, amount: "1" };
try {
  const stored = JSON.parse(localStorage.getItem("converter") ?? "{}") as Partial<State>;
  if (stored.kind && kinds[stored.kind]) Object.assign(state, stored);
} catch {
  // Storage is off or damaged: start with the defaults.
}

const numbers = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 8 });

function write(value: number): string {
  const tiny = value !== 0 && Math.abs(value) < 1e-6;
  return tiny || Math.abs(value) >= 1e15 ? value.toExponential(5) : numbers.format(value);
}

function unitsOf(): Unit[] {
  return kinds[state.kind] ?? [];
}

function fill(select: HTMLSelectElement, chosen: number) {
  select.replaceChildren(
    ...unitsOf().map(
      (unit, index) =>
        new Option(`${unit.name} (${unit.sign})`, String(index), false, index === chosen),
    ),
  );
}

function show() {
  const units = unitsOf();
  const source = units[state.from] ?? units[0];
  const target = units[state.to] ?? units[1];
  if (!source || !target) return;
  const value = Number(state.amount.replace(",", ".").replace(/\s/g, ""));
  const valid = state.amount.trim() !== "" && Number.isFinite(value);
  amount.setAttribute("aria-invalid", String(!valid && state.amount.trim() !== ""));
  result.textContent = valid ? `${write(convert(value, source, target))} ${target.sign}` : "–";
  formula.textContent = valid
    ? `1 ${source.sign} = ${write(convert(1, source, target))} ${target.sign}`
    : state.amount.trim() === ""
      ? "Type a number to convert it."
      : `“${state.amount}” is not a number.`;
  all.replaceChildren(
    ...units.map((unit) => {
      const row = document.createElement("div");
      const name = document.createElement("dt");
      const number = document.createElement("dd");
      name.textContent = unit.name;
      number.textContent = valid ? `${write(convert(value, source, unit))} ${unit.sign}` : "–";
      row.append(name, number);
      return row;
    }),
  );
  for (const button of document.querySelectorAll<HTMLElement>(".kind")) {
    button.setAttribute("aria-pressed", String(button.textContent === state.kind));
  }
  try {
    localStorage.setItem("converter", JSON.stringify(state));
  } catch {
    // Storage is off: the choice holds until the page is closed.
  }
}

function choose(kind: string, first = 0, second = 1) {
  Object.assign(state, { kind, from: first, to: second });
  fill(from, first);
  fill(to, second);
  show();
}

for (const kind of Object.keys(kinds)) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "kind";
  button.textContent = kind;
  button.addEventListener("click", () => choose(kind));
  byId("kinds").append(button);
}

amount.value = state.amount;
amount.addEventListener("input", () => {
  state.amount = amount.value;
  show();
});
from.addEventListener("change", () => {
  state.from = Number(from.value);
  show();
});
to.addEventListener("change", () => {
  state.to = Number(to.value);
  show();
});
byId("swap").addEventListener("click", () => choose(state.kind, state.to, state.from));
byId<HTMLFormElement>("form").addEventListener("submit", (event) => event.preventDefault());

choose(state.kind, state.from, state.to);
