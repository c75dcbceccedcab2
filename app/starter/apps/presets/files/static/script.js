// What can be timed, with its minutes.
const CHOICES = [
  { name: "Short", minutes: 5 },
  { name: "Middle", minutes: 10 },
  { name: "Long", minutes: 20 },
];

const find = (id) => document.getElementById(id);

let chosen = 0;
let left = CHOICES[0].minutes * 60_000; // Milliseconds that are left while it stands still.
let ends = null; // When it is over, while it runs. The clock is read, so no tick is lost.
let sound = null;

/** Minutes and seconds of what is left, the last second counted whole. */
function clockText(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

function now() {
  return ends === null ? left : Math.max(0, ends - Date.now());
}

function beep() {
  try {
    for (const at of [0, 0.4, 0.8]) {
      const tone = sound.createOscillator();
      tone.frequency.value = 880;
      tone.connect(sound.destination);
      tone.start(sound.currentTime + at);
      tone.stop(sound.currentTime + at + 0.2);
    }
  } catch {
    // No sound here: the page says it, too.
  }
}

function paint() {
  const ms = now();
  if (ends !== null && ms === 0) {
    ends = null;
    left = 0;
    find("told").textContent = `${CHOICES[chosen].name}: done!`;
    beep();
  }
  find("clock").textContent = clockText(now());
  find("toggle").textContent = ends === null ? "Start" : "Pause";
  find("toggle").disabled = ends === null && left === 0;
  for (const [at, button] of document.querySelectorAll(".choice").entries())
    button.setAttribute("aria-pressed", String(at === chosen));
}

function choose(at) {
  chosen = at;
  ends = null;
  left = CHOICES[at].minutes * 60_000;
  find("told").textContent = "";
  paint();
}

document.querySelector(".choices").replaceChildren(
  ...CHOICES.map(({ name, minutes }, at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button choice";
    button.textContent = `${name}, ${minutes} min`;
    button.addEventListener("click", () => choose(at));
    return button;
  }),
);
find("toggle").addEventListener("click", () => {
  // Browsers let a page sound only after a press.
  if (!sound && "AudioContext" in window) sound = new AudioContext();
  if (ends === null) ends = Date.now() + left;
  else {
    left = now();
    ends = null;
  }
  paint();
});
find("reset").addEventListener("click", () => choose(chosen));
setInterval(paint, 250);

paint();
