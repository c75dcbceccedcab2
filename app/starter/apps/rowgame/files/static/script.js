const columns = 3;
const rows = 3;
const inRow = 3; // So many in a row win.
const drops = false; // Whether a piece falls to the lowest free square of its column.
const isAlone = false; // Whether the computer plays ○ when it is opened for the first time.

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

const MARKS = ["✕", "○"];
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];
const find = (id) => document.getElementById(id);

const stored = load("won", null);
const won = Array.isArray(stored) && stored.length === 3 ? stored : [0, 0, 0];
const against = find("against");
against.value = load("against", isAlone ? "one" : "two") === "one" ? "one" : "two";
let board = [];
let turn = 0;
let result = null; // The squares of the row that won, or [] for a draw.
let thinking = null;

/** The squares of a row of one player, or null. */
function rowOf(squares, player) {
  for (let at = 0; at < squares.length; at += 1) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    for (const [across, down] of WAYS) {
      const row = Array.from({ length: inRow }, (_, step) => [x + across * step, y + down * step]);
      const isInside = row.every(([i, j]) => i >= 0 && i < columns && j >= 0 && j < rows);
      const places = row.map(([i, j]) => j * columns + i);
      if (isInside && places.every((place) => squares[place] === player)) return places;
    }
  }
  return null;
}

/** Where a piece comes to lie that is put on a square; null where it cannot. */
function landing(at) {
  if (!drops) return board[at] === null ? at : null;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const place = row * columns + (at % columns);
    if (board[place] === null) return place;
  }
  return null;
}

/** What the computer plays: a row of its own, else against one of the other's, else near the middle. */
function bestMove() {
  const places = [...new Set(board.map((_, at) => landing(at)))].filter((at) => at !== null);
  const makesRow = (player) =>
    places.find((at) => rowOf(board.with(at, player), player) !== null) ?? null;
  const middle = (at) =>
    Math.abs((at % columns) - (columns - 1) / 2) +
    Math.abs(Math.floor(at / columns) - (rows - 1) / 2) +
    Math.random();
  const near = places.toSorted((one, other) => middle(one) - middle(other));
  return makesRow(1) ?? makesRow(0) ?? near[0] ?? null;
}

function play(at) {
  const place = result === null ? landing(at) : null;
  if (place === null) return;
  board[place] = turn;
  result = rowOf(board, turn) ?? (board.includes(null) ? null : []);
  if (result !== null) {
    won[result.length > 0 ? turn : 2] += 1;
    save("won", won);
  } else {
    turn = 1 - turn;
  }
  show();
  if (result === null && turn === 1 && against.value === "one")
    thinking = setTimeout(() => {
      thinking = null;
      const move = bestMove();
      if (move !== null) play(move);
    }, 350);
}

function show() {
  find("squares").style.setProperty("--columns", String(columns));
  for (const [at, button] of [...find("squares").children].entries()) {
    const mark = board[at] === null ? "" : MARKS[board[at]];
    button.textContent = mark;
    button.dataset.mark = mark;
    button.dataset.won = String(result?.includes(at) ?? false);
    button.setAttribute(
      "aria-label",
      `Row ${Math.floor(at / columns) + 1}, column ${(at % columns) + 1}: ${mark || "free"}`,
    );
  }
  find("told").textContent =
    result === null
      ? `${MARKS[turn]} plays.`
      : result.length > 0
        ? `${MARKS[turn]} wins!`
        : "A draw.";
  for (const [at, id] of ["first", "second", "drawn"].entries())
    find(id).textContent = String(won[at]);
}

function begin() {
  clearTimeout(thinking);
  thinking = null;
  board = Array.from({ length: columns * rows }, () => null);
  turn = 0;
  result = null;
  find("squares").replaceChildren(
    ...board.map((_, at) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "square";
      button.addEventListener("click", () => {
        if (thinking === null) play(at);
      });
      return button;
    }),
  );
  show();
}

find("squares").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...find("squares").children];
  all[all.indexOf(document.activeElement) + step]?.focus();
});
find("again").addEventListener("click", begin);
against.addEventListener("change", () => {
  save("against", against.value);
  begin();
});

begin();
