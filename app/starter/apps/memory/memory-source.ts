import { STORAGE_SCRIPT } from "~/starter/base/static-script";
import { source } from "../source";

export const MEMORY_SCRIPT = source`
${STORAGE_SCRIPT}
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
    const place = "Card " + (index + 1);
    button.setAttribute("aria-label", state === "closed" ? place : place + ": " + name + (state === "found" ? ", found" : ""));
  }
  document.getElementById("moves").textContent = String(moves);
  const record = best[level.value];
  document.getElementById("best").textContent = record ? record + " moves" : "–";
  tick();
}

function tick() {
  const seconds = startedAt === null ? 0 : Math.floor(((endedAt ?? Date.now()) - startedAt) / 1000);
  document.getElementById("time").textContent = Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
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
      status.textContent = "A pair: " + card.name + ".";
      if (cards.every(({ state }) => state === "found")) win();
    } else {
      status.textContent = a.name + " and " + b.name + ". Not a pair.";
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
  status.textContent = "All found in " + moves + " moves." + (isRecord ? " That is your best." : "");
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
`;

export const MEMORY_STYLES = source`
.table {
  max-width: 46rem;
  margin: 0 auto;
  padding: clamp(1rem, 4vw, 2.5rem) 1rem 4rem;
}

.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
}

.top h1 {
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  letter-spacing: -0.025em;
}

.score {
  display: flex;
  gap: 1.5rem;
  margin: 0;
}

.score dt {
  color: var(--muted);
  font-size: 0.8125rem;
}

.score dd {
  margin: 0;
  font-size: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
}

.controls {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  margin-top: 1.25rem;
}

.controls label {
  font-size: 0.875rem;
  font-weight: 600;
}

.status {
  min-height: 1.6rem;
  margin: 1rem 0;
  color: var(--muted);
}

.board {
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: clamp(0.4rem, 2vw, 0.8rem);
}

.board[data-pairs="10"] {
  grid-template-columns: repeat(5, 1fr);
}

.tile {
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius);
  background:
    radial-gradient(circle at 30% 25%, rgb(255 255 255 / 28%), transparent 45%),
    linear-gradient(140deg, var(--accent), color-mix(in oklab, var(--accent) 55%, var(--second)));
  cursor: pointer;
  transition: transform 0.2s;
}

.tile:hover {
  transform: translateY(-3px);
}

.tile .front {
  font-size: clamp(1.75rem, 8vw, 3.25rem);
  line-height: 1;
  opacity: 0;
}

.tile[data-state="open"],
.tile[data-state="found"] {
  background: var(--surface);
  box-shadow: inset 0 0 0 2px var(--border);
}

.tile[data-state="found"] {
  background: color-mix(in oklab, var(--accent) 15%, var(--surface));
  box-shadow: inset 0 0 0 3px var(--accent-ink);
  cursor: default;
}

.tile .caption {
  position: absolute;
  right: 0.25rem;
  bottom: 0.4rem;
  left: 0.25rem;
  overflow: hidden;
  color: var(--muted);
  font-size: clamp(0.625rem, 2.4vw, 0.8125rem);
  text-overflow: ellipsis;
  white-space: nowrap;
  opacity: 0;
}

.tile[data-state="open"] > span,
.tile[data-state="found"] > span {
  opacity: 1;
}
`;
