const kinds = ["+", "−", "×"]; // Of + − × ÷.
const from = 2; // The first of the times tables.
const to = 10; // The last of them.
const largest = 20; // The largest number of sums with + and −.
const rounds = 10; // Questions in a round.

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
const between = (least, most) => least + Math.floor(Math.random() * (most - least + 1));

function question() {
  const kind = kinds[between(0, kinds.length - 1)];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const [table, times] = [between(low, high), between(1, 10)];
  if (kind === "×") return { text: `${times} × ${table}`, answer: times * table };
  if (kind === "÷") return { text: `${times * table} ÷ ${table}`, answer: times };
  const sum = between(2, largest);
  const part = between(1, sum - 1);
  return kind === "+"
    ? { text: `${part} + ${sum - part}`, answer: sum }
    : { text: `${sum} − ${part}`, answer: sum - part };
}

/** Questions of which none is asked twice, as long as there are enough of them. */
function newRound() {
  const asked = new Map();
  for (let tries = 0; asked.size < rounds && tries < rounds * 20; tries += 1) {
    const one = question();
    asked.set(one.text, one);
  }
  const all = [...asked.values()];
  while (all.length < rounds) all.push(question());
  return all;
}

let best = Number(load("best", 0)) || 0;
let asked = [];
let at = 0;
let right = 0;
let wrong = [];
let isRepeat = false;

function begin(questions, again) {
  asked = questions;
  isRepeat = again;
  at = 0;
  right = 0;
  wrong = [];
  find("form").hidden = false;
  find("result").hidden = true;
  find("told").textContent = "";
  show();
  find("answer").focus();
}

function show() {
  find("count").textContent = `${Math.min(at + 1, asked.length)} / ${asked.length}`;
  find("score").textContent = String(right);
  find("best").textContent = best > 0 ? `${best} / ${rounds}` : "–";
  find("sum").textContent = `${asked[Math.min(at, asked.length - 1)].text} =`;
}

function finish() {
  const isBest = !isRepeat && right > best;
  if (isBest) {
    best = right;
    save("best", best);
  }
  find("form").hidden = true;
  find("result").hidden = false;
  find("points").textContent = `${right} of ${asked.length} right`;
  find("record").textContent = isBest
    ? "That is your best round."
    : wrong.length === 0
      ? "Everything right."
      : "Look at these once more:";
  find("wrong").replaceChildren(
    ...wrong.map(({ text, answer }) => {
      const line = document.createElement("li");
      line.textContent = `${text} = ${answer}`;
      return line;
    }),
  );
  find("repeat").hidden = wrong.length === 0;
  find("again").focus();
}

find("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = find("answer");
  const said = field.value.trim();
  if (!/^-?\d+$/.test(said)) {
    find("told").textContent = "Type the answer as a number.";
    field.focus();
    return;
  }
  const one = asked[at];
  const isRight = Number(said) === one.answer;
  if (isRight) right += 1;
  else wrong.push(one);
  find("told").dataset.right = String(isRight);
  find("told").textContent = isRight ? "Right!" : `Not quite: ${one.text} = ${one.answer}`;
  field.value = "";
  at += 1;
  show();
  if (at >= asked.length) finish();
  else field.focus();
});
find("again").addEventListener("click", () => begin(newRound(), false));
find("repeat").addEventListener("click", () => begin(wrong, true));

begin(newRound(), false);
