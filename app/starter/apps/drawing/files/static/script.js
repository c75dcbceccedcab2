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

const COLOURS = {
  Ink: "#1d1d24",
  Red: "#d8373f",
  Orange: "#f08a24",
  Yellow: "#f2c530",
  Green: "#2f9e58",
  Blue: "#2a6fdb",
  Purple: "#8148c9",
  Pink: "#e0589b",
  Brown: "#7d5233",
};
const PAPER = "#ffffff";
const STORED_POINTS = 40000; // Keeps the stored drawing below what browsers allow.

const canvas = document.getElementById("canvas");
const pen = canvas.getContext("2d");
const hint = document.getElementById("hint");
const announce = document.getElementById("announce");
const size = document.getElementById("size");
const eraser = document.getElementById("eraser");
const ownColour = document.getElementById("colour");

// A drawing is its strokes; points are shares of the sheet, so that it survives resizing.
let strokes = load("strokes", []);
if (!Array.isArray(strokes)) strokes = [];
let undone = [];
let current = null;
let colour = COLOURS.Ink;
let erasing = false;
let cursor = { x: 0.5, y: 0.5, down: false, shown: false };

function fitCanvas() {
  const box = canvas.getBoundingClientRect();
  const scale = window.devicePixelRatio || 1;
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  redraw();
}

function drawStroke(stroke) {
  const { width, height } = canvas;
  const [first, ...rest] = stroke.points;
  if (!first) return;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = stroke.colour;
  pen.lineWidth = stroke.size * (window.devicePixelRatio || 1);
  pen.beginPath();
  pen.moveTo(first[0] * width, first[1] * height);
  if (rest.length === 0) pen.lineTo(first[0] * width + 0.1, first[1] * height);
  let [x, y] = first;
  for (const [nextX, nextY] of rest) {
    pen.quadraticCurveTo(
      x * width,
      y * height,
      ((x + nextX) / 2) * width,
      ((y + nextY) / 2) * height,
    );
    [x, y] = [nextX, nextY];
  }
  pen.stroke();
}

function redraw() {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const stroke of strokes) drawStroke(stroke);
  if (current) drawStroke(current);
  if (cursor.shown) drawCursor();
  hint.hidden = strokes.length > 0 || current !== null || cursor.shown;
  document.getElementById("undo").disabled = strokes.length === 0;
  document.getElementById("redo").disabled = undone.length === 0;
  document.getElementById("clear").disabled = strokes.length === 0;
}

function drawCursor() {
  pen.beginPath();
  pen.arc(cursor.x * canvas.width, cursor.y * canvas.height, 10, 0, 7);
  pen.strokeStyle = cursor.down ? "#d8373f" : "#555";
  pen.lineWidth = 3;
  pen.stroke();
}

function keep() {
  let points = 0;
  for (const stroke of strokes) points += stroke.points.length;
  if (points <= STORED_POINTS) save("strokes", strokes);
}

function begin(x, y) {
  current = {
    colour: erasing ? PAPER : colour,
    size: Number(size.value) * (erasing ? 2 : 1),
    points: [],
  };
  extend(x, y);
}

function extend(x, y) {
  current.points.push([Number(x.toFixed(4)), Number(y.toFixed(4))]);
  redraw();
}

function finish() {
  if (!current) return;
  strokes.push(current);
  undone = [];
  current = null;
  keep();
  redraw();
}

function place(event) {
  const box = canvas.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
}

canvas.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  canvas.setPointerCapture(event.pointerId);
  cursor.shown = false;
  begin(...place(event));
});
canvas.addEventListener("pointermove", (event) => {
  if (!current || !canvas.hasPointerCapture(event.pointerId)) return;
  const events = event.getCoalescedEvents?.() ?? [];
  for (const point of events.length > 0 ? events : [event])
    current.points.push(place(point).map((n) => Number(n.toFixed(4))));
  redraw();
});
canvas.addEventListener("pointerup", finish);
canvas.addEventListener("pointercancel", finish);

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
canvas.addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  if (!step && event.key !== " ") return;
  event.preventDefault();
  cursor.shown = true;
  if (step) {
    const by = event.shiftKey ? 0.05 : 0.01;
    cursor.x = Math.min(1, Math.max(0, cursor.x + step[0] * by));
    cursor.y = Math.min(1, Math.max(0, cursor.y + step[1] * by));
    if (cursor.down) extend(cursor.x, cursor.y);
  } else {
    cursor.down = !cursor.down;
    announce.textContent = cursor.down ? "Pen down" : "Pen up";
    if (cursor.down) begin(cursor.x, cursor.y);
    else finish();
  }
  redraw();
});
canvas.addEventListener("blur", () => {
  finish();
  cursor = { ...cursor, down: false, shown: false };
  redraw();
});

function undo() {
  const stroke = strokes.pop();
  if (stroke) undone.push(stroke);
  keep();
  redraw();
}

function redo() {
  const stroke = undone.pop();
  if (stroke) strokes.push(stroke);
  keep();
  redraw();
}

document.getElementById("undo").addEventListener("click", undo);
document.getElementById("redo").addEventListener("click", redo);
document.getElementById("clear").addEventListener("click", () => {
  undone = [...strokes].reverse();
  strokes = [];
  keep();
  redraw();
  announce.textContent = "Cleared. Redo brings it back, stroke by stroke.";
});
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
});

document.getElementById("download").addEventListener("click", () => {
  cursor.shown = false;
  redraw();
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = "drawing.png";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
});

function setEraser(on) {
  erasing = on;
  eraser.setAttribute("aria-pressed", String(on));
}

function pick(value) {
  colour = value;
  ownColour.value = value;
  setEraser(false);
  for (const swatch of document.querySelectorAll(".swatch")) {
    swatch.setAttribute("aria-pressed", String(swatch.dataset.colour === value));
  }
}

for (const [name, value] of Object.entries(COLOURS)) {
  const swatch = document.createElement("button");
  swatch.type = "button";
  swatch.className = "swatch";
  swatch.dataset.colour = value;
  swatch.setAttribute("aria-label", name);
  swatch.style.setProperty("--swatch", value);
  swatch.addEventListener("click", () => pick(value));
  document.getElementById("swatches").append(swatch);
}
ownColour.addEventListener("input", () => pick(ownColour.value));
eraser.addEventListener("click", () => setEraser(!erasing));

addEventListener("resize", fitCanvas);
pick(colour);
fitCanvas();
