import type { FileTree } from "~/projects/files";
import { numberIn } from "../../abilities/ability";
import { narrowed } from "../../abilities/each-program";
import { above, changeApp, entryApp } from "../../abilities/entries-of-app";
import { withState } from "../../behave/entries-in-code";
import { type EditResult, there } from "../../edit";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

const WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNT = `\\d{1,2}|${WORDS.join("|")}`;

/** Only the first few that are open, by a box that is ticked. */
export const FEW_OPEN_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("switch|toggle|button|option|mode|tick ?box|check ?box|setting"),
      anyOf("first|next|top"),
      anyOf(COUNT),
      anyOf("open|unfinished|undone|tasks?|to-?dos?|ones|things|items|entries"),
    ],
    more: anyOf(
      `switch|toggle|button|option|mode|tick ?box|check ?box|setting|first|next|top|${COUNT}|open|unfinished|undone|hides?|hiding|everything|all|but|except|other|others|rest|shows?|showing|only|just|focus|long|lists?|than|apart from|besides`,
    ),
    not: anyOf(
      "days?|weeks?|due|columns?|delete|remove|colou?r|sort|random|per page|urgent|pri\\p{L}*",
    ),
    make: (files, { words }) => fewOpen(files, words),
  },
];

function fewOpen(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  const said = new RegExp(`(?<![\\p{L}\\d])(?:${WORDS.join("|")})(?!\\p{L})`, "u").exec(
    words.replace(/(?<!\p{L})(?:everything|every one|each one|this one)(?!\p{L})/gu, " "),
  )?.[0];
  const most = numberIn(words) || WORDS.indexOf(said ?? "") + 1;
  if (!app?.canBeDone || !most || !/import \{[^}]*useStored/.test(app.code)) return null;
  if (app.code.includes("setFew("))
    return there("A box above the list shows only the first open ones already.");
  const markup = `<label style={{ display: "flex", gap: "0.5rem", alignItems: "center", marginBlock: "0.75rem" }}>\n  <input type="checkbox" checked={isFew} onChange={(event) => setFew(event.target.checked)} />\n  Only the first ${most} open ones\n</label>`;
  const made = changeApp(
    files,
    (own) =>
      withState(
        above(
          {
            ...own,
            code: narrowed(
              own,
              `(${own.entry}, _at, all) => !isFew || all.filter((other) => !other.done).slice(0, ${most}).includes(${own.entry})`,
            ),
          },
          markup,
        ),
        'const [isFew, setFew] = useStored("few", false);',
      ),
    `A box above the list hides everything but the first ${most} open ones; without its tick all are there again.`,
  );
  return made.ok ? made : null;
}
