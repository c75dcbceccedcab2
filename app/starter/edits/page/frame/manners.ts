import type { Look } from "../../said/measures";
import { around } from "../look-lexicon";

/** How much something is to be seen, besides colours and sizes. */
export type Manner = "box" | "emphasis";

const MANNERS: readonly [RegExp, Manner][] = [
  [
    around(
      "(?:(?:should |must |needs to |to )?(?:be|stand|go|sit) )?(?:in|inside|into|within) (?:an? |its own |their own )?(?:nice |little |coloured |colored |light |grey |gray )*(?:box|frame|card|callout|panel)|(?:put |draw |add |with )?an? (?:nice |little |thin |coloured )*(?:box|frame|border|line) (?:around|round)|boxed|framed",
    ),
    "box",
  ],
  [
    around(
      "(?:(?:should|must|needs? to|has to|have to|could|make|let|to) )*(?:stand|sticks?|jump|come) out(?: (?:more|better|a bit|much))*|(?:much |a lot |a bit |far )?(?:more|better) (?:visible|prominent|noticeable|eye[- ]catching|obvious|striking|seen)|(?:more )?(?:eye[- ]catching|prominent|striking)|highlight(?:ed)?|emphasi[sz]ed?|(?:more )?attention(?: to)?|pop(?: more)?|hard to miss|easy to (?:see|spot)|(?:is |are )?(?:easily |often |too easily )?(?:overlooked|easy to miss|hard to see|missed)",
    ),
    "emphasis",
  ],
];

/** The manner that a phrase asks for, taken out of it. */
export function mannerSaid(phrase: string): { manner: Manner | null; rest: string } {
  for (const [form, manner] of MANNERS) {
    const match = form.exec(phrase.toLowerCase());
    if (match)
      return {
        manner,
        rest: `${phrase.slice(0, match.index)} ${phrase.slice(match.index + match[0].length)}`,
      };
  }
  return { manner: null, rest: phrase };
}

const BOX = {
  "align-self": "start",
  padding: "1rem 1.25rem",
  border: "2px solid var(--accent)",
  "border-radius": "var(--radius)",
  background: "var(--raised)",
};

/** What makes a button seen, whatever it looks like. */
const SEEN = {
  padding: "1rem 2rem",
  "font-size": "1.2em",
  "font-weight": "700",
  background: "var(--accent)",
  color: "var(--on-accent)",
  "box-shadow": "0 4px 16px rgb(0 0 0 / 22%)",
};

/** The looks of a manner, for what has room of its own, for a button or for words alone. */
export function looksOf(manner: Manner, isBox: boolean, isButton = false): Look[] {
  if (manner !== "box" && isButton)
    return [
      {
        property: "font-size",
        declare: () => SEEN,
        said: "The {} is larger now, in the page’s colour and with a shadow.",
      },
    ];
  if (manner === "box" || isBox)
    return [
      {
        property: "border",
        declare: () => BOX,
        said: manner === "box" ? "Put the {} in a box." : "The {} is set apart in a box now.",
      },
    ];
  return [
    {
      property: "font-weight",
      declare: () => ({
        color: "var(--accent-ink)",
        "font-size": "1.35em",
        "font-weight": "700",
      }),
      said: "The {} is larger, bold and in the page’s colour now.",
    },
  ];
}
