/** A module with short lines that stand in it more than once, as a cut may fall between any two. */
const APP = `import { useState } from "react";
import { Card } from "./Card";

export function App() {
  const [items, setItems] = useState<string[]>([]);
  const [name, setName] = useState("");
  const total = items.reduce((sum, item) => sum + item.length, 0);

  function add() {
    if (name.trim() === "") return;
    setItems([...items, name.trim()]);
    setName("");
  }

  function remove(index: number) {
    setItems(items.filter((_, at) => at !== index));
  }

  return (
    <main className="app">
      <h1>My list</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          Name
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit">Add</button>
      </form>
      <ul>
        {items.map((item, index) => (
          <li key={item}>
            <Card title={item} />
            <button type="button" onClick={() => remove(index)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p>{total} characters in {items.length} entries</p>
    </main>
  );
}
`;

const STYLES = `:root {
  --ink: #1b1b1f;
  --space: 1rem;
  color-scheme: light dark;
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  font-family: system-ui, sans-serif;
}
header {
  padding: var(--space);
  margin: 0;
}
.card {
  margin: 0;
  padding: calc(var(--space) * 2);
  border: 1px solid color-mix(in srgb, var(--ink) 20%, transparent);
}
.card:hover { transform: translateY(-2px); }
@media (max-width: 40rem) {
  .card {
    padding: var(--space);
  }
}
`;

/** Whole answers, to be cut anywhere: indented and flat code, repeated short lines, several files. */
export const ANSWERS: Record<string, string> = {
  "a React app": `I build the list with a form.

\`\`\`tsx path="src/App.tsx"
${APP}\`\`\`

\`\`\`css path="src/styles.css"
${STYLES}\`\`\`

Look at the list.
`,
  "a page": `Here is the page.

\`\`\`html path="index.html"
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Café Lumière</title>
<link rel="stylesheet" href="styles.css">
</head>
<body>
<header>
<h1>Café Lumière</h1>
<nav><a href="#menu">Menu</a> <a href="#hours">Hours</a></nav>
</header>
<main>
<section id="menu">
<h2>Menu</h2>
<ul>
<li><span>Espresso</span> <b>2.40</b></li>
<li><span>Cappuccino</span> <b>3.60</b></li>
<li><span>Croissant</span> <b>2.10</b></li>
</ul>
</section>
<section id="hours">
<h2>Hours</h2>
<p>We are open from Monday to Saturday, from eight to six.</p>
</section>
</main>
<script src="script.js"></script>
</body>
</html>
\`\`\`
\`\`\`css path="styles.css"
${STYLES}\`\`\`
\`\`\`js path="script.js"
const rows = [
  1,
  1,
  2,
  1,
];
const list = document.querySelector("#list");
for (const row of rows) {
  const item = document.createElement("li");
  item.textContent = \`Row \${row}\`;
  list.append(item);
}
}
\`\`\`
Done.
`,
  "other files": `Three files.

\`\`\`python path="shop.py"
from dataclasses import dataclass


@dataclass
class Item:
    name: str
    price: float = 0.0


def total(items):
    """Sums the prices of all items."""
    amount = 0.0
    for item in items:
        if item.price > 0:
            amount += item.price
    return amount


def cheapest(items):
    return min(items, key=lambda item: item.price)
\`\`\`

\`\`\`json path="data.json"
{
  "name": "demo",
  "tags": ["a", "b"],
  "nested": {
    "one": 1,
    "two": 2
  },
  "list": [
    { "id": 1, "label": "One" },
    { "id": 2, "label": "Two" }
  ]
}
\`\`\`

\`\`\`md path="README.md"
# Café

Some words about the project, which is small.

## Run it

Open index.html in a browser.

- one
- two
\`\`\`
`,
  "indented with tabs, and Markdown": `One component, and how it is used.

\`\`\`tsx path="src/Card.tsx"
${APP.replaceAll(/^(?: {2})+/gm, (spaces) => "\t".repeat(spaces.length / 2))}\`\`\`

\`\`\`\`md path="README.md"
# Card

Run it:

\`\`\`
npm install
npm run dev
\`\`\`

| name | what it is |
| --- | --- |
| title | the text |
| onRemove | what a press does |
\`\`\`\`
`,
  "tags of a builder": `Here.
<boltArtifact id="x" title="y">
<boltAction type="file" filePath="src/App.tsx">
${APP}</boltAction>
<boltAction type="file" filePath="styles.css">
${STYLES}</boltAction>
</boltArtifact>
Done.
`,
};
