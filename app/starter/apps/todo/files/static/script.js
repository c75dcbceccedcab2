// What the form asks for. Add, remove or reorder lines: the list follows.
const fields = [
  { id: "title", label: "Task", type: "text", required: true },
  { id: "due", label: "Due date", type: "date" },
  { id: "priority", label: "Priority", type: "choice", options: ["Low", "Medium", "High"] },
];

// What is on the list from the start.
const first = [];

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

let tasks = load("tasks", null);
if (!Array.isArray(tasks))
  tasks = first.map((text) => ({ id: newId(), done: false, values: { [fields[0].id]: text } }));
let filter = "all";

const form = document.getElementById("add");
const list = document.getElementById("tasks");
const summary = document.getElementById("summary");
const empty = document.getElementById("empty");
const clear = document.getElementById("clear");

function element(name, props, ...children) {
  const node = Object.assign(document.createElement(name), props);
  node.append(...children);
  return node;
}

function control(field) {
  if (field.type === "long") return element("textarea", { className: "input" });
  if (field.type === "choice") {
    const options = ["", ...(field.options ?? [])];
    return element(
      "select",
      { className: "input" },
      ...options.map((option) =>
        element("option", { value: option, textContent: option || "Choose…" }),
      ),
    );
  }
  if (field.type === "check") return element("input", { type: "checkbox", value: field.label });
  return element("input", { className: "input", type: field.type });
}

for (const field of fields) {
  const input = control(field);
  input.id = `field-${field.id}`;
  input.name = field.id;
  input.required = Boolean(field.required);
  const label = element("label", {
    className: "label",
    htmlFor: input.id,
    textContent: field.label,
  });
  document.getElementById("fields").append(element("div", { className: "field" }, label, input));
}

function render() {
  const done = tasks.filter((task) => task.done).length;
  const shown = tasks.filter((task) => filter === "all" || task.done === (filter === "done"));
  summary.textContent =
    tasks.length === 0
      ? "Nothing here yet"
      : done === tasks.length
        ? "All done. Nice."
        : `${tasks.length - done} of ${tasks.length} left`;
  clear.hidden = done === 0;
  empty.hidden = shown.length > 0;
  empty.textContent = tasks.length === 0 ? "Add your first entry above." : "Nothing in this view.";
  list.replaceChildren(...shown.map(item));
}

function item(task) {
  const [main, ...more] = fields;
  const name = task.values[main.id] || "Untitled";
  const box = element("input", { type: "checkbox", checked: task.done });
  box.addEventListener("change", () => {
    task.done = box.checked;
    changed();
  });
  const remove = element("button", {
    type: "button",
    className: "button quiet small",
    textContent: "Delete",
  });
  remove.setAttribute("aria-label", `Delete ${name}`);
  remove.addEventListener("click", () => {
    tasks = tasks.filter((other) => other !== task);
    changed();
    form.querySelector("input")?.focus();
  });
  const tags = more
    .filter((field) => task.values[field.id])
    .map((field) => {
      const tag = element("span", {
        className: "tag",
        title: field.label,
        textContent: task.values[field.id],
      });
      tag.dataset.value = task.values[field.id].toLowerCase();
      return tag;
    });
  return element(
    "li",
    { className: `card task${task.done ? " is-done" : ""}` },
    element(
      "label",
      { className: "task-main" },
      box,
      element("span", { className: "task-name", textContent: name }),
    ),
    element("div", { className: "task-details" }, ...tags),
    remove,
  );
}

function changed() {
  save("tasks", tasks);
  render();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const values = Object.fromEntries(new FormData(form));
  if (!String(values[fields[0].id] ?? "").trim()) return;
  tasks.unshift({ id: Date.now(), done: false, values });
  form.reset();
  form.querySelector("input, textarea, select")?.focus();
  changed();
});

clear.addEventListener("click", () => {
  tasks = tasks.filter((task) => !task.done);
  changed();
});

for (const chip of document.querySelectorAll("[data-filter]")) {
  chip.addEventListener("click", () => {
    filter = chip.dataset.filter;
    for (const other of document.querySelectorAll("[data-filter]")) {
      other.setAttribute("aria-pressed", String(other === chip));
    }
    render();
  });
}

render();
