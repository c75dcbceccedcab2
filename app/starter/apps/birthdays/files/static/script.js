// Who stands there when it is opened for the first time.
const FIRST_PEOPLE = [];

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

let people = load("people", null);
if (!Array.isArray(people)) people = [...FIRST_PEOPLE];

const DAY = 86_400_000;

/** The next birthday of somebody born on a day ("1990-05-17"), seen from a day: how many days on, and the age reached. */
function nextBirthday(born, today) {
  const [year, month, day] = born.split("-").map(Number);
  const from = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  // Who was born on 29 February has it on 1 March of other years.
  const on = (of) => Date.UTC(of, month - 1, day);
  const first = today.getFullYear();
  const of = on(first) >= from ? first : first + 1;
  return { days: Math.round((on(of) - from) / DAY), age: of - year, at: on(of) };
}

const dayName = new Intl.DateTimeFormat(undefined, {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

function inDays(days) {
  return days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${days} days`;
}

function row({ person, days, age, at }) {
  const node = document.createElement("li");
  node.className = days === 0 ? "card coming-one is-today" : "card coming-one";
  const who = document.createElement("div");
  const name = document.createElement("strong");
  name.textContent = person.name;
  const when = document.createElement("span");
  when.className = "muted";
  when.textContent = `${dayName.format(at)} · turns ${age}`;
  who.append(name, when);
  const left = document.createElement("span");
  left.className = "days-left";
  left.textContent = inDays(days);
  const remove = document.createElement("button");
  remove.type = "button";
  remove.className = "button quiet small";
  remove.textContent = "Remove";
  remove.setAttribute("aria-label", `Remove ${person.name}`);
  remove.addEventListener("click", () => {
    people = people.filter((one) => one !== person);
    paint();
  });
  node.append(who, left, remove);
  return node;
}

function paint() {
  save("people", people);
  const today = new Date();
  const coming = people
    .map((person) => ({ person, ...nextBirthday(person.born, today) }))
    .sort((one, other) => one.days - other.days);
  find("none").hidden = coming.length > 0;
  find("coming").replaceChildren(...coming.map(row));
  const [next] = coming;
  find("summary").textContent = next
    ? `Next: ${next.person.name}, ${inDays(next.days).toLowerCase()}`
    : "";
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = find("name").value.trim();
  if (name === "") return;
  people.push({ name, born: find("born").value });
  find("form").reset();
  paint();
  find("name").focus();
});

paint();
