// Who plays when it is opened for the first time.
const players = ["Player 1", "Player 2"];
const start = 0; // What each begins with: 501 counts down to 0, 0 counts up.
const goal = 0; // Who reaches it wins; 0 is none.
const takesTurns = true; // One after the other, or each with buttons of their own.

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

const MOST_PLAYERS = 8;
const find = (id) => document.getElementById(id);

/** Names and what was entered, in its order: scores follow from it, so that any entry can be taken back. */
let game = load("game", null);
if (!game || !Array.isArray(game.names) || !Array.isArray(game.entries) || game.names.length < 1)
  game = { names: [...players], entries: [] };

/** What an entry makes of a score: down to exactly 0, and a throw that is too high does not count. */
function after(score, points) {
  if (start === 0) return score + points;
  return points > score ? score : score - points;
}

function scores() {
  const all = game.names.map(() => start);
  for (const { who, points } of game.entries) if (who in all) all[who] = after(all[who], points);
  return all;
}

function winner(all) {
  const won = start > 0 ? (score) => score === 0 : (score) => goal > 0 && score >= goal;
  return all.findIndex(won);
}

function turn() {
  const last = game.entries.at(-1);
  return last ? (last.who + 1) % game.names.length : 0;
}

function element(name, className, text) {
  const node = document.createElement(name);
  node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function enter(who, points) {
  const before = scores();
  if (winner(before) >= 0) return;
  game.entries.push({ who, points });
  show();
  if (start > 0 && points > before[who])
    find("told").textContent = `Too high: ${game.names[who]} stays at ${before[who]}.`;
}

function playerCard(name, who, all, isOver) {
  const card = element("li", "card player");
  card.dataset.turn = String(takesTurns && !isOver && who === turn());
  const label = element("input", "input name");
  label.value = name;
  label.setAttribute("aria-label", `Name ${who + 1}`);
  label.addEventListener("change", () => {
    game.names[who] = label.value.trim() || `Player ${who + 1}`;
    show();
  });
  card.append(label, element("output", "points", String(all[who])));
  if (!takesTurns) {
    const steps = element("p", "steps");
    for (const step of [-1, 1, 2, 3]) {
      const button = element("button", "button small", step > 0 ? `+${step}` : "−1");
      button.type = "button";
      button.disabled = isOver;
      button.setAttribute("aria-label", `${button.textContent} ${name}`);
      button.addEventListener("click", () => enter(who, step));
      steps.append(button);
    }
    card.append(steps);
  }
  return card;
}

function show() {
  save("game", game);
  const all = scores();
  const won = winner(all);
  const isOver = won >= 0;
  find("players").replaceChildren(
    ...game.names.map((name, who) => playerCard(name, who, all, isOver)),
  );
  find("form").hidden = !takesTurns || isOver;
  find("undo").disabled = game.entries.length === 0;
  find("more").disabled = game.names.length >= MOST_PLAYERS || game.entries.length > 0;
  find("fewer").disabled = game.names.length <= 1 || game.entries.length > 0;
  find("told").textContent = isOver
    ? `${game.names[won]} wins!`
    : takesTurns
      ? `It is the turn of ${game.names[turn()]}.`
      : "";
  find("log").replaceChildren(
    ...game.entries.map(({ who, points }) =>
      element("li", "", `${game.names[who]}: ${points > 0 && start === 0 ? "+" : ""}${points}`),
    ),
  );
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const points = Number(find("points").value);
  if (!Number.isInteger(points) || (start > 0 && points < 0)) return;
  enter(turn(), points);
  find("points").value = "";
  if (!find("form").hidden) find("points").focus();
});
find("undo").addEventListener("click", () => {
  game.entries.pop();
  show();
});
find("again").addEventListener("click", () => {
  game.entries = [];
  show();
});
find("more").addEventListener("click", () => {
  game.names.push(`Player ${game.names.length + 1}`);
  show();
});
find("fewer").addEventListener("click", () => {
  game.names.pop();
  show();
});

if (start > 0) find("points").min = "0";
show();
