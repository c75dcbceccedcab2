const FIRST_MODE = "work";
const DEFAULTS = { work: 25, rest: 5 }; // minutes

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

const room = document.querySelector(".room");
const clock = document.getElementById("clock");
const arc = document.getElementById("arc");
const toggle = document.getElementById("toggle");
const announce = document.getElementById("announce");
const rounds = document.getElementById("rounds");
const pageTitle = document.title;

const stored = load("minutes", DEFAULTS) ?? DEFAULTS;
const minutes = {
  work: Number(stored.work) || DEFAULTS.work,
  rest: Number(stored.rest) || DEFAULTS.rest,
};
let mode = FIRST_MODE;
let startedAt = null; // Time of the last start, ms. Ticks are read from the clock, so none is lost.
let elapsed = 0; // Milliseconds run before the last start.
let ticker = null;

const today = new Date().toDateString();
let done = load("rounds", null);
if (!done || done.day !== today) done = { day: today, count: 0 };

function total() {
  return mode === "stopwatch" ? null : minutes[mode] * 60_000;
}

function run() {
  return elapsed + (startedAt === null ? 0 : Date.now() - startedAt);
}

function text(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

function show() {
  const whole = total();
  const ms = whole === null ? Math.floor(run() / 1000) * 1000 : Math.max(0, whole - run());
  clock.textContent = text(ms);
  const share = whole === null ? (run() % 60_000) / 600 : (ms / whole) * 100;
  arc.style.strokeDasharray = `${share} 100`;
  const running = startedAt !== null;
  toggle.textContent = running ? "Pause" : run() > 0 ? "Continue" : "Start";
  document.title = running ? `${clock.textContent} · ${pageTitle}` : pageTitle;
  room.dataset.mode = mode;
  for (const button of document.querySelectorAll(".mode")) {
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  }
  rounds.textContent =
    done.count === 0
      ? "No focus round finished today."
      : `Focus rounds finished today: ${done.count}`;
  if (running && whole !== null && ms === 0) finish();
}

function stop() {
  elapsed = run();
  startedAt = null;
  clearInterval(ticker);
}

function start() {
  startedAt = Date.now();
  ticker = setInterval(show, 250);
}

function change(next) {
  stop();
  elapsed = 0;
  mode = next;
  show();
}

function finish() {
  const finished = mode;
  if (finished === "work") {
    done.count += 1;
    save("rounds", done);
  }
  change(finished === "work" ? "rest" : "work");
  announce.textContent = finished === "work" ? "Time for a rest." : "Back to it.";
  document.title = `● ${announce.textContent}`;
  chime();
}

function chime() {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.25, 880],
    ]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.15, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.6);
    }
  } catch {
    // No sound here: the title and the screen say it too.
  }
}

toggle.addEventListener("click", () => {
  if (startedAt === null) start();
  else stop();
  show();
});
document.getElementById("reset").addEventListener("click", () => change(mode));
for (const button of document.querySelectorAll(".mode")) {
  button.addEventListener("click", () => change(button.dataset.mode));
}
for (const name of ["work", "rest"]) {
  const input = document.getElementById(name);
  input.value = minutes[name];
  input.addEventListener("change", () => {
    minutes[name] = Math.min(180, Math.max(1, Number(input.value) || DEFAULTS[name]));
    input.value = minutes[name];
    save("minutes", minutes);
    if (startedAt === null && mode === name) change(name);
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.target.closest("button, input, summary")) return;
  event.preventDefault();
  toggle.click();
});

show();
