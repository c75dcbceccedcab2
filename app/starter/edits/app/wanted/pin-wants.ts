import type { FileTree } from "~/projects/files";
import { changedOne, ordered, withAction, withProperty } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type EditResult, edited } from "../../edit";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

/** What is marked by hand stands before all others. */
export const PIN_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("pin(?:s|ned|ning)?|star|stars|starred|flag\\p{L}*|stick\\p{L}*|keep|mark\\p{L}*"),
      anyOf("top|first|up|above|pin(?:s|ned|ning)?|before (?:the )?(?:others|rest)"),
      anyOf(
        "pin(?:s|ned|ning)?|star|stars|starred|flag\\p{L}*|important|urgent|certain|some|favou?rites?|marked",
      ),
    ],
    more: anyOf(
      "pin(?:s|ned|ning)?|star|stars|starred|flag\\p{L}*|stick\\p{L}*|keep|keeps|mark\\p{L}*|important|urgent|certain|some|favou?rites?|ones?|top|first|up|above|stay|stays|stand|go|goes|move|moves|come|comes|always|with|a|and|see|show|shown|those|them|these|so|that|which|are|is|they|it|jobs?|single|before|others|rest|as|put",
    ),
    not: anyOf(
      "columns?|lanes?|only|filter\\p{L}*|rating|1|5|five|sort|due|overdue|done|newest|latest|button|header|bar|form|search|colou?r\\p{L}*|hide|remove|priorit\\p{L}*|map",
    ),
    make: (files, { words }) => pinned(files, words),
  },
];

function pinned(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  if (!app || columnsIn(files) || /const amountOf/.test(app.code)) return null;
  if (/\bpinned\b|favourite ===/u.test(app.code)) return null;
  // A box for it that is there is what is meant: it is sorted by that.
  if (
    fieldsOf(files).some(
      ({ label, type }) => type === "check" && words.includes(label.toLowerCase()),
    )
  )
    return null;
  const [on, off] = /(?<!\p{L})star/u.test(words) ? ["★ Starred", "☆ Star"] : ["📌 Pinned", "Pin"];
  const first = ordered(app, `(a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false)`);
  const tree = applied(files, new Map([[app.path, first]]));
  const made = withAction(tree, {
    name: "onPin",
    label: (as) => `{${as}.pinned ? "${on}" : "${off}"}`,
    act: (as, own) => changedOne(own, as, "pinned: !other.pinned"),
  });
  if (!made) return null;
  return edited(
    withProperty(tree, new Map([[app.path, first], ...made]), "pinned?: boolean"),
    `Each entry has a button “${off}”: those that are marked by it stand before all others.`,
  );
}
