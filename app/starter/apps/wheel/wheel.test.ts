import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The wheel's own reckoning, as it stands in its program. */
const source = /^function pointed[\s\S]*?\n\}\n/m.exec(
  readText("apps/wheel/files/static/script.js"),
)?.[0];
const pointed = new Function(`${source}; return pointed;`)() as (
  degrees: number,
  count: number,
) => number;

test("what stands under the pointer is picked, however far the wheel was turned", () => {
  expect(pointed(0, 4)).toBe(0);
  // A wheel that is turned to the right brings what is left of the pointer under it.
  expect(pointed(45, 4)).toBe(3);
  expect(pointed(3600 + 100, 4)).toBe(2);
  expect(pointed(359.9, 4)).toBe(0);
});

test.each([
  "Spin a wheel to pick which film we watch",
  "We type in names and a wheel that picks one decides who starts",
  "a prize wheel for the school fair",
  "A wheel with the names of my class, spin it to pick one",
])("“%s” makes a wheel", (say) => {
  expect(makeProject(say).get("script.js")).toContain("function pointed");
});

test("a wheel about eating begins with meals, and one of anything names none", () => {
  expect(makeProject("a spinning wheel for what to eat").get("script.js")).toContain('"Noodles"');
  expect(makeProject("a spinning wheel").get("script.js")).toContain('"First choice"');
});

test("what is said to be on it is what it begins with", () => {
  expect(
    makeProject("a spinning wheel with hoovering, dishes and walking the dog on it").get(
      "script.js",
    ),
  ).toMatch(/"Hoovering",\s+"Dishes",\s+"Walking the dog",?\s+\]/);
});

test.each([
  "Random name picker for my classroom. I paste in names and it picks one, and doesn't pick the same again until everyone had a turn",
  "a name picker with no repeats",
])("“%s” makes a wheel that picks each once", (say) => {
  expect(makeProject(say).get("script.js")).toContain("const IS_ONCE = true");
});

interface Acts {
  add(text: string): void;
  stop(): void;
  removeAt(at: number): void;
}

/** What stands on the wheel once the program's own acts were done. */
function after(act: (acts: Acts) => void, choices: string[]) {
  const program = readText("apps/wheel/files/static/script.js");
  const acts = ["pointed", "add", "stop", "removeAt", "refill"]
    .map((name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(program)?.[0])
    .join("");
  const node = { checked: true, hidden: true, textContent: "", reset() {}, focus() {} };
  const run = new Function(
    "act",
    "choices",
    "find",
    `const paint = () => refill(); let taken = []; let turned = 0; let isSpinning = false; ${acts}
     act({ add, stop, removeAt }); return { choices, taken, told: find().hidden };`,
  ) as (...all: unknown[]) => { choices: string[]; taken: string[]; told: boolean };
  return run(act, choices, () => node);
}

test("a list that is entered at once becomes so many choices", () => {
  const { choices } = after(({ add }) => add("Ada, Ben\nCleo;  ,"), []);
  expect(choices).toEqual(["Ada", "Ben", "Cleo"]);
});

test("who was picked is off the wheel until each had a turn, and then all are on it again", () => {
  expect(after(({ stop }) => stop(), ["Ada", "Ben"])).toMatchObject({
    choices: ["Ben"],
    taken: ["Ada"],
  });
  const all = after(
    ({ stop }) => {
      stop();
      stop();
    },
    ["Ada", "Ben"],
  );
  expect(all).toEqual({ choices: ["Ada", "Ben"], taken: [], told: false });
});

test("a wheel of which the last choice was removed has those on it that were picked", () => {
  const left = after(
    ({ stop, removeAt }) => {
      stop();
      removeAt(0);
    },
    ["Ada", "Ben"],
  );
  expect(left).toMatchObject({ choices: ["Ada"], taken: [] });
});
