// The cards it starts with: front, back.
const FIRST_CARDS = [
  ["How many sides has a hexagon?", "six"],
  ["Largest planet", "Jupiter"],
  ["Author of “Hamlet”", "William Shakespeare"],
  ["Capital of Japan", "Tokyo"],
  ["Liquid metal at room temperature", "mercury"],
  ["Days in a leap year", "366"],
];

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

const BOXES = 4; // A card that was known moves up a box; the last box is learned.

const card = document.getElementById("card");
const answers = document.getElementById("answers");
const progress = document.getElementById("progress");
const list = document.getElementById("all");
const form = document.getElementById("add");

let cards = load("cards", null);
if (!Array.isArray(cards)) cards = FIRST_CARDS.map(([front, back]) => ({ front, back, box: 0 }));
let current = null;
let turned = false;

function learned() {
  return cards.filter(({ box }) => box >= BOXES - 1).length;
}

/** The lowest box first, and not the same card twice in a row where there is another. */
function next() {
  const open = cards.filter(({ box }) => box < BOXES - 1);
  const lowest = Math.min(...open.map(({ box }) => box));
  const pool = open.filter((item) => item.box === lowest && item !== current);
  const choice = pool.length > 0 ? pool : open.filter((item) => item !== current);
  current = choice[Math.floor(Math.random() * choice.length)] ?? open[0] ?? null;
  turned = false;
}

function text(name, className, content) {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = content;
  return node;
}

function show() {
  progress.textContent = `${learned()} of ${cards.length} learned`;
  answers.hidden = !turned;
  if (cards.length === 0) {
    card.replaceChildren(text("span", "", "No cards yet. Add the first one below."));
  } else if (!current) {
    card.replaceChildren(
      text("span", "side", "All learned!"),
      text("span", "muted", "Choose to start over"),
    );
  } else {
    card.replaceChildren(
      text("span", "label", turned ? "Back" : "Front"),
      text("span", "side", turned ? current.back : current.front),
      text("span", "muted", turned ? current.front : "Turn"),
    );
  }
  card.classList.toggle("is-turned", turned);
  list.replaceChildren(
    ...cards.map((item) => {
      const row = document.createElement("li");
      const remove = text("button", "button quiet small", "Delete");
      remove.type = "button";
      remove.setAttribute("aria-label", `Delete ${item.front}`);
      remove.addEventListener("click", () => {
        cards = cards.filter((other) => other !== item);
        if (current === item) next();
        changed();
      });
      row.append(text("strong", "", item.front), text("span", "muted", item.back), remove);
      return row;
    }),
  );
}

function changed() {
  save("cards", cards);
  show();
}

function turn() {
  if (cards.length === 0) return;
  if (current) turned = !turned;
  else {
    for (const item of cards) item.box = 0;
    next();
  }
  changed();
}

function answer(knew) {
  if (!current || !turned) return;
  current.box = knew ? current.box + 1 : 0;
  next();
  changed();
  card.focus();
}

card.addEventListener("click", turn);
document.getElementById("again").addEventListener("click", () => answer(false));
document.getElementById("known").addEventListener("click", () => answer(true));

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const [front, back] = ["front", "back"].map((id) => document.getElementById(id).value.trim());
  if (!front || !back) return;
  cards.push({ front, back, box: 0 });
  if (!current) next();
  form.reset();
  document.getElementById("front").focus();
  changed();
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, button:not(#card)")) return;
  if (event.key === "1") answer(false);
  else if (event.key === "2") answer(true);
  else if (event.key === " " && event.target !== card) {
    event.preventDefault();
    turn();
  }
});

next();
show();
