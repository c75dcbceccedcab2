import { source } from "../source";

export const CONVERTER_UNITS = source`
export interface Unit {
  name: string;
  sign: string;
  /** How many base units one of these is. */
  factor: number;
  /** What to add after multiplying; only temperatures need it. */
  offset?: number;
}

/** The first unit of each kind is its base. Add a line to add a unit. */
export const kinds: Record<string, Unit[]> = {
  Length: [
    { name: "Metres", sign: "m", factor: 1 },
    { name: "Millimetres", sign: "mm", factor: 0.001 },
    { name: "Centimetres", sign: "cm", factor: 0.01 },
    { name: "Kilometres", sign: "km", factor: 1000 },
    { name: "Inches", sign: "in", factor: 0.0254 },
    { name: "Feet", sign: "ft", factor: 0.3048 },
    { name: "Yards", sign: "yd", factor: 0.9144 },
    { name: "Miles", sign: "mi", factor: 1609.344 },
  ],
  Weight: [
    { name: "Kilograms", sign: "kg", factor: 1 },
    { name: "Grams", sign: "g", factor: 0.001 },
    { name: "Tonnes", sign: "t", factor: 1000 },
    { name: "Ounces", sign: "oz", factor: 0.028349523125 },
    { name: "Pounds", sign: "lb", factor: 0.45359237 },
    { name: "Stones", sign: "st", factor: 6.35029318 },
  ],
  Temperature: [
    { name: "Celsius", sign: "°C", factor: 1 },
    { name: "Fahrenheit", sign: "°F", factor: 5 / 9, offset: -160 / 9 },
    { name: "Kelvin", sign: "K", factor: 1, offset: -273.15 },
  ],
  Volume: [
    { name: "Litres", sign: "l", factor: 1 },
    { name: "Millilitres", sign: "ml", factor: 0.001 },
    { name: "Cubic metres", sign: "m³", factor: 1000 },
    { name: "Teaspoons (US)", sign: "tsp", factor: 0.00492892159375 },
    { name: "Tablespoons (US)", sign: "tbsp", factor: 0.01478676478125 },
    { name: "Cups (US)", sign: "cup", factor: 0.2365882365 },
    { name: "Pints (US)", sign: "pt", factor: 0.473176473 },
    { name: "Gallons (US)", sign: "gal", factor: 3.785411784 },
  ],
  Area: [
    { name: "Square metres", sign: "m²", factor: 1 },
    { name: "Square kilometres", sign: "km²", factor: 1e6 },
    { name: "Hectares", sign: "ha", factor: 10000 },
    { name: "Square feet", sign: "ft²", factor: 0.09290304 },
    { name: "Acres", sign: "ac", factor: 4046.8564224 },
  ],
  Speed: [
    { name: "Kilometres per hour", sign: "km/h", factor: 1 },
    { name: "Metres per second", sign: "m/s", factor: 3.6 },
    { name: "Miles per hour", sign: "mph", factor: 1.609344 },
    { name: "Knots", sign: "kn", factor: 1.852 },
  ],
  Data: [
    { name: "Megabytes", sign: "MB", factor: 1 },
    { name: "Bytes", sign: "B", factor: 1e-6 },
    { name: "Kilobytes", sign: "kB", factor: 0.001 },
    { name: "Gigabytes", sign: "GB", factor: 1000 },
    { name: "Terabytes", sign: "TB", factor: 1e6 },
    { name: "Mebibytes", sign: "MiB", factor: 1.048576 },
    { name: "Gibibytes", sign: "GiB", factor: 1073.741824 },
  ],
};

export function convert(value: number, from: Unit, to: Unit): number {
  const base = value * from.factor + (from.offset ?? 0);
  return (base - (to.offset ?? 0)) / to.factor;
}
`;

export const CONVERTER_MAIN = source`
import { type Unit, convert, firstKind, kinds } from "./units";
import "./styles.css";

function byId<T extends HTMLElement>(id: string): T {
  const node = document.getElementById(id);
  if (!node) throw new Error("index.html has no element with the id " + id);
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
    ...unitsOf().map((unit, index) => new Option(unit.name + " (" + unit.sign + ")", String(index), false, index === chosen)),
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
  result.textContent = valid ? write(convert(value, source, target)) + " " + target.sign : "–";
  formula.textContent = valid
    ? "1 " + source.sign + " = " + write(convert(1, source, target)) + " " + target.sign
    : state.amount.trim() === ""
      ? "Type a number to convert it."
      : "“" + state.amount + "” is not a number.";
  all.replaceChildren(
    ...units.map((unit) => {
      const row = document.createElement("div");
      const name = document.createElement("dt");
      const number = document.createElement("dd");
      name.textContent = unit.name;
      number.textContent = valid ? write(convert(value, source, unit)) + " " + unit.sign : "–";
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
`;

export const CONVERTER_STYLES = source`
.bench {
  display: grid;
  gap: 1.75rem;
  max-width: 56rem;
  margin: 0 auto;
  padding: clamp(1.75rem, 7vh, 5rem) 1rem;
}

.bench > * {
  min-width: 0;
}

.bench h1 {
  font-size: clamp(1.75rem, 5vw, 2.75rem);
  letter-spacing: -0.03em;
}

.kinds {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
}

.kind {
  min-height: 2.5rem;
  padding: 0 1.1rem;
  border: 1px solid var(--border);
  border-radius: 99px;
  background: var(--surface);
  font-weight: 600;
  cursor: pointer;
}

.kind:hover {
  border-color: var(--accent-ink);
}

.kind[aria-pressed="true"] {
  border-color: transparent;
  background: var(--accent);
  color: var(--on-accent);
}

.machine {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 1.25rem;
  padding: clamp(1.25rem, 4vw, 2.25rem);
}

.side {
  display: grid;
  gap: 0.6rem;
}

.amount,
.result {
  height: 4.25rem;
  font-size: clamp(1.5rem, 5vw, 2.25rem);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
}

.result {
  display: flex;
  align-items: center;
  padding: 0.25rem 0.9rem;
  border-radius: calc(var(--radius) * 0.66);
  background: color-mix(in oklab, var(--accent) 13%, var(--surface));
  overflow-x: auto;
  white-space: nowrap;
}

.swap {
  width: 3rem;
  height: 3rem;
  padding: 0;
  border-radius: 50%;
  font-size: 1.25rem;
}

.formula {
  grid-column: 1 / -1;
}

.bench h2 {
  margin-bottom: 0.75rem;
  font-size: 1.125rem;
}

.all {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: 0 2rem;
  margin: 0;
}

.all div {
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.55rem 0;
  border-bottom: 1px solid var(--border);
}

.all dt {
  color: var(--muted);
}

.all dd {
  margin: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}

@media (max-width: 40rem) {
  .machine {
    grid-template-columns: minmax(0, 1fr);
  }

  .swap {
    justify-self: center;
    transform: rotate(90deg);
  }
}
`;
