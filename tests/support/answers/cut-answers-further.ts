const SHOP = `/* Styles, with blank lines between them. */
:root {
  --font: system-ui, sans-serif;

  --space: 1rem;
  --shadow: 0 1px 2px rgb(0 0 0 / 20%), 0 4px 12px rgb(0 0 0 / 10%);
}

a { color: inherit; text-decoration: none; }
.row { display: flex; gap: 1rem; }

.row > .item,
.row > .item:hover {
  transition:
    color 0.2s ease,
    transform 0.2s ease;

  background: url("data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'><path d='M12 2l3 7h7l-5.5 4.5L18 21l-6-4-6 4 1.5-7.5L2 9h7z'/></svg>") no-repeat center / 24px 24px;
}

@media (min-width: 40rem) and (prefers-reduced-motion: no-preference) {
  .row { gap: 2rem; }

  .item { gap: 1rem; }

  .row { gap: 2rem; }
}
`;

const LEDGER = `import csv
import sys

LIMIT = 10
NAMES = ["ink", "paper", "glue"]

class Ledger:
    rows: list = []

    def __init__(self, path, limit=LIMIT):
        self.path = path
        self.limit = limit

    def read(self):
        try:
            with open(self.path) as file:
                self.rows = list(csv.reader(file))

        except OSError as error:
            print("The ledger cannot be read:", error)
            return []

        return self.rows

    def total(self):
        amount = 0
        for row in self.rows:
            amount += float(row[1])
            print("row:", row[0])
            amount += float(row[1])

        return round(amount, 2)

ledger = Ledger(sys.argv[1])
rows = ledger.read()
print(len(rows), ledger.total())

for name in NAMES:
    print(name)
`;

/**
 * Further answers to be cut anywhere: blank lines between all, lines that come twice
 * (never side by side: of two that are alike nobody can tell which one was repeated), long ones, other line ends.
 */
export const FURTHER_ANSWERS: Record<string, string> = {
  "styles and Python with blank lines": `Two files.

\`\`\`css path="src/shop.css"
${SHOP}\`\`\`

\`\`\`python path="ledger.py"
${LEDGER}\`\`\`
`,
  "JSON, and Markdown with code in it": `Some words first: what is sold, and where.

\`\`\`json path="data/items.json"
{
  "items": [
    { "name": "Ink", "price": 3.5, "tags": ["blue", "black"] },
    { "name": "Paper", "price": 1, "tags": ["white"] },
    { "name": "Glue", "price": 2, "tags": [] },
    { "name": "Ink", "price": 3.5, "tags": ["blue", "black"] }
  ],
  "note": "Prices in euros (with taxes), as of the first of May: see the list, or ask.",
  "open": true
}
\`\`\`

\`\`\`\`md path="docs/README.md"
# Shop

A small shop: ink, paper (and glue), all in one place. It is small,
and it stays small.

## Run it

Run this (once), then open the page:

\`\`\`sh
npm install
npm start
\`\`\`

Then change it:

\`\`\`js
const price = read("items.json");

show(price);
\`\`\`

1. Ink, paper
2. Glue

| name | price |
| --- | --- |
| Ink | 3.50 |

That is all.
\`\`\`\`

Done.
`,
  "a page and a script whose lines end as on Windows": `Here.

\`\`\`html path="index.html"
<!doctype html>
<html lang="en">
<body>
<header>

<h1>Shop</h1> <small>(open, daily)</small>

<p>Ink, <b>paper</b> (and glue) for everybody.</p>

</header>
<ul>
<li>Ink</li>

<li>Paper</li>
<li>Ink</li>
<li><a href="#glue">Glue</a> <em>new</em></li>

</ul>
<script type="module" src="main.js"></script>
</body>
</html>
\`\`\`

\`\`\`js path="main.js"
import { read, show } from "./shop.js";

const names = ["ink", "paper"], prices = [3.5, 2];
const state = {
  open: true,
  rows: []
};

function price(name, count = 1) {
  const at = names.indexOf(name);
  if (at < 0) return 0;

  return prices[at] * count;
}

const load = async () => {
  try {
    state.rows = await read("items.json");
  } catch (error) {
    console.error(error); state.rows = [];
  }
};

document.querySelector("button").addEventListener("click", () => {
  load();
});

load().then(() => show(state.rows.map((row) => ({ ...row, price: price(row.name) })).filter((row) => row.price > 0)));

show(state.rows);
\`\`\`
`.replaceAll("\n", "\r\n"),
};
