import type { FileTree } from "~/projects/files";
import { replaced } from "../../abilities/in-place-of";
import { type EditResult, edited, there } from "../../edit";
import { anyOf, leftOf } from "../said-of";
import { already, type SmallProgram } from "./small-order";

const MAIN = "src/main.ts";
const UNITS = "src/units.ts";
const PAGE = "index.html";
const NUMBERS: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

interface KnownUnit {
  kind: string;
  name: string;
  sign: string;
  /** Its place within its kind. */
  at: number;
}

/** The units that a converter holds, in their order. */
function unitsOf(files: FileTree): KnownUnit[] {
  const code = files.get(UNITS) ?? "";
  return [...code.matchAll(/^ {2}"?([\p{L} ]+)"?: \[\n([\s\S]*?)^ {2}\],/gmu)].flatMap(
    ([, kind = "", block = ""]) =>
      [...block.matchAll(/name: "([^"]+)", sign: "([^"]+)"/g)].map(
        ([, name = "", sign = ""], at) => ({ kind, name, sign, at }),
      ),
  );
}

const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/ \(.*\)/, "")
    .replace(/metres?$/, "meter")
    .replace(/litres?$/, "liter")
    .replace(/s$/, "")
    .replace(/meters?$/, "meter");

/** The units that are named in words, in the order in which they are said. */
function unitsSaid(words: string, files: FileTree): KnownUnit[] {
  const known = unitsOf(files);
  return [...words.matchAll(/[\p{L}°]+/gu)].flatMap(([word]) => {
    const one = known.find(
      ({ name, sign }) =>
        bare(name) === bare(word) || (word.length > 1 && sign.toLowerCase() === word),
    );
    return one ? [one] : [];
  });
}

const kindSaid = (words: string, files: FileTree) =>
  [...new Set(unitsOf(files).map(({ kind }) => kind))].find((kind) =>
    anyOf(`${kind.toLowerCase()}s?`).test(words),
  );
const ASKED_FOR = anyOf(
  "add|include|have|with|support|also|units?|conversions?|converter|weights?|lengths?|list|too|option|convert|possible",
);
const ANY = /[\p{L}°]+/u;

/** What a converter of units can be told. */
export const CONVERTER: SmallProgram = {
  path: UNITS,
  has: /export const kinds: Record<string, Unit\[\]>/,
  orders: [
    already(
      [
        anyOf("fields?|boxes|inputs?|sides?"),
        anyOf("next to each other|side by side|beside each other|in (?:one|a) row"),
      ],
      "The two fields stand side by side already wherever there is room; on a phone they stand below each other.",
      anyOf("two|both|put"),
      anyOf("below"),
    ),
    already(
      [anyOf("swap|switch|reverse|flip"), anyOf("button|units?|direction")],
      "The button with the two arrows between the fields swaps the units already.",
      anyOf("units?|button|the|two|direction|to"),
      anyOf("bigger|smaller|colou?r\\p{L}*|remove|hide|move"),
    ),
    {
      asks: [
        anyOf("decimals?|decimal places|digits after the (?:comma|point)|fraction digits"),
        anyOf("no|zero|one|two|three|four|\\d"),
      ],
      more: anyOf(
        "only|round(?:ed)?|to|show|max(?:imum)?|at most|results?|numbers?|places|digits|after|point|comma|just",
      ),
      make(files, { words }) {
        const said =
          /(?<!\p{L})(no|zero|one|two|three|four|\d)(?= (?:decimal|digit|fraction))/u.exec(
            words,
          )?.[1];
        const count = said === undefined ? Number.NaN : (NUMBERS[said] ?? Number(said));
        if (!Number.isFinite(count)) return null;
        return replaced(
          files,
          MAIN,
          [
            [
              /\{ maximum(?:SignificantDigits|FractionDigits): \d+ \}/,
              `{ maximumFractionDigits: ${count} }`,
            ],
          ],
          `Results have ${count === 0 ? "no decimals" : `at most ${count} decimal${count === 1 ? "" : "s"}`} now; what is smaller than that is written as 0.`,
        );
      },
    },
    {
      asks: [anyOf("copy|clipboard")],
      more: anyOf("results?|numbers?|values?|button|answer"),
      make(files) {
        const page = replaced(
          files,
          PAGE,
          [
            [
              '<p class="muted formula" id="formula"></p>',
              '<p class="muted formula" id="formula"></p>\n        <p><button type="button" class="button small" id="copy">Copy result</button></p>',
            ],
          ],
          "",
        );
        if (!page.ok) return null;
        const code = `${(files.get(MAIN) ?? "").trimEnd()}\n\nbyId("copy").addEventListener("click", async () => {\n  try {\n    await navigator.clipboard.writeText(result.textContent ?? "");\n    byId("copy").textContent = "Copied";\n  } catch {\n    byId("copy").textContent = "Could not copy";\n  }\n  setTimeout(() => {\n    byId("copy").textContent = "Copy result";\n  }, 1500);\n});\n`;
        return edited(
          new Map([...page.changes, [MAIN, code]]),
          "A button “Copy result” copies the number and its unit.",
        );
      },
    },
    {
      asks: [
        anyOf("start|starts|begin|begins|open|opens|default"),
        /(?<!\p{L})(?:to|into|and)(?!\p{L})/u,
      ],
      more: ANY,
      make(files, { words }) {
        const [from, to] = unitsSaid(words, files);
        if (!from || !to || from.kind !== to.kind || from.at === to.at) return null;
        return replaced(
          files,
          MAIN,
          [
            [
              /const state: State = \{ kind: [^,]+, from: \d+, to: \d+/,
              `const state: State = { kind: "${from.kind}", from: ${from.at}, to: ${to.at}`,
            ],
          ],
          `It starts with ${from.name.toLowerCase()} to ${to.name.toLowerCase()}. Where somebody chose units before, those stay chosen.`,
        );
      },
    },
    {
      asks: [anyOf("add|include|have|with|support|also")],
      more: ANY,
      not: anyOf("buttons?|field|history|colou?r\\p{L}*|picture|currency|currencies"),
      make(files, { words }) {
        const [unit] = unitsSaid(words, files);
        const kind = kindSaid(words, files);
        const left = leftOf(words, ASKED_FOR, kind?.toLowerCase() ?? null);
        if (
          left
            .split(" ")
            .some(
              (word) =>
                word !== "" && !unitsSaid(word, files).some((one) => one.name === unit?.name),
            )
        )
          return null;
        return unit
          ? there(`“${unit.name}” is there already, under “${unit.kind}”.`)
          : kind
            ? there(`“${kind}” is there already: it is one of the buttons at the top.`)
            : null;
      },
    },
    {
      asks: [
        anyOf("remove|delete|drop|take (?:out|away)|don't need|without|get rid of"),
        anyOf("units?|kinds?|section|category|tab|button|part"),
      ],
      more: ANY,
      make(files, { words }) {
        const kind = kindSaid(words, files);
        return kind ? withoutKind(files, kind) : null;
      },
    },
  ],
};

function withoutKind(files: FileTree, kind: string): EditResult | null {
  const code = files.get(UNITS) ?? "";
  const next = code.replace(new RegExp(`^ {2}"?${kind}"?: \\[\\n[\\s\\S]*?^ {2}\\],\\n`, "mu"), "");
  const first = new Set(unitsOf(files).map((unit) => unit.kind));
  if (next === code || first.size < 2) return null;
  const isFirst = new RegExp(`firstKind = "${kind}"`).test(code);
  const other = [...first].find((one) => one !== kind) ?? "";
  return edited(
    new Map([
      [UNITS, isFirst ? next.replace(`firstKind = "${kind}"`, `firstKind = "${other}"`) : next],
    ]),
    `“${kind}” and its units are gone.`,
  );
}
