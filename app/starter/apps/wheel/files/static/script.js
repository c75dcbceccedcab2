// What stands on the wheel when it is opened for the first time.
const FIRST_CHOICES = ["First choice", "Second choice", "Third choice", "Fourth choice"];
// Whether each is picked once before any is picked again.
const IS_ONCE = false;

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

let choices = load("choices", null);
if (!Array.isArray(choices)) choices = [...FIRST_CHOICES];
/** What was picked and taken off: it comes back when nothing else is left. */
let taken = load("taken", []);
if (!Array.isArray(taken)) taken = [];
let turned = 0; // Degrees, all turns added up: the wheel goes on from where it stopped.
let isSpinning = false;

/** The choice that stands under the pointer at the top when a wheel of so many was turned so far. */
function pointed(degrees, count) {
  const at = (((-degrees % 360) + 360) % 360) / (360 / count);
  return Math.floor(at) % count;
}

function shape(name, attributes) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

/** A point of the rim, so many parts of a whole turn from the top. */
function rim(turn) {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(98 * Math.cos(angle)).toFixed(2)} ${(98 * Math.sin(angle)).toFixed(2)}`;
}

function slice(name, at) {
  const count = choices.length;
  const group = shape("g", { class: `slice slice-${at % 6}` });
  const isWhole = count === 1;
  group.append(
    isWhole
      ? shape("circle", { r: 98 })
      : shape("path", {
          d: `M0 0 L${rim(at / count)} A98 98 0 ${count === 1 ? 1 : 0} 1 ${rim((at + 1) / count)} Z`,
        }),
  );
  const text = shape("text", {
    transform: `rotate(${((at + 0.5) * 360) / count - 90}) translate(90 0)`,
    "text-anchor": "end",
    "dominant-baseline": "middle",
  });
  text.textContent = name.length > 16 ? `${name.slice(0, 15)}…` : name;
  group.append(text);
  return group;
}

function removeAt(at) {
  choices.splice(at, 1);
  paint();
}

/** Where nothing is left, picked or removed, what was taken off is on the wheel again. */
function refill() {
  if (choices.length === 0) choices = taken.splice(0);
}

function paint() {
  refill();
  save("choices", choices);
  save("taken", taken);
  find("disc").replaceChildren(...choices.map(slice));
  find("spin").disabled = choices.length + taken.length < 2 || isSpinning;
  find("choices").replaceChildren(
    ...choices.map((name, at) => {
      const row = document.createElement("li");
      const text = document.createElement("span");
      text.textContent = name;
      const remove = document.createElement("button");
      remove.type = "button";
      remove.className = "button quiet small";
      remove.textContent = "Remove";
      remove.setAttribute("aria-label", `Remove ${name}`);
      remove.disabled = isSpinning;
      remove.addEventListener("click", () => removeAt(at));
      row.append(text, remove);
      return row;
    }),
  );
}

function stop() {
  const at = pointed(turned, choices.length);
  const name = choices[at];
  isSpinning = false;
  find("picked").textContent = `It is: ${name}`;
  if (find("once").checked) taken.push(...choices.splice(at, 1));
  find("back").hidden = choices.length > 0;
  paint();
}

find("spin").addEventListener("click", () => {
  isSpinning = true;
  turned += 1440 + Math.random() * 360;
  find("picked").textContent = "";
  find("back").hidden = true;
  paint();
  find("disc").style.rotate = `${turned}deg`;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(stop, isStill ? 0 : 3200);
});
/** Puts names on the wheel: one, or a list with commas or a line each. */
function add(text) {
  const names = text
    .split(/[\n,;]+/)
    .map((name) => name.trim().slice(0, 60))
    .filter((name) => name !== "");
  if (names.length === 0 || isSpinning) return;
  choices.push(...names.slice(0, Math.max(0, 200 - choices.length)));
  find("form").reset();
  paint();
  find("choice").focus();
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  add(find("choice").value);
});
// A list that is pasted would lose its lines in the field.
find("choice").addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text") ?? "";
  if (!/\S\s*\n\s*\S/.test(text)) return;
  event.preventDefault();
  add(text);
});

find("once").checked = IS_ONCE;
paint();
