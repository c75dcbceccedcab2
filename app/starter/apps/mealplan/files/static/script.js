// What is planned for each day.
const MEALS = ["Breakfast", "Lunch", "Dinner"];

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

const find = (id) => document.getElementById(id);

/** A day as its own text ("2026-05-17"), in the time of whoever looks. */
function dayText(date) {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

let plans = load("plans", {});
if (plans === null || typeof plans !== "object") plans = {};

/** The Monday of the week that a day is in. */
function mondayOf(date) {
  const back = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - back);
}

function plusDays(date, days) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** A week with the empty places filled from the week before; what is planned already stays. */
function filled(own, before) {
  const all = {
    ...before,
    ...Object.fromEntries(Object.entries(own).filter(([, text]) => text !== "")),
  };
  return all;
}

let monday = mondayOf(new Date());
let undone = null; // The week as it was before the copy.

const dayName = (date) => date.toLocaleDateString(undefined, { weekday: "long" });
const short = (date) => date.toLocaleDateString(undefined, { day: "numeric", month: "short" });

function place(day, at) {
  const card = document.createElement("section");
  card.className = dayText(day) === dayText(new Date()) ? "card day is-today" : "card day";
  const heading = document.createElement("h2");
  heading.textContent = dayName(day);
  const date = document.createElement("span");
  date.className = "muted";
  date.textContent = ` ${short(day)}`;
  heading.append(date);
  card.append(heading);
  for (const [nth, meal] of MEALS.entries()) {
    const label = document.createElement("label");
    label.className = "meal";
    const name = document.createElement("span");
    name.className = "label";
    name.textContent = meal;
    const input = document.createElement("input");
    input.className = "input";
    input.maxLength = 120;
    input.value = plans[dayText(monday)]?.[`${at}-${nth}`] ?? "";
    input.addEventListener("input", () => {
      const key = dayText(monday);
      plans[key] = { ...plans[key], [`${at}-${nth}`]: input.value };
      save("plans", plans);
    });
    label.append(name, input);
    card.append(label);
  }
  return card;
}

function paint() {
  const before = plans[dayText(plusDays(monday, -7))] ?? {};
  find("week").textContent = `${short(monday)} – ${short(plusDays(monday, 6))}`;
  find("copy").disabled = !Object.values(before).some((text) => text !== "");
  find("undo").hidden = undone === null;
  find("days").replaceChildren(
    ...Array.from({ length: 7 }, (_, at) => place(plusDays(monday, at), at)),
  );
}

function show(day) {
  monday = day;
  undone = null;
  paint();
}

find("back").addEventListener("click", () => show(plusDays(monday, -7)));
find("on").addEventListener("click", () => show(plusDays(monday, 7)));
find("copy").addEventListener("click", () => {
  const key = dayText(monday);
  undone = plans[key] ?? {};
  plans[key] = filled(undone, plans[dayText(plusDays(monday, -7))] ?? {});
  save("plans", plans);
  paint();
});
find("undo").addEventListener("click", () => {
  plans[dayText(monday)] = undone;
  undone = null;
  save("plans", plans);
  paint();
});

paint();
