import { expect, test } from "vitest";
import { unsentFiles } from "./unsent-files";

const paths = ["index.html", "styles.css", "src/script.js", "src/a.js", "lib/a.js"];
const sent = new Set(["styles.css"]);
const unsent = (prose: string) => unsentFiles(prose, { sent, paths });

test.each([
  "I updated `styles.css` and `src/script.js`.",
  "I've also modified `script.js` to add the rides.",
  "Ich habe `styles.css` und `script.js` angepasst.",
  "J'ai modifié `styles.css` et `script.js`.",
  "He actualizado `styles.css` y `script.js`.",
  "Eu atualizei `script.js` para isso.",
  "Ho modificato **styles.css** e **script.js**.",
  "Я обновил `styles.css` и `script.js`.",
  "我更新了 `styles.css` 和 `script.js`。",
  "## Changes\n\n- `styles.css`: green\n- `src/script.js`: a ride more\n",
  "**Files changed:**\n1. **styles.css** – green\n2. **`script.js`** – a ride more",
])("%j speaks of a file that did not come", (prose) => {
  expect(unsent(prose)).toEqual(["src/script.js"]);
});

test.each([
  "I updated `styles.css`.",
  "I updated `styles.css` to match `index.html`.",
  "I updated the `script.js` reference in `styles.css`.",
  "I've updated `styles.css`; `script.js` stays as it is.",
  "Ich habe `script.js` nicht geändert.",
  "I haven't changed `script.js`.",
  "I updated `script.js` earlier.",
  "You can change `script.js` for more.",
  "I updated `a.js`.",
  "I updated `other.js`.",
  "## Changes\n- `styles.css`: green\n- `script.js`: no changes\n",
  "## Files\n- `index.html`: the page\n- `script.js`: the list\n",
  "```js\n// I updated `script.js`.\n```\n",
])("%j speaks of none", (prose) => {
  expect(unsent(prose)).toEqual([]);
});

test("names without end are looked up in a time that grows with them", () => {
  expect(unsent(`I updated ${"`x.js`, ".repeat(100_000)}`)).toEqual([]);
  expect(unsent(`I updated ${"both ".repeat(100_000)}`)).toEqual([]);
  expect(unsent("I updated `".repeat(30_000))).toEqual([]);
});
