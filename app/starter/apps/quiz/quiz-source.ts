import { STORAGE_SCRIPT } from "~/starter/base/static-script";
import { source } from "../source";

export const QUIZ_SCRIPT = source`
${STORAGE_SCRIPT}
const panel = document.getElementById("panel");
const bestLine = document.getElementById("best");

let best = Number(load("best", 0)) || 0;
let order = [];
let index = 0;
let score = 0;
let missed = [];

function shuffled(items) {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

function element(name, className, text) {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function button(text, onClick, className = "button primary") {
  const node = element("button", className, text);
  node.type = "button";
  node.addEventListener("click", onClick);
  return node;
}

function showBest() {
  bestLine.textContent =
    best > 0 ? "Best so far: " + best + " of " + questions.length : questions.length + " questions";
}

function start() {
  order = shuffled(questions);
  index = 0;
  score = 0;
  missed = [];
  showQuestion();
}

function showQuestion() {
  const { question, answers } = order[index];
  const progress = element("div", "progress");
  progress.setAttribute("role", "progressbar");
  progress.setAttribute("aria-label", "Progress");
  progress.setAttribute("aria-valuemin", "0");
  progress.setAttribute("aria-valuemax", String(order.length));
  progress.setAttribute("aria-valuenow", String(index));
  const bar = element("span");
  bar.style.width = (index / order.length) * 100 + "%";
  progress.append(bar);

  const heading = element("h2", "question", question);
  heading.tabIndex = -1;
  const list = element("div", "answers");
  const feedback = element("p", "feedback");
  feedback.setAttribute("role", "status");
  const next = button(index + 1 === order.length ? "See result" : "Next question", advance);
  next.hidden = true;

  shuffled(answers).forEach((answer, position) => {
    const choice = button(answer, () => choose(answer, list, feedback, next), "answer");
    choice.dataset.number = String(position + 1);
    choice.dataset.answer = answer;
    list.append(choice);
  });

  panel.replaceChildren(
    progress,
    element("p", "step", "Question " + (index + 1) + " of " + order.length),
    heading,
    list,
    feedback,
    next,
  );
  heading.focus();
}

function choose(answer, list, feedback, next) {
  const { question, answers } = order[index];
  const right = answers[0];
  for (const choice of list.children) {
    choice.disabled = true;
    if (choice.dataset.answer === right) choice.classList.add("right");
    else if (choice.dataset.answer === answer) choice.classList.add("wrong");
  }
  if (answer === right) {
    score += 1;
    feedback.textContent = "Right!";
  } else {
    missed.push({ question, right });
    feedback.textContent = "Not quite. The answer is " + right + ".";
  }
  next.hidden = false;
  next.focus();
}

function advance() {
  index += 1;
  if (index < order.length) showQuestion();
  else showResult();
}

function showResult() {
  const record = score > best;
  if (record) {
    best = score;
    save("best", best);
    showBest();
  }
  const share = score / order.length;
  const heading = element("h2", "question", share === 1 ? "Perfect!" : share >= 0.6 ? "Well done" : "Good try");
  heading.tabIndex = -1;
  const total = element("p", "score", score + " / " + order.length);
  const parts = [heading, total];
  if (record) parts.push(element("p", "feedback", "A new best result."));
  if (missed.length > 0) {
    const list = element("ul", "missed");
    for (const { question, right } of missed) {
      const item = element("li");
      item.append(element("span", "muted", question), element("strong", "", right));
      list.append(item);
    }
    parts.push(element("h3", "", "Worth another look"), list);
  }
  parts.push(button("Play again", start));
  panel.replaceChildren(...parts);
  heading.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const choice = panel.querySelector('.answer[data-number="' + CSS.escape(event.key) + '"]:not(:disabled)');
  if (choice) choice.click();
});

showBest();
const hello = element("h2", "question", "Ready?");
panel.replaceChildren(
  hello,
  element("p", "muted", "Pick an answer with the mouse or the keys 1 to 4."),
  button("Start", start),
);
`;

export const QUIZ_STYLES = source`
body {
  background:
    radial-gradient(60rem 30rem at 10% -10%, color-mix(in oklab, var(--accent) 22%, transparent), transparent),
    radial-gradient(50rem 30rem at 110% 10%, color-mix(in oklab, var(--second) 20%, transparent), transparent),
    var(--bg);
}

.stage {
  display: grid;
  gap: 1.75rem;
  max-width: 42rem;
  margin: 0 auto;
  padding: clamp(2rem, 9vh, 6rem) 1rem;
}

.intro {
  text-align: center;
}

.intro h1 {
  font-size: clamp(2rem, 6vw, 3rem);
  letter-spacing: -0.025em;
}

.panel {
  display: grid;
  justify-items: start;
  gap: 1.1rem;
  padding: clamp(1.25rem, 4vw, 2.25rem);
}

.progress {
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border-radius: 99px;
  background: var(--raised);
}

.progress span {
  display: block;
  height: 100%;
  border-radius: inherit;
  background: var(--accent-ink);
}

.step {
  color: var(--muted);
  font-size: 0.875rem;
  font-weight: 600;
}

.question {
  font-size: 1.5rem;
}

.question:focus {
  outline: none;
}

.answers {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0.75rem;
  width: 100%;
}

.answer {
  display: flex;
  align-items: center;
  gap: 0.9rem;
  min-height: 3.75rem;
  padding: 0.6rem 1rem;
  border: 1.5px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  font-weight: 600;
  text-align: left;
  cursor: pointer;
}

.answer::before {
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: var(--raised);
  color: var(--muted);
  font-size: 0.8125rem;
  content: attr(data-number);
}

.answer:hover:enabled {
  border-color: var(--accent-ink);
  background: color-mix(in oklab, var(--accent) 7%, var(--surface));
}

.answer:disabled {
  cursor: default;
}

.answer.right {
  border-color: light-dark(#1d7a46, #6fd39c);
  background: light-dark(#e6f5ec, #17362a);
}

.answer.right::before {
  content: "✓";
}

.answer.wrong {
  border-color: var(--danger);
  background: color-mix(in oklab, var(--danger) 10%, var(--surface));
}

.answer.wrong::before {
  content: "✕";
}

.feedback {
  min-height: 1.55rem;
  font-weight: 600;
}

.score {
  color: var(--accent-ink);
  font-size: clamp(3rem, 12vw, 4.5rem);
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.04em;
}

.missed {
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.missed li {
  display: grid;
}
`;
