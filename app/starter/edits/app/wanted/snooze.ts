import type { FileTree } from "~/projects/files";
import { changedOne, narrowed, withAction, withProperty } from "../../abilities/each-program";
import { above, entryApp } from "../../abilities/entries-of-app";
import { withState } from "../../behave/entries-in-code";
import { applied, type EditResult, edited, there } from "../../edit";
import { postponed } from "../families/entry-parts";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

/** For how long entries can be put aside, by what a wish says of it. */
const SPANS: readonly { said: RegExp; days: number; button: string; told: string }[] = [
  {
    said: anyOf("tomorrow|(?:next|one|a|1) day|24 hours|later|overnight"),
    days: 1,
    button: "Snooze 1 day",
    told: "until tomorrow",
  },
  {
    said: anyOf("(?:a |one |1 |two |2 |three |3 |few |couple of )*days"),
    days: 3,
    button: "Snooze 3 days",
    told: "for three days",
  },
  { said: anyOf("weeks?|monday"), days: 7, button: "Snooze 1 week", told: "for a week" },
];

/** Entries that are put aside for a while: they leave the list and come back by themselves. */
export const SNOOZE_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "snooz\\p{L}*|hid(?:e|es|ing|den)?(?: \\p{L}+){0,4} (?:until|till|for a|for one|for some)|(?:put|set|push)(?: \\p{L}+){0,4} (?:aside|away|off)(?: \\p{L}+)? (?:until|till|for a|for one|for some)",
      ),
    ],
    more: anyOf(
      "hid\\p{L}*|until|till|til|tomorrow|next|day|days|week|weeks|monday|later|a|one|for|some|while|button|quick|little|each|every|and|or|overdue|late|due|when|something|anything|is|are|it|them|by my own reckoning|come\\p{L}*|back|disappear\\p{L}*|reappear\\p{L}*|show\\p{L}*|up|again|then|by (?:itself|themselves)|can(?:not|'t)|do|not today|today|now|put|set|push|off|away|aside|from|the|list|move|with one (?:click|tap)|option|morning",
    ),
    not: anyOf(
      "columns?|lanes?|done|finished|old|months?|buttons? bigger|remind\\p{L}*|e-?mail|sound|alarm|\\d{2,}",
    ),
    make: (files, { words }) => snoozed(files, words),
  },
];

function snoozed(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  if (!app || /const amountOf|streakOf\(/.test(app.code)) return null;
  if (app.code.includes("setInSnoozed")) return there("Entries can be snoozed already.");
  if (app.code.includes("onPostpone")) return postponed(files, 1);
  const named = SPANS.filter(({ said }) => said.test(words));
  const spans = named.length > 0 ? named : SPANS.slice(0, 1);
  // A row of an entry has little room: of one span the reply says how long it is.
  const nameOf = (button: string) => (spans.length === 1 ? "Snooze" : button);
  const narrow = narrowed(app, `(${app.entry}) => isSnoozed(${app.entry}) === inSnoozed`);
  const button = `{(inSnoozed || ${app.stored}.some(isSnoozed)) && (\n  <button\n    type="button"\n    className="button quiet small"\n    aria-pressed={inSnoozed}\n    onClick={() => setInSnoozed(!inSnoozed)}\n  >\n    {inSnoozed ? "Back to the list" : \`Snoozed (\${${app.stored}.filter(isSnoozed).length})\`}\n  </button>\n)}`;
  const start = above({ ...app, code: narrow }, button);
  const code = `import { isSnoozed, snoozeDay } from "./snooze";\n${withState(start, "const [inSnoozed, setInSnoozed] = useState(false);")}`;
  let tree: Map<string, string> = applied(
    files,
    new Map([
      [app.path, code],
      ["src/snooze.ts", SNOOZE],
    ]),
  );
  // The last one stands first. One of them takes back what is put aside; another span may be chosen for it, too.
  for (const [place, { days, button }] of [...spans.entries()].toReversed()) {
    const name = nameOf(button);
    const made = withAction(tree, {
      name: `onSnooze${days}`,
      label: (as) => (place === 0 ? `{isSnoozed(${as}) ? "Take back" : "${name}"}` : name),
      act: (as, own) =>
        changedOne(
          own,
          as,
          place === 0
            ? `hiddenUntil: isSnoozed(other) ? "" : snoozeDay(${days})`
            : `hiddenUntil: snoozeDay(${days})`,
        ),
    });
    if (!made) return null;
    tree = applied(tree, made);
  }
  for (const [path, text] of tree)
    if (path !== app.path && text.includes("{isSnoozed(") && !text.includes('/snooze"'))
      tree.set(path, `import { isSnoozed } from "../snooze";\n${text}`);
  tree = applied(tree, withProperty(tree, new Map(), "hiddenUntil?: string"));
  const changes = new Map([...tree].filter(([path, text]) => files.get(path) !== text));
  return edited(
    changes,
    `Each entry can be snoozed ${spans.map(({ told }) => told).join(" or ")}: it leaves the list and comes back by itself on that day. “Snoozed” above the list shows what is put aside, to take it back sooner.`,
  );
}

const SNOOZE = `interface Snoozed {
  hiddenUntil?: string;
}

const dayText = (date: Date) => date.toLocaleDateString("sv-SE");

/** The day some days from now on which an entry comes back. */
export function snoozeDay(days: number): string {
  const now = new Date();
  return dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** Whether an entry is put aside still. */
export function isSnoozed(entry: Snoozed): boolean {
  return (entry.hiddenUntil ?? "") > dayText(new Date());
}
`;
