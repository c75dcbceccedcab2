import { staticPage } from "~/starter/base/page";
import { STORAGE_SCRIPT } from "~/starter/base/static-script";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, jsLines, source } from "../source";
import type { Field, StarterApp, StarterParams } from "../starter-app";
import { TODO_STYLES } from "./todo-react";

/** The same list as plain HTML, CSS and JavaScript. */
export function staticTodoFiles(
  app: StarterApp,
  params: StarterParams,
  fields: Field[],
  noun: string,
): Map<string, string> {
  const body = source`
<main class="sheet">
  <header class="top">
    <div>
      <h1>${html(params.title)}</h1>
      <p class="muted" id="summary" role="status"></p>
    </div>
  </header>
  <form class="card add" id="add" aria-label="Add a ${noun}">
    <div class="add-more" id="fields"></div>
    <p class="add-submit"><button class="button primary" type="submit">Add</button></p>
  </form>
  <div class="bar">
    <div class="filters" role="group" aria-label="Show">
      <button type="button" class="chip" data-filter="all" aria-pressed="true">All</button>
      <button type="button" class="chip" data-filter="open" aria-pressed="false">Open</button>
      <button type="button" class="chip" data-filter="done" aria-pressed="false">Done</button>
    </div>
    <button type="button" class="button quiet small" id="clear" hidden>Clear done</button>
  </div>
  <ul class="tasks" id="tasks"></ul>
  <p class="empty" id="empty">Add your first ${noun} above.</p>
</main>
`;
  return new Map([
    [
      "index.html",
      staticPage({
        title: params.title,
        description: app.describe(params),
        icon: app.icon,
        body,
      }),
    ],
    [
      "styles.css",
      stylesheet(
        params,
        `${TODO_STYLES}\n.add-submit {\n  margin-top: 0.75rem;\n}\n\n.check-field {\n  display: flex;\n  align-items: center;\n  gap: 0.6rem;\n}\n`,
      ),
    ],
    ["script.js", script(fields)],
  ]);
}

function script(fields: Field[]): string {
  return source`
// What the form asks for. Add, remove or reorder lines: the list follows.
const fields = ${jsLines(fields)};

${STORAGE_SCRIPT}
let tasks = load("tasks", []);
if (!Array.isArray(tasks)) tasks = [];
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
      ...options.map((option) => element("option", { value: option, textContent: option || "Choose…" })),
    );
  }
  if (field.type === "check") return element("input", { type: "checkbox", value: field.label });
  return element("input", { className: "input", type: field.type });
}

for (const field of fields) {
  const input = control(field);
  input.id = "field-" + field.id;
  input.name = field.id;
  input.required = Boolean(field.required);
  const label = element("label", { className: "label", htmlFor: input.id, textContent: field.label });
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
        : tasks.length - done + " of " + tasks.length + " left";
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
  const remove = element("button", { type: "button", className: "button quiet small", textContent: "Delete" });
  remove.setAttribute("aria-label", "Delete " + name);
  remove.addEventListener("click", () => {
    tasks = tasks.filter((other) => other !== task);
    changed();
    form.querySelector("input")?.focus();
  });
  const tags = more
    .filter((field) => task.values[field.id])
    .map((field) => {
      const tag = element("span", { className: "tag", title: field.label, textContent: task.values[field.id] });
      tag.dataset.value = task.values[field.id].toLowerCase();
      return tag;
    });
  return element(
    "li",
    { className: "card task" + (task.done ? " is-done" : "") },
    element("label", { className: "task-main" }, box, element("span", { className: "task-name", textContent: name })),
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
`;
}
