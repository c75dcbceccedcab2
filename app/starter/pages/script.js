// Keeps the year in the footer right.
const year = document.getElementById("year");
if (year) year.textContent = String(new Date().getFullYear());

// Marks the section that is on screen in the navigation.
const links = [...document.querySelectorAll('nav a[href^="#"]')];
const sections = links
  .map((link) => document.getElementById(link.hash.slice(1)))
  .filter((section) => section !== null);

if ("IntersectionObserver" in window) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const link of links) {
          if (link.hash === `#${entry.target.id}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      }
    },
    { rootMargin: "-30% 0px -60% 0px" },
  );
  for (const section of sections) observer.observe(section);
}

// Forms send to the inbox of whoever made this page. Where no server keeps one, this browser keeps what was written.
const MOST_ENTRIES = 200;

function load(key) {
  try {
    const entries = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

function save(key, entries) {
  try {
    localStorage.setItem(key, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** A cell of a table: quoted, and never a formula when a spreadsheet opens it. */
function cell(text) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function csvOf(entries) {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const rows = entries.map((entry) => names.map((name) => cell(entry[name] ?? "")).join(","));
  return [names.map(cell).join(","), ...rows].join("\r\n");
}

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** How long an inbox may take to answer, in milliseconds. */
const SEND_MS = 20_000;

/**
 * Sends an entry to an inbox. Resolves to "sent"; "unsent" where that may work later, as without a network; or "nowhere",
 * where this page stands on a server that has no inboxes, or on none.
 */
async function send(inbox, entry) {
  if (!inbox || location.protocol === "file:") return "nowhere";
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), SEND_MS);
  try {
    const answer = await fetch(inbox, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(entry),
      signal: late.signal,
    });
    if (answer.status === 201) return "sent";
    if ([404, 405, 501].includes(answer.status)) return "nowhere";
    const isSaid = /json/.test(answer.headers.get("content-type") ?? "");
    return isSaid || answer.status === 429 || answer.status >= 500 ? "unsent" : "nowhere";
  } catch {
    return "unsent";
  } finally {
    clearTimeout(timer);
  }
}

function keepForm(form) {
  const name = form.dataset.keep;
  const kept = document.querySelector(`[data-kept="${name}"]`);
  const said = kept.querySelector(".kept-said");
  const list = kept.querySelector(".kept-list");
  const mail = kept.querySelector('[data-act="mail"]');
  let entries = load(name);

  const [heading, acts] = [kept.querySelector("h3"), kept.querySelector(".kept-actions")];

  function show() {
    kept.hidden = entries.length === 0 && said.textContent === "";
    heading.hidden = entries.length === 0;
    acts.hidden = entries.length === 0;
    list.replaceChildren(
      ...entries.map((entry) => {
        const row = document.createElement("li");
        row.textContent = Object.values(entry).filter(Boolean).join(" · ");
        return row;
      }),
    );
    const last = entries.at(-1);
    mail.hidden = form.dataset.mail === "" || !last;
    if (!mail.hidden) {
      const body = Object.entries(last).map(([label, text]) => `${label}: ${text}`);
      const subject = encodeURIComponent(document.title);
      mail.href = `mailto:${form.dataset.mail}?subject=${subject}&body=${encodeURIComponent(body.join("\n"))}`;
    }
  }

  const { inbox } = form.dataset;
  const note = form.querySelector("[data-sends]");
  const keptNote = note?.textContent;
  if (inbox && note) note.textContent = note.dataset.sends;
  let isSending = false;

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isSending) return;
    const entry = {};
    for (const label of form.querySelectorAll("label")) {
      entry[label.textContent] = label.control.value.trim();
    }
    isSending = true;
    const result = await send(inbox, entry);
    isSending = false;
    if (result !== "nowhere") {
      said.textContent = said.dataset[result];
      if (result === "sent") form.reset();
      show();
      return;
    }
    if (note) note.textContent = keptNote;
    const next = [...entries, entry].slice(-MOST_ENTRIES);
    if (save(name, next)) {
      entries = next;
      said.textContent = said.dataset.said;
      form.reset();
    } else {
      said.textContent = said.dataset.full;
    }
    show();
  });
  kept.addEventListener("click", (event) => {
    const act = event.target.closest("[data-act]")?.dataset.act;
    if (act === "csv") download(`${name}.csv`, csvOf(entries));
    if (act === "clear") {
      entries = [];
      save(name, entries);
      said.textContent = "";
      show();
    }
  });
  show();
}

for (const form of document.querySelectorAll("form[data-keep]")) keepForm(form);
