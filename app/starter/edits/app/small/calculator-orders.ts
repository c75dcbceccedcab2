import { replaced } from "../../abilities/in-place-of";
import { applied, edited } from "../../edit";
import { anyOf } from "../said-of";
import { already, type SmallProgram } from "./small-order";

const PAGE = "index.html";
const PROGRAM = "script.js";

const COPY = `
document.getElementById("copy").addEventListener("click", async (event) => {
  const button = event.currentTarget;
  try {
    await navigator.clipboard.writeText(result.textContent);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Could not copy";
  }
  setTimeout(() => {
    button.textContent = "Copy result";
  }, 1500);
});
`;

/** What a calculator can be told. */
export const CALCULATOR: SmallProgram = {
  path: PROGRAM,
  has: /const SIGNS = \{/,
  orders: [
    already(
      [anyOf("keyboards?|typing|type|number pad|numpad")],
      "The keyboard works already: digits and operators, Enter for the result, Backspace for one digit, Escape for all.",
      anyOf("keys?|numbers?|support|input|use|using|on my computer|enter|digits|with"),
      anyOf("bigger|smaller|colou?r\\p{L}*|hide|remove|layout"),
    ),
    already(
      [anyOf("percent(?:age)?|%"), anyOf("key|button|sign|function")],
      "The key “%” is there already, in the first row: it makes a hundredth of the number.",
    ),
    already(
      [anyOf("history|past (?:results|calculations)|last (?:results|calculations)|tape")],
      "The last 20 results are kept already, beside the keys; choose one to use it again.",
      anyOf("calculations?|results?|keep|remember|list|save|previous|old"),
      anyOf(
        "clear|bigger|smaller|hide|remove|colou?r\\p{L}*|more than|only|\\d+|below|above|under|left|right",
      ),
    ),
    {
      asks: [anyOf("commas?"), anyOf("decimals?|point|dot|period|separator")],
      more: anyOf(
        "instead|of|sign|numbers?|mark|write|place|german|european|style|separator|decimals?",
      ),
      make(files) {
        const page = replaced(
          files,
          PAGE,
          [
            [
              /(data-key="\." aria-label=")Decimal point(">)\.</,
              "$1Decimal comma$2,<".replace("$1", 'data-key="." aria-label="').replace("$2", '">'),
            ],
          ],
          "",
        );
        const program = replaced(
          files,
          PROGRAM,
          [[`\`\${grouped}.\${fraction}\``, `\`\${grouped},\${fraction}\``]],
          "",
        );
        if (!page.ok || !program.ok) return null;
        return edited(
          new Map([...page.changes, ...program.changes]),
          "Decimals are written with a comma now, on the key too; both comma and point can be typed.",
        );
      },
    },
    {
      asks: [anyOf("copy|clipboard")],
      more: anyOf("results?|answers?|numbers?|values?|button|displayed"),
      make(files) {
        const page = replaced(
          files,
          PAGE,
          [
            [
              '<output class="result" id="result" aria-live="polite">0</output>\n',
              '<output class="result" id="result" aria-live="polite">0</output>\n          <p><button type="button" class="button quiet small" id="copy">Copy result</button></p>\n',
            ],
          ],
          "",
        );
        if (!page.ok) return null;
        return edited(
          new Map([...page.changes, [PROGRAM, `${(files.get(PROGRAM) ?? "").trimEnd()}\n${COPY}`]]),
          "A button “Copy result” below the number copies it.",
        );
      },
    },
    {
      asks: [anyOf("square roots?|roots?|√|sqrt")],
      more: anyOf("keys?|function|operator|sign"),
      make(files) {
        const page = replaced(
          files,
          PAGE,
          [
            [
              'aria-label="Equals">=</button>\n',
              'aria-label="Equals">=</button>\n          <button type="button" class="key operator root" data-key="root" aria-label="Square root">√</button>\n',
            ],
          ],
          "",
        );
        const program = replaced(
          files,
          PROGRAM,
          [
            [
              '  } else if (key === "clear") {',
              '  } else if (key === "root") {\n    entry = String(Number(Math.sqrt(Number(entry)).toPrecision(12)));\n    fresh = true;\n  } else if (key === "clear") {',
            ],
            [
              'return "Cannot divide by zero";',
              'return Number.isNaN(number) ? "Not possible" : "Cannot divide by zero";',
            ],
          ],
          "",
        );
        if (!page.ok || !program.ok) return null;
        const tree = applied(files, new Map([...page.changes, ...program.changes]));
        const css = `${(tree.get("styles.css") ?? "").trimEnd()}\n\n.key.root {\n  grid-column: 1 / -1;\n  aspect-ratio: auto;\n  min-height: 3.25rem;\n}\n`;
        return edited(
          new Map([...page.changes, ...program.changes, ["styles.css", css]]),
          "A key “√” below the others gives the square root of the number.",
        );
      },
    },
  ],
};
