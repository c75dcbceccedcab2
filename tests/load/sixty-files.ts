/** A web shop of sixty files as a strong model writes one: pages, sections, parts, hooks, data, styles. */
const PARTS: Record<string, readonly string[]> = {
  "src/pages": [
    "HomePage",
    "ShopPage",
    "ProductPage",
    "CartPage",
    "CheckoutPage",
    "ContactPage",
    "ImprintPage",
  ],
  "src/pages/team": ["TeamPage", "TeamMember", "TeamStory"],
  "src/sections": [
    "Hero",
    "Benefits",
    "Bestsellers",
    "OpeningHours",
    "Newsletter",
    "Testimonials",
    "Footer",
    "Header",
    "FindUs",
    "Faq",
  ],
  "src/parts": [
    "Button",
    "Card",
    "Dialog",
    "Field",
    "Price",
    "Quantity",
    "Rating",
    "Tag",
    "Spinner",
    "EmptyState",
    "Toast",
    "Tabs",
    "Icon",
    "Picture",
  ],
  "src/hooks": ["useCart", "useFavourites", "useToast", "useRoute", "useMedia", "useStored"],
  "src/lib": ["money", "dates", "storage", "validate", "sort"],
  "src/data": ["products", "team", "hours", "questions"],
};
const STYLES = ["base", "layout", "header", "hero", "shop", "cart", "team"];

/** The sixty files by path. The same each time. */
export function sixtyFiles(): Map<string, string> {
  const files = new Map<string, string>([
    ["index.html", page()],
    [
      "src/main.tsx",
      'import { createRoot } from "react-dom/client";\nimport { App } from "./App";\nimport "./styles/base.css";\n\ncreateRoot(document.getElementById("root")!).render(<App />);\n',
    ],
    ["src/App.tsx", app()],
    ["README.md", "# Corner Bakery\n\nA shop for bread and cake.\n"],
  ]);
  for (const [folder, names] of Object.entries(PARTS)) {
    for (const [index, name] of names.entries()) {
      const isPart = /^[A-Z]/.test(name);
      files.set(
        `${folder}/${name}.${isPart ? "tsx" : "ts"}`,
        isPart ? component(name, index) : module(name, index),
      );
    }
  }
  for (const name of STYLES) files.set(`src/styles/${name}.css`, stylesheet(name));
  return files;
}

function page(): string {
  return '<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <meta name="viewport" content="width=device-width">\n  <title>Corner Bakery</title>\n</head>\n<body>\n  <div id="root"></div>\n  <script type="module" src="/src/main.tsx"></script>\n</body>\n</html>\n';
}

function app(): string {
  const pages = [
    ...(PARTS["src/pages"] ?? []).map((name) => `./pages/${name}`),
    "./pages/team/TeamPage",
  ];
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const imports = pages.map((path) => `import { ${nameOf(path)} } from "${path}";`);
  const routes = pages.map((path) => `      {route === "${nameOf(path)}" && <${nameOf(path)} />}`);
  return `${imports.join("\n")}\nimport { useRoute } from "./hooks/useRoute";\nimport { Header } from "./sections/Header";\nimport { Footer } from "./sections/Footer";\n\nexport function App() {\n  const route = useRoute();\n  return (\n    <main>\n      <Header />\n${routes.join("\n")}\n      <Footer />\n    </main>\n  );\n}\n`;
}

function component(name: string, index: number): string {
  const words = name.replaceAll(/([A-Z])/g, " $1").trim();
  const rows = Array.from(
    { length: 8 + (index % 5) * 4 },
    (_, row) =>
      `        <li key="${row}" className="${name.toLowerCase()}-row">\n          <strong>${words} ${row + 1}</strong>\n          <span>{format(items[${row}]?.value ?? 0)}</span>\n        </li>`,
  );
  return `import { useState } from "react";\nimport { Button } from "../parts/Button";\nimport { format } from "../lib/money";\n\ninterface ${name}Props {\n  items?: { id: string; value: number }[];\n  onChoose?: (id: string) => void;\n}\n\n/** ${words}, as it stands on the page. */\nexport function ${name}({ items = [], onChoose }: ${name}Props) {\n  const [isOpen, setIsOpen] = useState(false);\n  return (\n    <section className="${name.toLowerCase()}" aria-label="${words}">\n      <h2>${words}</h2>\n      <Button onPress={() => setIsOpen(!isOpen)}>{isOpen ? "Less" : "More"}</Button>\n      <ul>\n${rows.join("\n")}\n      </ul>\n      {items.length === 0 && <p>There is nothing here yet.</p>}\n      <Button onPress={() => onChoose?.(items[0]?.id ?? "")}>Choose</Button>\n    </section>\n  );\n}\n`;
}

function module(name: string, index: number): string {
  const functions = Array.from(
    { length: 3 + (index % 3) },
    (_, number) =>
      `/** Step ${number + 1} of ${name}. */\nexport function ${name}${number === 0 ? "" : number}(value: number): number {\n  if (!Number.isFinite(value)) return 0;\n  const rounded = Math.round(value * ${100 + number}) / ${100 + number};\n  return rounded < 0 ? 0 : rounded;\n}\n`,
  );
  return `import { read } from "../lib/storage";\n\nconst KEY = "${name}";\n\n${functions.join("\n")}\nexport const stored = () => read(KEY);\n`;
}

function stylesheet(name: string): string {
  const rules = Array.from(
    { length: 14 },
    (_, index) =>
      `.${name}-${index} {\n  display: grid;\n  gap: ${index + 2}px;\n  padding: ${index}rem ${index + 1}rem;\n  color: var(--ink);\n  background: var(--paper);\n}\n`,
  );
  return rules.join("\n");
}
