import { describe, expect, test } from "vitest";
import { findTruncation } from "./truncation-guard";

const LINES = Array.from({ length: 60 }, (_, index) => `const value${index} = read(${index});`);
const LONG = `${LINES.join("\n")}\n`;
/** All of the file but a line, and another beside it. */
const changedWith = (line: string) =>
  LONG.replace("const value30 = read(30);", `${line}\nconst value30 = read("all");`);
const cutWith = (line: string) => `${[...LINES.slice(0, 45), line].join("\n")}\n`;

describe("a comment that stands in for code is found", () => {
  test.each([
    "// rest of the file unchanged",
    "// ... rest of the code remains the same ...",
    "// ...rest of the component",
    "// Rest of your code here",
    "// The rest of the code stays the same.",
    "// rest of the functions remain unchanged",
    "// (rest of the file is unchanged)",
    "/* ... existing code ... */",
    "// ... existing code ...",
    "// existing code here",
    "// [existing code]",
    "  /* existing styles */",
    "/* Keep all the existing styles */",
    "/* other styles remain the same */",
    "{/* ... */}",
    "        {/* rest of the JSX unchanged */}",
    "        {/* Existing content */}",
    "<div>{/* ... existing markup ... */}</div>",
    "<!-- rest of page -->",
    "<!-- Rest of the HTML remains the same -->",
    "<!-- ... -->",
    "# ... rest unchanged",
    "# rest of the code remains the same",
    "# ...",
    "-- rest of the code unchanged",
    " * ... rest of the file ...",
    "// ...",
    "// …",
    "// … other handlers …",
    "// imports stay the same",
    "// imports unchanged",
    "// All other functions remain unchanged",
    "// other components are unchanged",
    "// keep the rest of your code as is",
    "// remaining code unchanged",
    "// previous code remains the same",
    "// Same imports as before",
    "// same as before",
    "// code omitted for brevity",
    "// ... (truncated for brevity)",
    "// ... (keep existing code)",
    "// No changes below",
    "// no changes to the rest of the file",
    "... rest of the code unchanged ...",
    "[... existing code ...]",
    "const App = () => { // ... rest of the component",
    "// Add your existing code here",
  ])("%s", (line) => {
    expect(findTruncation(LONG, cutWith(line))).toContain("left out");
  });
});

describe("one in another language is found in a short file, where little is gone", () => {
  const before = ":root { --accent: teal; }\nheader { padding: 1rem; }\n";
  test.each([
    "restante do código permanece igual",
    "... o resto dos estilos continua igual ...",
    "el resto del código sigue igual",
    "resto de los estilos sin cambios",
    "código existente",
    "Rest des Codes bleibt unverändert",
    "... bestehender Code ...",
    "restliche Stile bleiben gleich",
    "le reste du code reste inchangé",
    "reste du fichier identique",
    "il resto del codice rimane invariato",
    "rest van de code blijft hetzelfde",
    "reszta kodu bez zmian",
    "остальной код без изменений",
    "kodun geri kalanı aynı kalır",
    "其余代码保持不变",
    "残りのコードは変更なし",
    "나머지 코드는 그대로 유지",
  ])("%s", (words) => {
    expect(findTruncation(before, `:root { --accent: red; }\n/* ${words} */\n`)).toContain(
      "left out",
    );
  });

  test.each([
    "Autres styles",
    "Weitere Regeln",
    "otros estilos",
    "Inhalt der Seite",
    "stili della pagina",
    "Rest des Menüs am Rand",
    "o resto da página fica à direita",
    "其他样式",
    "残りの時間",
  ])("and one that explains is left alone: %s", (words) => {
    expect(
      findTruncation(before, `:root { --accent: red; }\n/* ${words} */\nmain { margin: 0; }\n`),
    ).toBeNull();
  });
});

describe("an honest comment is left alone", () => {
  test.each([
    "// rest",
    "// Rest",
    "// the rest of the props go to the button",
    "// Handle the rest of the file in chunks",
    "// Returns the list unchanged",
    "// Position remains unchanged when blocked",
    "// the order stays the same",
    "// Keep the existing tasks when the list is reloaded",
    "// Other routes",
    "/* Other sections */",
    "<!-- Other products -->",
    "// Remaining time in seconds",
    "// existing users see the old page until they sign in again",
    "// Same as above, but for the right edge",
    "// Loads the theme...",
    "// ...and keeps it in step with the system",
    "const { id, ...rest } = props;",
    "const all = [...existing, item];",
    "// rest parameters",
    "// spread ...rest onto the element",
    'const url = "https://example.com/rest-of-the-code";',
    'const hint = "// ... existing code ...";',
    "color: #000; /* the page is unchanged by this */",
    "# Previous releases",
    "## Rest and recovery",
    "// previous value, for undo",
    "// Original price before the discount",
    "// no changes: nothing to save",
    "// More items are loaded when the list ends",
    "// TODO: add tests",
    "// todo: rest of the week view",
    "return cards.map((card) => ({ ...card }));",
    "// If the name is unchanged, skip the request",
    "<p>... and the rest is history</p>",
  ])("%s", (line) => {
    expect(findTruncation(LONG, changedWith(line))).toBeNull();
  });
});

test("a comment that the file already had is its own", () => {
  const before = `// ... existing code ...\n${LONG}`;
  expect(findTruncation(before, before.replace("value3 ", "total "))).toBeNull();
});

test("a comment that hides nothing is harmless", () => {
  expect(findTruncation(LONG, `// rest of the code\n${LONG}`)).toBeNull();
});

test("a new file has nothing to lose", () => {
  expect(findTruncation(undefined, "// ... rest of the code\n")).toBeNull();
  expect(findTruncation("", "// ... rest of the code\n")).toBeNull();
});

describe("a long file that shrinks", () => {
  test("to a sliver is found", () => {
    expect(findTruncation(LONG, "const a = 1;\n")).toContain("from 60 to 1 lines");
    expect(findTruncation(LONG, "")).toContain("shrink");
  });

  test("to a part, with a vague comment, is found", () => {
    expect(
      findTruncation(LONG, `${LINES.slice(0, 20).join("\n")}\n// Other functions\n`),
    ).toContain("Other functions");
  });

  test("to a part, without one, is asked about, and believed the second time", () => {
    const part = `${LINES.slice(0, 12).join("\n")}\n`;
    expect(findTruncation(LONG, part)).toContain("value12");
    expect(findTruncation(LONG, part, { shrinkageIsMeant: true })).toBeNull();
  });

  test("because its code moved to other files is a rewrite", () => {
    const after = 'import { Board } from "./Board";\n\nexport const App = () => <Board />;\n';
    expect(findTruncation(LONG, after)).toBeNull();
  });
});

test("a short file may become shorter", () => {
  expect(findTruncation("a\nb\nc\nd\n", "x\n")).toBeNull();
});
