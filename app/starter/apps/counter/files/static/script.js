// What is to be reached each day, until another goal is set.
const GOAL = 10;

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

let counts = load("counts", {});
if (counts === null || typeof counts !== "object") counts = {};
let goal = Number(load("goal", GOAL)) || GOAL;

/** The last so many days, the latest first, with what was counted on each. */
function lastDays(all, today, many) {
  return Array.from({ length: many }, (_, back) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back);
    return { date, count: all[dayText(date)] ?? 0 };
  });
}

function paint() {
  save("counts", counts);
  const [today, ...earlier] = lastDays(counts, new Date(), 7);
  find("count").textContent = `${today.count} of ${goal}`;
  find("bar").max = goal;
  find("bar").value = Math.min(goal, today.count);
  find("left").textContent = today.count >= goal ? "Goal reached." : `${goal - today.count} to go`;
  find("less").disabled = today.count === 0;
  find("days").replaceChildren(
    ...[today, ...earlier].map(({ date, count }) => {
      const row = document.createElement("li");
      const day = document.createElement("span");
      day.textContent = date.toLocaleDateString(undefined, {
        weekday: "long",
        day: "numeric",
        month: "short",
      });
      const number = document.createElement("strong");
      number.textContent = count >= goal ? `${count} ✓` : String(count);
      row.append(day, number);
      return row;
    }),
  );
}

function count(step) {
  const day = dayText(new Date());
  counts[day] = Math.max(0, (counts[day] ?? 0) + step);
  paint();
}

find("more").addEventListener("click", () => count(1));
find("less").addEventListener("click", () => count(-1));
find("goal").value = String(goal);
find("goal").addEventListener("change", () => {
  if (!find("goal").checkValidity()) return;
  goal = Number(find("goal").value);
  save("goal", goal);
  paint();
});
// A page that is left open counts for the new day after midnight.
addEventListener("focus", paint);

paint();
