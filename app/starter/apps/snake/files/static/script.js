const speed = 8; // Steps in a second when it begins.

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

const SIZE = 16; // Squares on each side of the field.
const FASTEST = 16;
const TURNS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
const KEYS = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  w: "up",
  s: "down",
  a: "left",
  d: "right",
};

const find = (id) => document.getElementById(id);
const field = find("field");
const paint = field.getContext("2d");
let best = Number(load("best", 0)) || 0;
let body = [];
let heading = TURNS.right;
let turns = []; // Turns that were asked for since the last step, so that none is lost.
let food = [0, 0];
let eaten = 0;
let state = "ready"; // ready, running, paused or over
let clock = null;

const isAt = ([x, y], [otherX, otherY]) => x === otherX && y === otherY;

/** A free square for the next bite; null where the snake fills the field. */
function freeSquare() {
  const free = [];
  for (let x = 0; x < SIZE; x += 1)
    for (let y = 0; y < SIZE; y += 1)
      if (!body.some((part) => isAt(part, [x, y]))) free.push([x, y]);
  return free[Math.floor(Math.random() * free.length)] ?? null;
}

function reset() {
  const middle = Math.floor(SIZE / 2);
  body = [
    [middle, middle],
    [middle - 1, middle],
    [middle - 2, middle],
  ];
  heading = TURNS.right;
  turns = [];
  eaten = 0;
  food = freeSquare();
}

function step() {
  heading = turns.shift() ?? heading;
  const head = [body[0][0] + heading[0], body[0][1] + heading[1]];
  const isOut = head.some((at) => at < 0 || at >= SIZE);
  const eats = food !== null && isAt(head, food);
  const rest = eats ? body : body.slice(0, -1);
  if (isOut || rest.some((part) => isAt(part, head))) return finish("Game over.");
  body = [head, ...rest];
  if (eats) {
    eaten += 1;
    food = freeSquare();
    if (food === null) return finish("The whole field is yours.");
  }
  show();
  clock = setTimeout(step, 1000 / Math.min(FASTEST, speed + eaten / 5));
}

function finish(text) {
  state = "over";
  const isBest = eaten > best;
  if (isBest) {
    best = eaten;
    save("best", best);
  }
  show();
  find("told").textContent = `${text} Score: ${eaten}.${isBest ? " That is your best." : ""}`;
  find("start").focus();
}

function run() {
  clearTimeout(clock);
  if (state === "running") {
    state = "paused";
  } else {
    if (state !== "paused") reset();
    state = "running";
    clock = setTimeout(step, 1000 / speed);
  }
  show();
}

function turn(name) {
  const last = turns.at(-1) ?? heading;
  const next = TURNS[name];
  const isBack = next[0] === -last[0] && next[1] === -last[1];
  if (!isBack && turns.length < 3) turns.push(next);
  if (state === "ready" || state === "paused") run();
}

function square([x, y], colour, gap) {
  const width = field.width / SIZE;
  paint.fillStyle = colour;
  paint.fillRect(x * width + gap, y * width + gap, width - 2 * gap, width - 2 * gap);
}

function show() {
  const style = getComputedStyle(field);
  paint.clearRect(0, 0, field.width, field.height);
  if (food) square(food, style.outlineColor, 5);
  for (const part of body) square(part, style.color, 1);
  find("score").textContent = String(eaten);
  find("best").textContent = String(best);
  find("start").textContent =
    state === "running" ? "Pause" : state === "paused" ? "Continue" : "Start";
  if (state === "running") find("told").textContent = "";
  if (state === "paused") find("told").textContent = "Paused.";
  if (state === "ready")
    find("told").textContent = "Steer with the arrow keys, by swiping, or with the buttons.";
}

document.addEventListener("keydown", (event) => {
  const name = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (name) turn(name);
  else if (event.key === " " && !event.target.closest("button")) run();
  else return;
  event.preventDefault();
});
for (const button of document.querySelectorAll("[data-turn]")) {
  button.addEventListener("click", () => turn(button.dataset.turn));
}
let touched = null;
field.addEventListener("pointerdown", ({ clientX, clientY }) => {
  touched = [clientX, clientY];
});
addEventListener("pointerup", ({ clientX, clientY }) => {
  if (!touched) return;
  const [across, down] = [clientX - touched[0], clientY - touched[1]];
  touched = null;
  if (Math.max(Math.abs(across), Math.abs(down)) < 20) return;
  if (Math.abs(across) > Math.abs(down)) turn(across > 0 ? "right" : "left");
  else turn(down > 0 ? "down" : "up");
});
find("start").addEventListener("click", run);
document.addEventListener("visibilitychange", () => {
  if (document.hidden && state === "running") run();
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);

reset();
show();
