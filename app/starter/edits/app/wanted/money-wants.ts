import type { FileTree } from "~/projects/files";
import { numberIn } from "../../abilities/ability";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { budgetField } from "../budget-field";
import { settled } from "../families/currency-families";
import type { Family } from "../families/family";
import { isOfMoney } from "../families/grouped-by";
import { anyOf } from "../said-of";
import { CATEGORY_WORDS } from "./category-words";
import { sharedCosts } from "./shared-costs";

const APP = "src/App.tsx";
const SPENT = "spen[dt]|spending|expenses?|money|used(?: up)?|paid|costs?|total|reached|gone";
/** What is asked of money: a budget with a bar, who shares what, and the way to other months. */
export const MONEY_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("budgets?|spending limit|allowance|limit"),
      anyOf(
        "bars?|progress|meter|gauge|percent\\p{L}*|\\d+ ?%|how much (?:of it )?(?:is|i've|we've|i have|we have|has been|was)|how far|\\d[\\d.,]*|set|monthly|per month|for (?:each|every|the|a|this) month",
      ),
    ],
    more: anyOf(
      `budgets?|spending limit|monthly|month|months|per|each|every|set|enter|type in|choose|have|bars?|progress|meter|fills?(?: up)?|filling|percent\\p{L}*|\\d+ ?%|%|how|much|far|left|remaining|still|over|above|past|beyond|exceed\\p{L}*|warn\\p{L}*|alert\\p{L}*|tell|when|if|once|i|i'm|i've|we've|have|gone|go|get|gets|close|to|see|show|showing|of|it|that|turns?|turning|red|used|up|for|a|with|and|as|at|the|is|limit|groceries|food|eating|supermarket|rent|home|household|transport|travel|petrol|fun|leisure|going out|restaurants?|[€$£]|euros?|dollars?|pounds?|\\d[\\d.,]*|under|below|${SPENT}`,
    ),
    not: anyOf(
      "each category|every category|per category|categor(?:y|ies)|per person|each person|daily|per day|a day|weekly|per week|year|yearly|e-?mail|chart|pie|remove|delete|hide",
    ),
    make: (files, { words }) => budgetBar(files, words),
  },
  {
    asks: [
      anyOf(
        "shar\\p{L}*|split\\p{L}*|for whom|who (?:it|an expense|each expense|every expense|something)? ?(?:is|was) for|divid\\p{L}*|belongs? to|took part|part in|participat\\p{L}*|owes?",
      ),
      anyOf(
        "tick\\p{L}*|choos\\p{L}*|chosen|select\\p{L}*|pick\\p{L}*|check\\p{L}*|mark\\p{L}*|set|say|who|whom|which of us|only (?:some|two|those)|some of us|checkbox\\p{L}*|not (?:always|everyone|everybody)",
      ),
      anyOf("shar\\p{L}*|who|whom|which|people|persons?|flatmates?|some|two|those|each|an"),
    ],
    more: anyOf(
      `tick\\p{L}*|choos\\p{L}*|select\\p{L}*|pick\\p{L}*|check\\p{L}*|mark\\p{L}*|set|say|who|whom|which|of us|us|people|persons?|flatmates?|everyone|everybody|shar\\p{L}*|split\\p{L}*|between|among|amongst|by|with|for|an?|each|every|only|some|two|those|of|is|it|was|then|and|so|owes?|each other|ticked|chosen|calculate|work out|show|evenly|equally|doesn'?t|don'?t|not|drink|pay|shouldn'?t|wine|part|has|have|to|in|the|bill|cost|costs|expense|${SPENT}`,
    ),
    not: anyOf(
      "categor\\p{L}*|link|screen|list with|chart|remove|delete|hide|percent\\p{L}*|\\d+ ?%|month",
    ),
    names: () => [/(?<!\p{L})\p{L}+ (?:doesn'?t|don'?t|shouldn'?t) \p{L}+/u],
    make: (files, { said }) =>
      // Who shares one is chosen; that all do is what stands there without it.
      /tick|choos|select|pick|check|mark|set|some|only|which of us|who (?:it|an|each|every|shares)|for whom/iu.test(
        said,
      )
        ? sharedCosts(files, said)
        : null,
  },
  {
    asks: [
      anyOf(
        "owes?|owed|owing|settle(?: up)?|settlement|even (?:it |things )?(?:out|up)|pay (?:each other )?back|debts?|split\\p{L}*",
      ),
      anyOf(
        "whom?|what|how much|each other|us|everything|costs?|equal\\p{L}*|even\\p{L}*|settle\\p{L}*|debts?|balances?",
      ),
    ],
    more: anyOf(
      `who|whom|what|how much|each other|other|work(?:s|ing)? (?:it )?out|calculat\\p{L}*|reckon|figure out|tell|at|the|very|bottom|top|end|below|above|list|page|if|when|we|us|split\\p{L}*|divid\\p{L}*|everything|all|evenly|equally|fairly|(?:two|three|four|five|2|3|4|5)[- ]ways?|between|among|of us|the (?:two|three|four)|(?:two|three|four)|months?|at month's end|costs?|bills?|so|then|still|need|needs|has to|have to|to|pay|back|balances?|debts?|person|people|flatmates?|roommates?|friends?|summary|box|overview|and|it|that|paid|${SPENT}`,
    ),
    not: anyOf(
      "tick\\p{L}*|link|screen|list with|percent\\p{L}*|\\d+ ?%|chart|pie|categor\\p{L}*|remove|hide|group",
    ),
    make: (files, { words }) => owed(files, words),
  },
  {
    asks: [anyOf("arrows?|next|back and forth|forward|flip|browse|swipe|step"), anyOf("months?")],
    more: anyOf(
      "only|just|show|see|this|month's|months?|with|go|going|get|switch|move|jump|flip|browse|step|to|through|between|other|others|the|next|previous|earlier|and|back|forth|forward|buttons?|left|right|expenses|arrows?|one|last|past|current|entries|by|at a time|a",
    ),
    not: anyOf(
      "chart|compare|budget|total|sum|copy|repeat|remove|bigger|colou?r\\p{L}*|download|remind\\p{L}*|\\d+",
    ),
    make: monthArrows,
  },
];

/** Who owes whom, above the list or below it. */
function owed(files: FileTree, words: string): EditResult | null {
  const made = settled(files);
  const isBelow = /(?<!\p{L})(?:bottom|end of the (?:list|page)|below|under)(?!\p{L})/u.test(words);
  if (!made?.ok || made.isThere || !isBelow) return made;
  const code = made.changes.get(APP) ?? "";
  const block = /^ *<Settlement\n[\s\S]*?^ *\/>\n/m.exec(code)?.[0];
  const end = /^ {4}<\/main>/m;
  if (!block || !end.test(code)) return null;
  const moved = code.replace(block, "").replace(end, (line) => block.replace(/^ {2}/gm, "") + line);
  return edited(
    new Map([...made.changes, [APP, moved]]),
    made.said.replace("above the list", "below the list"),
  );
}

/** A budget of the month that is entered in the app, with a bar of how much of it is spent. */
function budgetBar(files: FileTree, words: string): EditResult | null {
  const code = files.get(APP) ?? "";
  const total = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  const state = /^ {2}const \[month, setMonth\] = .*\n/m.exec(code);
  const returned = /^ {2}return \(\n {4}<main/m;
  if (!isOfMoney(files) || !total || !state || !returned.test(code)) return null;
  const isBar = /(?<!\p{L})(?:bars?|progress|meter|gauge|percent\p{L}*)(?!\p{L})|%/u.test(words);
  const percent = Number(/(\d{1,3}) ?(?:%|percent)/u.exec(words)?.[1] ?? 0);
  const most = numberIn(words.replace(/\d{1,3} ?(?:%|percent)/gu, " "));
  if (code.includes("spentOfBudget"))
    return there(
      "The budget stands below the total already, with what is left of it and a bar of how much is used.",
    );
  if (/Budget \{money\.format|useStored\("budget"/.test(code)) return null;
  const options = fieldsOf(files).flatMap((field) =>
    field.type === "choice" ? field.options : [],
  );
  const named = [
    ...options.filter((option) =>
      anyOf(option.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ".")).test(words),
    ),
    ...CATEGORY_WORDS.filter(([said]) => said.test(words)).flatMap(([, own]) =>
      options.filter((option) => own.test(option)),
    ),
  ];
  const isOfCategory = CATEGORY_WORDS.some(([said]) => said.test(words)) || named.length > 0;
  const category = new Set(named).size === 1 ? named[0] : undefined;
  if (isOfCategory && !category) return null;
  // What is only a number is known by its sentence already.
  if (!isBar && percent === 0 && category === undefined) return null;
  const [line, indent = ""] = total;
  const of = category ? ` for ${category}` : "";
  const early = percent > 0 && percent < 100 ? percent : 100;
  const markup = `${budgetField(of)}
{Number(budget) > 0 && (
  <div role="status" style={spentOfBudget >= ${early} ? { color: "var(--danger)" } : undefined}>
    <progress
      aria-label="Budget used"
      max={100}
      value={Math.min(100, spentOfBudget)}
      style={{ width: "100%", accentColor: spentOfBudget >= ${early} ? "var(--danger)" : "var(--accent)" }}
    />
    <p style={{ marginBlock: "0.25rem" }}>
      {spentOfBudget > 100
        ? \`\${money.format(spentSoFar - Number(budget))} over budget\`
        : \`\${money.format(Number(budget) - spentSoFar)} left\`}{" "}
      ({Math.round(spentOfBudget)} % of {money.format(Number(budget))} used)${early < 100 ? `\n      {spentOfBudget >= ${early} && spentOfBudget <= 100 ? " – nearly used up" : ""}` : ""}
    </p>
  </div>
)}
`.replace(/^(?=.)/gm, indent);
  const spent = category ? `(groups.get(${JSON.stringify(category)}) ?? 0)` : "total";
  return edited(
    new Map([
      [
        APP,
        code
          .replace(line, () => line + markup)
          .replace(
            state[0],
            () =>
              `${state[0]}  const [budget, setBudget] = useStored("budget", ${JSON.stringify(most ? String(most) : "")});\n`,
          )
          .replace(
            returned,
            (own) =>
              `  // Of the month that is shown; the share of it in percent.\n  const spentSoFar = ${spent};\n  const spentOfBudget = Number(budget) > 0 ? (spentSoFar / Number(budget)) * 100 : 0;\n\n${own}`,
          ),
      ],
    ]),
    `Below the total stands a “Monthly budget${of}”${most ? ` of ${most}, which can be changed there` : " to be entered"}, with what is left of it in the month that is shown and a bar of how much is used. It ${early < 100 ? `warns in red from ${early} % on` : "turns red when it is used up"}.`,
  );
}

/** Arrows beside the choice of the month: one goes back, one forward, also to months without any entry. */
function monthArrows(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const select = /^( +)<select\n +id="month"\n[\s\S]*?^\1<\/select>\n/m.exec(code);
  const first = "...new Set([todayText().slice(0, 7), ";
  if (!isOfMoney(files) || !select || !code.includes(first)) return null;
  if (code.includes('aria-label="Earlier month"'))
    return there("Arrows beside the month go to others already.");
  const [whole, indent = ""] = select;
  const arrow = (name: string, sign: string, by: number) =>
    `${indent}<button\n${indent}  type="button"\n${indent}  className="button quiet small"\n${indent}  aria-label="${name}"\n${indent}  onClick={() => setMonth(monthFrom(month, ${by}))}\n${indent}>\n${indent}  ${sign}\n${indent}</button>\n`;
  const helper = `/** The month some months from one, as "2024-05". */
function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const date = new Date(year, number - 1 + by, 1);
  return \`\${date.getFullYear()}-\${String(date.getMonth() + 1).padStart(2, "0")}\`;
}

`;
  const box = /^( {0,12})<div>\n(?= +<label className="visually-hidden" htmlFor="month">)/m;
  const next = code
    .replace(box, '$1<div style={{ display: "flex", alignItems: "center", gap: "0.25rem" }}>\n')
    .replace(whole, () => arrow("Earlier month", "←", -1) + whole + arrow("Later month", "→", 1))
    .replace(first, () => "...new Set([month, todayText().slice(0, 7), ")
    .replace(/^export function App/m, (own) => helper + own);
  return edited(
    new Map([[APP, next]]),
    "Arrows beside the month go to the one before and the one after. The list shows the expenses of the month that is chosen, which is this one when the page is opened.",
  );
}
