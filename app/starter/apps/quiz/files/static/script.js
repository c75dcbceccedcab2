// The first answer is the right one; they are shuffled on screen.
const questions = [
  { question: "How many continents are usually counted?", answers: ["7", "5", "6", "8"] },
  { question: "Which planet is the largest?", answers: ["Jupiter", "Saturn", "Earth", "Mars"] },
  { question: "How many sides does a hexagon have?", answers: ["6", "5", "7", "8"] },
  {
    question: "Who wrote “Romeo and Juliet”?",
    answers: ["William Shakespeare", "Charles Dickens", "Jane Austen", "Oscar Wilde"],
  },
  { question: "What is the capital of Japan?", answers: ["Tokyo", "Kyoto", "Osaka", "Seoul"] },
  {
    question: "Which metal is liquid at room temperature?",
    answers: ["Mercury", "Lead", "Tin", "Silver"],
  },
  { question: "How many minutes are in a day?", answers: ["1,440", "1,240", "2,400", "1,600"] },
  {
    question: "Which colour do you get from blue and yellow paint?",
    answers: ["Green", "Orange", "Purple", "Brown"],
  },
];

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
    best > 0 ? `Best so far: ${best} of ${questions.length}` : `${questions.length} questions`;
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
  bar.style.width = `${(index / order.length) * 100}%`;
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
    element("p", "step", `Question ${index + 1} of ${order.length}`),
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
    feedback.textContent = `Not quite. The answer is ${right}.`;
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
  const heading = element(
    "h2",
    "question",
    share === 1 ? "Perfect!" : share >= 0.6 ? "Well done" : "Good try",
  );
  heading.tabIndex = -1;
  const total = element("p", "score", `${score} / ${order.length}`);
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
  const choice = panel.querySelector(
    `.answer[data-number="${CSS.escape(event.key)}"]:not(:disabled)`,
  );
  if (choice) choice.click();
});

showBest();
const hello = element("h2", "question", "Ready?");
panel.replaceChildren(
  hello,
  element("p", "muted", "Pick an answer with the mouse or the keys 1 to 4."),
  button("Start", start),
);
