/** Code of a page: shows what visitors wrote for everybody, the newest first, and takes more of it. */
export const GUEST_BOOK_SCRIPT = `
// What visitors write for everybody. It is kept where this page stands; as text alone, whatever it holds.
const WALL_ENTRIES = 50;
/** How long an answer may take, in milliseconds. */
const WALL_MS = 15_000;

function wallRow({ createdAt, data }) {
  const row = document.createElement("li");
  const [text, by] = [document.createElement("p"), document.createElement("p")];
  const day = new Date(createdAt);
  text.textContent = String(data.text ?? "");
  by.textContent = [data.name, Number.isNaN(day.getTime()) ? "" : day.toLocaleDateString(document.documentElement.lang)]
    .filter(Boolean)
    .join(" · ");
  by.className = "muted";
  row.append(text, by);
  return row;
}

function keepWall(form) {
  const place = form.dataset.wall;
  const note = form.querySelector(".form-note");
  const list = document.querySelector(".wall");
  let isSending = false;

  async function show() {
    try {
      const answer = await fetch(\`\${place}?order=newest&limit=\${WALL_ENTRIES}\`, {
        signal: AbortSignal.timeout(WALL_MS),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { records } = await answer.json();
      list.replaceChildren(...records.map(wallRow));
      list.hidden = records.length === 0;
      note.textContent = records.length === 0 ? note.dataset.none : "";
    } catch {
      note.textContent = note.dataset.away;
    }
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    try {
      const entry = Object.fromEntries(new FormData(form));
      const answer = await fetch(place, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(entry),
        signal: AbortSignal.timeout(WALL_MS),
      });
      if (answer.status !== 201) throw new Error(String(answer.status));
      form.reset();
      await show();
      note.textContent = note.dataset.sent;
    } catch {
      note.textContent = note.dataset.unsent;
    } finally {
      isSending = false;
    }
  });
  show();
}

for (const form of document.querySelectorAll("form[data-wall]")) keepWall(form);
`;

export const GUEST_BOOK_CSS = `.wall {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 1rem;
  margin-top: 2rem;
  padding: 0;
  list-style: none;
}

.wall li {
  padding: 1.1rem 1.25rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  overflow-wrap: anywhere;
  white-space: pre-line;
}
`;
