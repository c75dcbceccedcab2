// A picture and what it shows, for those who hear the game.
const PICTURES = [
  ["🐶", "dog"],
  ["🐱", "cat"],
  ["🦊", "fox"],
  ["🐻", "bear"],
  ["🐼", "panda"],
  ["🐸", "frog"],
  ["🦉", "owl"],
  ["🐙", "octopus"],
  ["🦋", "butterfly"],
  ["🐢", "turtle"],
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

const LOOK_MS = 900; // How long two different cards stay open.

const board = document.getElementById("board");
const status = document.getElementById("status");
const level = document.getElementById("level");

let best = load("best", {});
if (typeof best !== "object" || best === null) best = {};
let cards = [];
let open = [];
let moves = 0;
let startedAt = null;
let endedAt = null;
let closing = null;

function shuffled(items) {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

function start() {
  clearTimeout(closing);
  closing = null;
  const chosen = shuffled(PICTURES).slice(0, Number(level.value));
  cards = shuffled([...chosen, ...chosen]).map(([picture, name], index) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tile";
    const front = document.createElement("span");
    front.className = "front";
    front.textContent = picture;
    const caption = document.createElement("span");
    caption.className = "caption";
    caption.textContent = name;
    for (const part of [front, caption]) part.setAttribute("aria-hidden", "true");
    button.append(front, caption);
    const card = { picture, name, button, index, state: "closed" };
    button.addEventListener("click", () => turn(card));
    return card;
  });
  open = [];
  moves = 0;
  startedAt = null;
  endedAt = null;
  board.dataset.pairs = level.value;
  board.replaceChildren(...cards.map((card) => card.button));
  status.textContent = "Turn over two cards. The arrow keys move between them.";
  show();
}

function show() {
  for (const { button, name, index, state } of cards) {
    button.dataset.state = state;
    const place = `Card ${index + 1}`;
    button.setAttribute(
      "aria-label",
      state === "closed" ? place : `${place}: ${name}${state === "found" ? ", found" : ""}`,
    );
  }
  document.getElementById("moves").textContent = String(moves);
  const record = best[level.value];
  document.getElementById("best").textContent = record ? `${record} moves` : "–";
  tick();
}

function tick() {
  const seconds = startedAt === null ? 0 : Math.floor(((endedAt ?? Date.now()) - startedAt) / 1000);
  document.getElementById("time").textContent =
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function closeOpen() {
  clearTimeout(closing);
  closing = null;
  for (const card of open) card.state = "closed";
  open = [];
}

function turn(card) {
  if (closing !== null) closeOpen();
  if (card.state !== "closed") return;
  startedAt ??= Date.now();
  card.state = "open";
  open.push(card);
  status.textContent = card.name;
  if (open.length === 2) {
    moves += 1;
    const [a, b] = open;
    if (a.picture === b.picture) {
      a.state = b.state = "found";
      open = [];
      status.textContent = `A pair: ${card.name}.`;
      if (cards.every(({ state }) => state === "found")) win();
    } else {
      status.textContent = `${a.name} and ${b.name}. Not a pair.`;
      closing = setTimeout(() => {
        closeOpen();
        show();
      }, LOOK_MS);
    }
  }
  show();
}

function win() {
  endedAt = Date.now();
  const record = best[level.value];
  const isRecord = !record || moves < record;
  if (isRecord) {
    best[level.value] = moves;
    save("best", best);
  }
  status.textContent = `All found in ${moves} moves.${isRecord ? " That is your best." : ""}`;
  document.getElementById("restart").focus();
}

board.addEventListener("keydown", (event) => {
  const columns = getComputedStyle(board).gridTemplateColumns.split(" ").length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = cards.findIndex(({ button }) => button === document.activeElement);
  cards[at + step]?.button.focus();
});

level.addEventListener("change", start);
document.getElementById("restart").addEventListener("click", () => {
  start();
  cards[0]?.button.focus();
});
setInterval(tick, 500);
start();
