import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";

test.each([
  [
    "A times tables practice for my daughter, tables 2 to 10, with 20 questions and a score at the end.",
    { kinds: '[\n  "×",\n]', from: "2", to: "10", rounds: "20" },
  ],
  ["a game to practise the 7 times table", { kinds: '[\n  "×",\n]', from: "7", to: "7" }],
  [
    "maths practice for my son: addition and subtraction up to 100",
    { kinds: '[\n  "+",\n  "−",\n]', largest: "100" },
  ],
  ["Kopfrechnen bis 100 mit plus und minus, 15 Aufgaben", { largest: "100", rounds: "15" }],
  ["des tables de multiplication de 2 à 9 pour mon fils", { from: "2", to: "9" }],
  ["un juego para practicar las tablas de multiplicar del 3 al 6", { from: "3", to: "6" }],
])("“%s” asks these", (say, settings) => {
  const script = makeProject(say).get("script.js") ?? "";
  for (const [name, value] of Object.entries(settings))
    expect(script).toContain(`const ${name} = ${value};`);
});
