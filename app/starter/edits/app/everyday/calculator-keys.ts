import type { FileTree } from "~/projects/files";
import { html } from "../../../source/html";
import { replaced } from "../../abilities/in-place-of";
import { type EditResult, edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";

const PAGE = "index.html";
const PROGRAM = "script.js";

/** Whether a project is the starter's calculator. */
export const isCalculator = (files: FileTree): boolean =>
  /const SIGNS = \{/.test(files.get(PROGRAM) ?? "");

/** What keys are called → the key that the program knows. */
const KEYS: readonly [said: RegExp, key: string][] = [
  [/^(?:plus|\+|add(?:ition)?)$/u, "+"],
  [/^(?:minus|-|−|subtract(?:ion)?)$/u, "-"],
  [/^(?:times|multipl(?:y|ication)|×|x|\*)$/u, "*"],
  [/^(?:divided?(?: by)?|division|÷|\/)$/u, "/"],
  [/^(?:equals?|=)$/u, "="],
  [/^(?:percent|%)$/u, "%"],
  [/^(?:decimal(?: point)?|point|dot|comma|\.)$/u, "."],
  [/^(?:back(?:space)?|delete|⌫)$/u, "back"],
  [/^(?:ac|clear|all clear|c)$/u, "clear"],
  [/^(?:sign|plus[- ]?minus|\+\/-|±|change sign)$/u, "sign"],
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"].map(
    (word, digit): [RegExp, string] => [new RegExp(`^(?:${word}|${digit})$`, "u"), String(digit)],
  ),
];
export function rounded(files: FileTree, count: number): EditResult | null {
  if (!isCalculator(files) || !Number.isInteger(count)) return null;
  return replaced(
    files,
    PROGRAM,
    [
      [
        /return Number\((?:value|Number\(value)\.toPrecision\(12\)(?:\)\.toFixed\(\d\))?\);/,
        `return Number(Number(value.toPrecision(12)).toFixed(${count}));`,
      ],
    ],
    `Results are rounded to ${count === 0 ? "whole numbers" : `${count} decimal${count === 1 ? "" : "s"}`} now; what is typed stays as it is.`,
  );
}

const EQUALS = 'aria-label="Equals">=</button>\n';

/** Keys below the others, and what the program does when they are pressed. */
export function moreKeys(
  files: FileTree,
  keys: readonly (readonly [key: string, sign: string, label: string])[],
  act: string,
  said: string,
  more: readonly (readonly [string | RegExp, string])[] = [],
): EditResult | null {
  const { styles } = shapeOf(files);
  if (!isCalculator(files) || !styles) return null;
  if (files.get(PAGE)?.includes(`data-key="${keys[0]?.[0]}"`))
    return there(`The key “${keys[0]?.[1]}” is there already, below the others.`);
  const buttons = keys.map(
    ([key, sign, label]) =>
      `          <button type="button" class="key operator" data-key="${key}" aria-label="${label}">${sign}</button>\n`,
  );
  const page = replaced(files, PAGE, [[EQUALS, EQUALS + buttons.join("")]], "");
  const program = replaced(
    files,
    PROGRAM,
    [['  } else if (key === "clear") {', `${act}  } else if (key === "clear") {`], ...more],
    "",
  );
  return page.ok && program.ok
    ? edited(new Map([...page.changes, ...program.changes]), said)
    : null;
}

export function memory(files: FileTree): EditResult | null {
  return moreKeys(
    files,
    [
      ["m-clear", "MC", "Clear memory"],
      ["m-read", "MR", "Read memory"],
      ["m-less", "M−", "Subtract from memory"],
      ["m-more", "M+", "Add to memory"],
    ],
    '  } else if (key === "m-clear") {\n    memory = 0;\n  } else if (key === "m-read") {\n    entry = String(memory);\n    fresh = true;\n  } else if (key === "m-less" || key === "m-more") {\n    memory = compute(memory, key === "m-more" ? "+" : "-", Number(entry));\n    fresh = true;\n',
    "Four keys below the others keep a number: MC forgets it, MR gives it back, M− and M+ subtract and add what is shown.",
    [
      [
        "let operator = null;",
        "let operator = null;\nlet memory = 0; // Until the page is closed.",
      ],
    ],
  );
}

const keyOf = (said: string) => KEYS.find(([form]) => form.test(said.trim().toLowerCase()))?.[1];
const BUTTON = (key: string) =>
  new RegExp(
    `<button type="button" class="key[^>]*data-key="${key.replace(/[.*+/]/g, "\\$&")}"[^>]*>[^<]*</button>`,
  );

export function swapped(files: FileTree, one: string, other: string): EditResult | null {
  const [a, b] = [keyOf(one), keyOf(other)];
  const page = files.get(PAGE) ?? "";
  if (!isCalculator(files) || !a || !b || a === b) return null;
  const next = swappedKeys(page, a, b);
  return next
    ? edited(
        new Map([[PAGE, next]]),
        `The keys “${one}” and “${other}” stand in each other's place now.`,
      )
    : null;
}

/** Another sign on a key; what it is called for those who hear it stays. */
export function labelled(files: FileTree, said: string, label: string): EditResult | null {
  const key = keyOf(said);
  const page = files.get(PAGE) ?? "";
  const button = key && BUTTON(key).exec(page)?.[0];
  if (!isCalculator(files) || !button || label === "") return null;
  const next = button.replace(/>[^<]*</, () => `>${html(label)}<`);
  return next === button
    ? there(`That key says “${label}” already.`)
    : edited(
        new Map([[PAGE, page.replace(button, () => next)]]),
        `The key “${said}” says “${label}” now.`,
      );
}

/** The first or last key of the row in which a key stands takes its place. */
export function toSide(files: FileTree, said: string, side: string): EditResult | null {
  const key = keyOf(said);
  const page = files.get(PAGE) ?? "";
  if (!isCalculator(files) || !key) return null;
  const all = [...page.matchAll(/<button type="button" class="key[^>]*data-key="([^"]+)"/g)].map(
    ([, own = ""]) => own,
  );
  const at = all.indexOf(key);
  if (at < 0) return null;
  const row = at - (at % 4);
  const other = all[side === "left" ? row : Math.min(row + 3, all.length - 1)] ?? "";
  if (other === key) return there(`The key “${said}” stands at the ${side} of its row already.`);
  const made = swappedKeys(page, key, other);
  return made
    ? edited(
        new Map([[PAGE, made]]),
        `The key “${said}” stands at the ${side} of its row now; the one that stood there has its place.`,
      )
    : unchanged("I found no such keys.");
}

function swappedKeys(page: string, key: string, other: string): string | null {
  const [first, second] = [BUTTON(key).exec(page)?.[0], BUTTON(other).exec(page)?.[0]];
  return first && second
    ? page
        .replace(first, () => "\u0001")
        .replace(second, () => first)
        .replace("\u0001", () => second)
    : null;
}

const CLICK = `
/** A short click, for each key that is pressed. */
let audio = null;
function click() {
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 900;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.05);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.05);
  } catch {
    // No sound here.
  }
}
`;

export function clicks(files: FileTree): EditResult | null {
  if (!isCalculator(files)) return null;
  const code = files.get(PROGRAM) ?? "";
  if (code.includes("function click()")) return there("The keys click already.");
  const next = code.replace(
    "function press(key) {\n",
    () => `${CLICK.trimStart()}\nfunction press(key) {\n  click();\n`,
  );
  return next === code
    ? null
    : edited(new Map([[PROGRAM, next]]), "Each key that is pressed makes a short click.");
}
