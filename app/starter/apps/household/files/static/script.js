const currency = "USD";

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

let entries = load("entries", []);
if (!Array.isArray(entries)) entries = [];

const money = new Intl.NumberFormat(undefined, { style: "currency", currency });

/** What came in, what went out and what is left, in cents, of the entries of a month ("2026-05"). */
function sums(all, month) {
  const of = (kind) =>
    all
      .filter((entry) => entry.kind === kind && entry.date.startsWith(month))
      .reduce((sum, { cents }) => sum + cents, 0);
  return { came: of("in"), went: of("out"), left: of("in") - of("out") };
}

function row(entry) {
  const node = document.createElement("li");
  const what = document.createElement("div");
  const name = document.createElement("strong");
  name.textContent = entry.what;
  const day = document.createElement("span");
  day.className = "muted";
  day.textContent = new Date(`${entry.date}T00:00`).toLocaleDateString(undefined, {
    dateStyle: "medium",
  });
  what.append(name, day);
  const amount = document.createElement("span");
  amount.className = entry.kind === "in" ? "sum came" : "sum";
  amount.textContent = `${entry.kind === "in" ? "+" : "−"}${money.format(entry.cents / 100)}`;
  const remove = document.createElement("button");
  remove.type = "button";
  remove.className = "button quiet small";
  remove.textContent = "Remove";
  remove.setAttribute("aria-label", `Remove ${entry.what}`);
  remove.addEventListener("click", () => {
    entries = entries.filter((one) => one !== entry);
    paint();
  });
  node.append(what, amount, remove);
  return node;
}

function paint() {
  save("entries", entries);
  const month = find("month").value;
  const { came, went, left } = sums(entries, month);
  find("in").textContent = money.format(came / 100);
  find("out").textContent = money.format(went / 100);
  find("left").textContent = money.format(left / 100);
  find("left").classList.toggle("is-short", left < 0);
  const shown = entries
    .filter(({ date }) => date.startsWith(month))
    .sort((one, other) => other.date.localeCompare(one.date));
  find("none").hidden = shown.length > 0;
  find("entries").replaceChildren(...shown.map(row));
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const what = find("what").value.trim();
  if (what === "") return;
  const date = find("date").value;
  const kind = find("form").elements.kind.value;
  entries.push({ kind, what, cents: Math.round(Number(find("amount").value) * 100), date });
  find("month").value = date.slice(0, 7);
  // A form that starts anew has nothing that is wrong in it yet; day and kind stay for the next entry.
  find("form").reset();
  find("date").value = date;
  find("form").elements.kind.value = kind;
  paint();
  find("what").focus();
});
find("date").value = dayText(new Date());
find("month").value = dayText(new Date()).slice(0, 7);
find("month").addEventListener("change", () => {
  // A month that was emptied is this one.
  if (find("month").value === "") find("month").value = dayText(new Date()).slice(0, 7);
  paint();
});

paint();
