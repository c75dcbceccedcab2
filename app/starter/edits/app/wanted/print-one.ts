import type { FileTree } from "~/projects/files";
import { insideEach } from "../../abilities/entries-of-app";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

const SLIP =
  "slips?|tickets?|sheets?|page|job (?:slips?|sheets?|cards?)|work orders?|receipts?|copy";

/** One entry on paper, and nothing around it. */
export const PRINT_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("print(?:s|ing|able|ed|out)?|on paper|imprim\\p{L}*|druck\\p{L}*|ausdruck\\p{L}*"),
      anyOf(
        "(?:an?|the|each|every|just|only|that|this|one|any)? ?(?:single|individual|separate(?:ly)?|particular)(?: one)?|(?:just|only) (?:that|this|one|the one)(?: one)?|one (?:card|task|entry|order|job|ticket|at a time|by one)|from (?:a|each|the|every) card|(?:button|link) (?:on|in|for) (?:each|every|a|the) (?:card|task|entry|order)",
      ),
    ],
    more: anyOf(
      `${SLIP}|print\\p{L}*|paper|on|nothing else|and nothing else|without the rest|not the (?:whole )?(?:board|list|rest)|button|little|small|single|individual|separate(?:ly)?|particular|one|just|only|that|this|by itself|alone|out|for|of|each|every|bike|car|customer|client|job|work|order|entry|details?|all its|with|to give|hand over|hang|stick|pin|them|it|there|from|at a time|in|can be|own`,
    ),
    not: anyOf("month|week|photo|qr|barcode|pdf|remove|hide|colou?r\\p{L}*|count|\\d{2,}"),
    make: printOne,
  },
];

const PRINT_ONE = `/** Prints one entry alone: what stands around it is left out on paper. */
export function printOne(entry: Element | null) {
  if (!entry) return;
  entry.classList.add("prints-alone");
  document.body.classList.add("prints-one");
  addEventListener(
    "afterprint",
    () => {
      entry.classList.remove("prints-alone");
      document.body.classList.remove("prints-one");
    },
    { once: true },
  );
  print();
}
`;

const ON_PAPER = `
@media print {
  body.prints-one :not(:has(.prints-alone), .prints-alone, .prints-alone *) {
    display: none !important;
  }

  .prints-alone :is(.button, .arrows, .actions) {
    display: none !important;
  }

  .prints-alone,
  .prints-alone * {
    overflow: visible;
    color: #000000;
    -webkit-line-clamp: none;
  }

  body.prints-one {
    background: #ffffff;
  }
}
`;

/** A button of each entry that prints it alone, names that are buttons included. */
function printOne(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (files.has("src/print-one.ts"))
    return there("Each entry has a button that prints it alone already.");
  const made = insideEach(
    files,
    () =>
      '<button type="button" className="button quiet small" onClick={(event) => printOne(event.currentTarget.closest("li"))}>Print</button>',
  );
  if (!styles || !made) return null;
  const changes = new Map<string, string | null>([
    ["src/print-one.ts", PRINT_ONE],
    [styles, css.replace(/\n*$/, "\n") + ON_PAPER],
  ]);
  for (const [path, code] of made)
    changes.set(
      path,
      `import { printOne } from "${path.includes("components/") ? "../" : "./"}print-one";\n${code}`,
    );
  return edited(
    changes,
    "Each entry has a button “Print”: it prints that entry alone, with all that is written on it and nothing else.",
  );
}
