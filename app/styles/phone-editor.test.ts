import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** The variables that a block of CSS sets, by name. */
function variablesOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

/** What the tokens of a stylesheet are in the dark theme. */
const darkOf = (css: string) =>
  Object.fromEntries(
    Object.entries(variablesOf(css)).map(([name, value]) => [
      name,
      /var\(--dark, (.+)\)$/.exec(value)?.[1],
    ]),
  );

test("the dark editor of the installable app has the colours of a dark page", () => {
  const dark = { ...darkOf(read("tokens.css")), ...darkOf(read("workspace-shell.css")) };
  const own = variablesOf(/\.phone-editor \{([^}]*)\}/.exec(read("phone-editor.css"))?.[1] ?? "");
  expect(Object.keys(own).length).toBeGreaterThan(20);
  for (const [name, value] of Object.entries(own))
    expect([name, value]).toEqual([name, dark[name]]);
});
