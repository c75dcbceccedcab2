/** The same React and TypeScript project of ten files for every contestant. */
export function reactProject(): Map<string, string> {
  const component = (name: string) =>
    `import { useState } from "react";\n\nexport interface ${name}Props {\n  label: string;\n}\n\nexport function ${name}({ label }: ${name}Props) {\n  const [count, setCount] = useState(0);\n  return (\n    <button type="button" onClick={() => setCount(count + 1)}>\n      {label}: {count}\n    </button>\n  );\n}\n`;
  const names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"];
  return new Map([
    [
      "index.html",
      '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Bench</title></head>\n<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>\n</html>\n',
    ],
    [
      "src/main.tsx",
      'import { createRoot } from "react-dom/client";\nimport { App } from "./App";\nimport "./styles.css";\n\nconst root = document.getElementById("root");\nif (root) createRoot(root).render(<App />);\n',
    ],
    ["src/App.tsx", appSource("version 0")],
    ...names.map((name) => [`src/components/${name}.tsx`, component(name)] as const),
    ["src/labels.ts", 'export const labels: readonly string[] = ["one", "two", "three"];\n'],
    [
      "src/styles.css",
      "body { font-family: system-ui; margin: 2rem }\nbutton { padding: 0.5rem }\n",
    ],
  ]);
}

/** The one file that an edit changes; its text is what a test waits to see. */
export function appSource(text: string): string {
  const names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"];
  const imports = names.map((name) => `import { ${name} } from "./components/${name}";`).join("\n");
  const uses = names.map((name) => `      <${name} label={labels[0] ?? ""} />`).join("\n");
  return `${imports}\nimport { labels } from "./labels";\n\nexport function App() {\n  return (\n    <main>\n      <h1>${text}</h1>\n${uses}\n    </main>\n  );\n}\n`;
}
