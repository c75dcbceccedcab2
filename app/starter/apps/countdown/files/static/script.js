// The day to count to: a date, or month and day for one that comes each year.
const FIRST_DAY = "01-01";
const FIRST_TIME = "00:00";

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

const input = document.getElementById("date");
const units = { days: 86400, hours: 3600, minutes: 60, seconds: 1 };

function firstDay() {
  if (FIRST_DAY.length > 5) return new Date(`${FIRST_DAY}T${FIRST_TIME}`);
  const now = new Date();
  const thisYear = new Date(`${now.getFullYear()}-${FIRST_DAY}T${FIRST_TIME}`);
  return thisYear > now
    ? thisYear
    : new Date(`${now.getFullYear() + 1}-${FIRST_DAY}T${FIRST_TIME}`);
}

const stored = new Date(load("day", ""));
let day = Number.isNaN(stored.getTime()) ? firstDay() : stored;

function show() {
  const left = Math.floor((day.getTime() - Date.now()) / 1000);
  let rest = Math.abs(left);
  const parts = {};
  for (const [name, seconds] of Object.entries(units)) {
    parts[name] = Math.floor(rest / seconds);
    rest %= seconds;
    document.getElementById(name).textContent = String(parts[name]).padStart(
      name === "days" ? 1 : 2,
      "0",
    );
  }
  // Said once a day, not once a second.
  const words =
    left <= 0
      ? "since the day came"
      : parts.days + (parts.days === 1 ? " day to go" : " days to go");
  const summary = document.getElementById("summary");
  if (summary.textContent !== words) summary.textContent = words;
}

function showDay() {
  document.getElementById("when").textContent = day.toLocaleString(undefined, {
    dateStyle: "full",
    timeStyle: "short",
  });
  const local = new Date(day.getTime() - day.getTimezoneOffset() * 60000);
  input.value = local.toISOString().slice(0, 16);
  show();
}

input.addEventListener("change", () => {
  const chosen = new Date(input.value);
  if (Number.isNaN(chosen.getTime())) return;
  day = chosen;
  save("day", day.toISOString());
  showDay();
});

showDay();
setInterval(show, 1000);
