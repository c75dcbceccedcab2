function load(key, fallback) {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback; // Storage is off or the text was damaged: start fresh.
  }
}

function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or off: the app still works until the page is closed.
  }
}

const SIGNS = { "+": "+", "-": "−", "*": "×", "/": "÷" };
const DIGITS = 14;

const sum = document.getElementById("sum");
const result = document.getElementById("result");
const historyList = document.getElementById("history");
const noHistory = document.getElementById("no-history");
const clearHistory = document.getElementById("clear-history");

let left = null; // The number before the operator.
let operator = null;
let entry = "0"; // What is being typed.
let fresh = true; // The next digit starts a new number.
let history = load("history", []);
if (!Array.isArray(history)) history = [];

function compute(a, sign, b) {
  const value = sign === "+" ? a + b : sign === "-" ? a - b : sign === "*" ? a * b : a / b;
  return Number(value.toPrecision(12)); // Hides 0.1 + 0.2 = 0.30000000000000004.
}

function format(text) {
  const number = Number(text);
  if (!Number.isFinite(number)) return "Cannot divide by zero";
  if (Math.abs(number) >= 1e12 || (number !== 0 && Math.abs(number) < 1e-9)) {
    return number.toExponential(6);
  }
  const [whole, fraction] = String(text).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, " ");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function show() {
  result.textContent = format(entry);
  sum.textContent = operator === null ? "" : `${format(String(left))} ${SIGNS[operator]}`;
}

function press(key) {
  if (!Number.isFinite(Number(entry))) reset();
  if (/^\d$/.test(key)) {
    if (fresh) entry = key;
    else if (entry.replace(/\D/g, "").length < DIGITS) entry = entry === "0" ? key : entry + key;
    fresh = false;
  } else if (key === ".") {
    if (fresh) entry = "0.";
    else if (!entry.includes(".")) entry += ".";
    fresh = false;
  } else if (key === "back") {
    entry = fresh || entry.length < 2 || /^-\d$/.test(entry) ? "0" : entry.slice(0, -1);
    fresh = false;
  } else if (key === "sign") {
    entry = String(-Number(entry));
  } else if (key === "%") {
    entry = String(compute(Number(entry), "/", 100));
  } else if (key === "clear") {
    reset();
  } else if (key === "=") {
    equals();
  } else {
    if (operator !== null && !fresh) left = compute(left, operator, Number(entry));
    else left = Number(entry);
    entry = String(left);
    operator = key;
    fresh = true;
  }
  show();
}

function reset() {
  left = null;
  operator = null;
  entry = "0";
  fresh = true;
}

function equals() {
  if (operator === null) return;
  const text = `${format(String(left))} ${SIGNS[operator]} ${format(entry)}`;
  const value = compute(left, operator, Number(entry));
  if (Number.isFinite(value)) {
    history = [{ text, value }, ...history].slice(0, 20);
    save("history", history);
    showHistory();
  }
  entry = String(value);
  operator = null;
  left = null;
  fresh = true;
}

function showHistory() {
  noHistory.hidden = history.length > 0;
  clearHistory.hidden = history.length === 0;
  historyList.replaceChildren(
    ...history.map(({ text, value }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "past";
      const from = document.createElement("span");
      from.textContent = `${text} =`;
      const to = document.createElement("strong");
      to.textContent = format(String(value));
      button.append(from, to);
      button.addEventListener("click", () => {
        entry = String(value);
        fresh = true;
        show();
      });
      const item = document.createElement("li");
      item.append(button);
      return item;
    }),
  );
}

document.getElementById("keys").addEventListener("click", (event) => {
  const button = event.target.closest("[data-key]");
  if (button) press(button.dataset.key);
});

clearHistory.addEventListener("click", () => {
  history = [];
  save("history", history);
  showHistory();
});

const KEYBOARD = { Enter: "=", Backspace: "back", Escape: "clear", Delete: "clear", ",": "." };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // A focused button answers to Enter itself.
  if (event.key === "Enter" && event.target.closest("button")) return;
  const key = KEYBOARD[event.key] ?? event.key;
  const button = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (!button) return;
  event.preventDefault();
  press(key);
  button.classList.add("pressed");
  setTimeout(() => button.classList.remove("pressed"), 120);
});

show();
showHistory();
