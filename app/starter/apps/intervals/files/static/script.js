const work = 40; // Seconds.
const rest = 20; // Seconds.
const rounds = 8;

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

const READY = 5; // Seconds to get ready in.
const find = (id) => document.getElementById(id);
const USUAL = { work, rest, rounds };
const stored = load("intervals", null) ?? {};
const chosen = Object.fromEntries(
  Object.entries(USUAL).map(([name, usual]) => [name, Number(stored[name]) || usual]),
);
let startedAt = null; // Time of the last start, ms. Ticks are read from the clock, so none is lost.
let elapsed = 0; // Milliseconds run before the last start.
let ticker = null;
let last = null;

/** All that follows one another: ready, then work and rest by turns; no rest behind the last round. */
function stages() {
  const all = [{ name: "ready", seconds: READY, round: 1 }];
  for (let round = 1; round <= chosen.rounds; round += 1) {
    all.push({ name: "work", seconds: chosen.work, round });
    if (round < chosen.rounds) all.push({ name: "rest", seconds: chosen.rest, round });
  }
  return all;
}

/** The stage that is on after so many milliseconds, with what is left of it. */
function stageAt(ms) {
  let from = 0;
  for (const stage of stages()) {
    const to = from + stage.seconds * 1000;
    if (ms < to) return { ...stage, left: to - ms };
    from = to;
  }
  return { name: "done", seconds: 0, round: chosen.rounds, left: 0 };
}

const run = () => elapsed + (startedAt === null ? 0 : Date.now() - startedAt);

function text(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const NAMES = { ready: "Ready", work: "Work", rest: "Rest", done: "Done!" };

function show() {
  const stage = stageAt(run());
  const running = startedAt !== null;
  find("face").dataset.stage = stage.name;
  if (find("stage").textContent !== NAMES[stage.name])
    find("stage").textContent = NAMES[stage.name];
  find("left").textContent = text(stage.left);
  find("round").textContent = `Round ${stage.round} of ${chosen.rounds}`;
  find("toggle").textContent = running ? "Pause" : run() > 0 ? "Continue" : "Start";
  find("toggle").disabled = stage.name === "done";
  const whole = stages().reduce((sum, { seconds }) => sum + seconds, 0);
  find("whole").textContent = `The whole takes ${text(whole * 1000)}.`;
  if (running && last !== null && last !== `${stage.name}${stage.round}`) beep(stage.name);
  last = `${stage.name}${stage.round}`;
  if (running && stage.name === "done") stop();
}

let audio = null;

/** A high tone to begin with, a low one to rest, two when all is done. */
function beep(name) {
  try {
    audio ??= new AudioContext();
    for (const at of name === "done" ? [0, 0.3] : [0]) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = name === "rest" ? 520 : 880;
      volume.gain.setValueAtTime(0.25, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.5);
    }
  } catch {
    // No sound here: the screen says it too.
  }
}

function stop() {
  elapsed = run();
  startedAt = null;
  clearInterval(ticker);
  show();
}

function toggle() {
  if (startedAt !== null) return stop();
  audio ??= "AudioContext" in window ? new AudioContext() : null; // Only a press may begin sound.
  startedAt = Date.now();
  ticker = setInterval(show, 200);
  show();
}

function reset() {
  stop();
  elapsed = 0;
  last = null;
  show();
}

find("toggle").addEventListener("click", toggle);
find("reset").addEventListener("click", reset);
find("settings").addEventListener("submit", (event) => event.preventDefault());
for (const name of Object.keys(USUAL)) {
  const field = find(name);
  field.value = chosen[name];
  field.addEventListener("change", () => {
    const said = Math.round(Number(field.value)) || USUAL[name];
    chosen[name] = Math.min(Number(field.max), Math.max(Number(field.min), said));
    field.value = chosen[name];
    save("intervals", chosen);
    reset();
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.target.closest("button, input")) return;
  event.preventDefault();
  toggle();
});

show();
