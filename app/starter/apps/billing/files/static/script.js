const currency = "USD";
// What an hour costs until another rate is set.
const RATE = 50;

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

let entries = load("entries", []);
if (!Array.isArray(entries)) entries = [];
let started = load("started", null); // What runs now goes on while the page is closed.

const money = new Intl.NumberFormat(undefined, { style: "currency", currency });

/** Hours and what they cost, for each client, of the entries that began in a month. */
function perClient(all, year, month) {
  const sums = new Map();
  for (const { client, rate, from, to } of all) {
    const day = new Date(from);
    if (day.getFullYear() !== year || day.getMonth() !== month) continue;
    const hours = (to - from) / 3_600_000;
    const sum = sums.get(client) ?? { hours: 0, cost: 0 };
    sums.set(client, { hours: sum.hours + hours, cost: sum.cost + hours * rate });
  }
  return sums;
}

function clock(ms) {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

function line(name, amount, ...more) {
  const node = document.createElement("li");
  const said = document.createElement("span");
  said.textContent = name;
  const sum = document.createElement("strong");
  sum.textContent = amount;
  node.append(said, sum, ...more);
  return node;
}

function entryLine(entry) {
  const remove = document.createElement("button");
  remove.type = "button";
  remove.className = "button quiet small";
  remove.textContent = "Remove";
  remove.setAttribute("aria-label", `Remove ${entry.client}`);
  remove.addEventListener("click", () => {
    entries = entries.filter((one) => one !== entry);
    paint();
  });
  const day = new Date(entry.from).toLocaleDateString(undefined, { dateStyle: "medium" });
  return line(`${entry.client}, ${day}`, clock(entry.to - entry.from), remove);
}

function tick() {
  find("running").textContent = started ? clock(Date.now() - started.from) : "00:00:00";
}

function paint() {
  save("entries", entries);
  save("started", started);
  const now = new Date();
  const sums = [...perClient(entries, now.getFullYear(), now.getMonth())];
  const all = sums.reduce((sum, [, { cost }]) => sum + cost, 0);
  find("bill").textContent = money.format(all);
  find("clients").replaceChildren(
    ...sums.map(([client, { hours, cost }]) =>
      line(`${client}, ${hours.toFixed(2)} h`, money.format(cost)),
    ),
  );
  find("none").hidden = entries.length > 0;
  find("entries").replaceChildren(...entries.map(entryLine));
  const known = [...new Set(entries.map(({ client }) => client))];
  find("known").replaceChildren(...known.map((name) => new Option(name, name)));
  find("toggle").textContent = started ? "Stop" : "Start";
  find("client").readOnly = find("rate").readOnly = started !== null;
  tick();
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (started) {
    entries.unshift({ ...started, to: Date.now() });
    started = null;
  } else {
    const client = find("client").value.trim();
    if (client === "") return;
    const rate = Number(find("rate").value);
    save("rate", rate);
    started = { client, rate, from: Date.now() };
  }
  paint();
});
// A client who is known already has a rate.
find("client").addEventListener("change", () => {
  const last = entries.find(({ client }) => client === find("client").value.trim());
  if (last) find("rate").value = String(last.rate);
});
find("rate").value = String(started?.rate ?? load("rate", RATE) ?? RATE);
if (started) find("client").value = started.client;
setInterval(tick, 1000);

paint();
