/** A second project that answers of the corpus are about: `project: bakery`. */
export const BAKERY: Record<string, string> = {
  "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Corner Bakery</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  "src/main.tsx": `import { createRoot } from 'react-dom/client'
import App from './App'
import './styles.css'

createRoot(document.getElementById('root')!).render(<App />)
`,
  "src/App.tsx": `import { useState } from 'react'
import Header from './components/Header'
import items from './data/items.json'
import { formatPrice } from './lib/price'

export default function App() {
  const [query, setQuery] = useState('')
  const shown = items.filter((item) => item.name.toLowerCase().includes(query.toLowerCase()))

  return (
    <main className="page">
      <Header title="Corner Bakery" />
      <input
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder="Search"
      />
      <ul className="list">
        {shown.map((item) => (
          <li key={item.id}>
            <span>{item.name}</span>
            <b>{formatPrice(item.price)}</b>
          </li>
        ))}
      </ul>
    </main>
  )
}
`,
  "src/components/Header.tsx": `type Props = { title: string }

export default function Header({ title }: Props) {
  return (
    <header className="header">
      <h1>{title}</h1>
      <p>Open daily</p>
    </header>
  )
}
`,
  "src/lib/price.ts": `/** Cents as euros. */
export function formatPrice(cents: number): string {
  return '€' + (cents / 100).toFixed(2)
}

/** A sum of cents. */
export function total(prices: number[]): number {
  return prices.reduce((sum, price) => sum + price, 0)
}
`,
  "src/data/items.json": `[
  { "id": 1, "name": "Rye loaf", "price": 480 },
  { "id": 2, "name": "Croissant", "price": 220 },
  { "id": 3, "name": "Plum tart", "price": 350 }
]
`,
  "src/styles.css": `:root {
  --ink: #222;
  --accent: #b5541c;
}

body {
  margin: 0;
  color: var(--ink);
  font-family: Georgia, serif;
}

.page {
  max-width: 40rem;
  margin: 0 auto;
}

.header {
  padding: 2rem 0;
}

.list li {
  display: flex;
  justify-content: space-between;
}
`,
  "README.md": `# Corner Bakery

A small list of what we bake.
`,
};
