// What the editor shows the first time.
const WELCOME =
  "# Markdown editor\n\nWrite **Markdown** here. The page beside it follows.\n\n## What it knows\n\n- **bold**, _italic_ and `code`\n- [links](https://example.com)\n- lists, quotes and rules\n\n> Everything stays in this browser.\n\n1. Select a word\n2. Press Ctrl+B\n3. Done\n";

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

const text = document.getElementById("text");
const preview = document.getElementById("preview");
const count = document.getElementById("count");
const panes = document.querySelector(".panes");

// Nodes are built one by one: what is written can never become markup of this page.
function element(name, children = [], attributes = {}) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const INLINE =
  /\x60([^\x60]+)\x60|\*\*([^*]+)\*\*|__([^_]+)__|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_|~~([^~]+)~~|\[([^\]]+)\]\(([^)\s]+)\)/;

function inline(line) {
  const nodes = [];
  let rest = line;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index > 0) nodes.push(rest.slice(0, match.index));
    const [whole, code, bold, bold2, italic, italic2, struck, label, href] = match;
    if (code !== undefined) nodes.push(element("code", [code]));
    else if (bold ?? bold2) nodes.push(element("strong", inline(bold ?? bold2)));
    else if (italic ?? italic2) nodes.push(element("em", inline(italic ?? italic2)));
    else if (struck) nodes.push(element("s", inline(struck)));
    else if (/^(https?:|mailto:|#|\/|\.)/i.test(href)) {
      nodes.push(
        element("a", inline(label), { href, target: "_blank", rel: "noopener noreferrer" }),
      );
    } else nodes.push(whole);
    rest = rest.slice(match.index + whole.length);
  }
  if (rest) nodes.push(rest);
  return nodes;
}

function blocks(source) {
  const lines = source.split("\n");
  const nodes = [];
  let at = 0;
  const take = (pattern) => {
    const taken = [];
    while (at < lines.length && pattern.test(lines[at])) {
      taken.push(lines[at].replace(pattern, ""));
      at += 1;
    }
    return taken;
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,6})\s+(.*)/.exec(line);
    if (line.trim() === "") at += 1;
    else if (/^\x60{3}/.test(line)) {
      at += 1;
      const code = [];
      while (at < lines.length && !/^\x60{3}/.test(lines[at])) code.push(lines[at++]);
      at += 1;
      nodes.push(element("pre", [element("code", [code.join("\n")])]));
    } else if (heading) {
      // The page has its own h1, so the text's headings begin one level below.
      nodes.push(
        element(`h${Math.min(6, heading[1].length + 1)}`, inline(heading[2]), {
          class: `level-${heading[1].length}`,
        }),
      );
      at += 1;
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      nodes.push(element("hr"));
      at += 1;
    } else if (/^>/.test(line)) nodes.push(element("blockquote", blocks(take(/^>\s?/).join("\n"))));
    else if (/^\s*[-*+]\s+/.test(line)) {
      nodes.push(
        element(
          "ul",
          take(/^\s*[-*+]\s+/).map((item) => element("li", inline(item))),
        ),
      );
    } else if (/^\s*\d+[.)]\s+/.test(line)) {
      nodes.push(
        element(
          "ol",
          take(/^\s*\d+[.)]\s+/).map((item) => element("li", inline(item))),
        ),
      );
    } else {
      const words = [];
      do words.push(lines[at++]);
      while (
        at < lines.length &&
        lines[at].trim() !== "" &&
        !/^(#{1,6}\s|>|\s*[-*+]\s|\s*\d+[.)]\s|\x60{3})/.test(lines[at])
      );
      nodes.push(element("p", inline(words.join(" "))));
    }
  }
  return nodes;
}

function show() {
  const nodes = blocks(text.value);
  preview.replaceChildren(
    ...(nodes.length > 0 ? nodes : [element("p", ["Nothing written yet."], { class: "muted" })]),
  );
  const words = text.value.trim().split(/\s+/).filter(Boolean).length;
  count.textContent = words + (words === 1 ? " word" : " words");
}

let timer;
text.addEventListener("input", () => {
  show();
  clearTimeout(timer);
  timer = setTimeout(() => save("text", text.value), 200);
});
addEventListener("pagehide", () => save("text", text.value));

function wrap(mark) {
  const { selectionStart: start, selectionEnd: end } = text;
  const chosen = text.value.slice(start, end) || "text";
  insert(mark + chosen + mark, start, end, start + mark.length, chosen.length);
}

function insert(written, start, end, selectFrom, length) {
  text.setRangeText(written, start, end);
  text.focus();
  text.setSelectionRange(selectFrom, selectFrom + length);
  text.dispatchEvent(new Event("input"));
}

for (const button of document.querySelectorAll(".tool")) {
  button.addEventListener("click", () => {
    const { selectionStart: start, selectionEnd: end } = text;
    if (button.dataset.wrap) wrap(button.dataset.wrap);
    else if (button.dataset.line) {
      const lineStart = text.value.lastIndexOf("\n", start - 1) + 1;
      insert(
        button.dataset.line,
        lineStart,
        lineStart,
        start + button.dataset.line.length,
        end - start,
      );
    } else {
      const label = text.value.slice(start, end) || "link";
      insert(`[${label}](https://)`, start, end, start + label.length + 3, 8);
    }
  });
}

text.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey)) return;
  const mark = { b: "**", i: "_" }[event.key.toLowerCase()];
  if (!mark) return;
  event.preventDefault();
  wrap(mark);
});

document.getElementById("download").addEventListener("click", () => {
  const url = URL.createObjectURL(new Blob([text.value], { type: "text/markdown" }));
  const link = element("a", [], { href: url, download: "text.md" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
});

for (const button of document.querySelectorAll("[data-view]:not(.panes)")) {
  button.addEventListener("click", () => {
    panes.dataset.view = button.dataset.view;
    for (const other of document.querySelectorAll("[data-view]:not(.panes)")) {
      other.setAttribute("aria-pressed", String(other === button));
    }
  });
}

const stored = load("text", WELCOME);
text.value = typeof stored === "string" ? stored : WELCOME;
show();
