import type { FileTree } from "~/projects/files";
import { numberIn } from "../../abilities/ability";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { budgetWithWarning } from "../everyday/expense-sentences";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";
import { ringIsOfCategories } from "../spending-groups";
import { COMING_BACK } from "./coming-back";
import { groupedBy, INSTEAD, isOfMoney } from "./grouped-by";

const APP = "src/App.tsx";
const SPENT = "spen[dt]|spending|expenses?|money|bought|buy|purchases?|paid|pay|cost|costs";

/** What a list of money is asked for beside its sums. */
export const MONEY_FAMILIES: readonly Feature[] = [
  {
    asks: [INSTEAD],
    make: (files, { words }) => groupedBy(files, words),
  },
  {
    asks: [
      anyOf("totals?|sums?|how much"),
      anyOf("(?:per|by|for each|of each|for every|each|every|in each) categor(?:y|ies)"),
    ],
    more: anyOf(`show|see|list|table|as|spent|is|was|of|${SPENT}`),
    not: anyOf("chart|graph|pie|bar|month|year|budget|limit|last|compare"),
    make: (files) =>
      isOfMoney(files) && ringIsOfCategories(files)
        ? there("The total of each category stands beside the ring already, with its share.")
        : null,
  },
  {
    asks: [
      anyOf("today(?:'s)?"),
      anyOf("dates?|day"),
      anyOf(
        "fill\\p{L}*|default|automatic\\p{L}*|already|set|pre-?filled|by itself|forget\\p{L}*|enter\\p{L}*",
      ),
    ],
    more: anyOf(
      "in|i|keep|always|the|for me|should be|with|to|as|is|already|when|forget\\p{L}*|form|start|starts|put|date",
    ),
    not: anyOf("top|header|show|total|spent|only|filter|how much"),
    make: (files) =>
      /function startValues/.test(files.get(APP) ?? "") && isOfMoney(files)
        ? there("The date is today's already when the form opens; another one can be chosen.")
        : null,
  },
  {
    asks: [
      anyOf(
        `no[- ]spend(?:ing)?|zero[- ]spend(?:ing)?|spend[- ]free|(?:spen[dt]|spending|paid|pay|buy|bought) (?:nothing|no money|zero)|nothing (?:was )?(?:spent|bought)|(?:did ?n[o']t|without|no|not|never) (?:spen[dt]\\w*|buy\\w*|any (?:spending|expenses?)|expenses?)(?: (?:anything|any money|a penny|a cent))?`,
      ),
      anyOf("days?"),
    ],
    more: anyOf(
      `days?|how many|count\\p{L}*|number|month|this|in a row|at the top|with|i|where|had|on|of|there were|${SPENT}`,
    ),
    not: anyOf("streak|calendar|goal|mark|colou?r|week|year|challenge|in a row"),
    make: daysWithout,
  },
  {
    asks: [
      anyOf("budget|limit|allowance|spending cap|maximum|at most|more than|over|above"),
      anyOf("\\d[\\d.,]*"),
      anyOf(
        "warn\\p{L}*|alert\\p{L}*|tell me|let me know|notif\\p{L}*|remind\\p{L}*|red|orange|say so|shout",
      ),
    ],
    more: anyOf(
      `set|monthly|month|week|per|a|when|if|i|get|gets|come|comes|go|goes|going|went|close|near|nearly|almost|close to|nearing|approach\\p{L}*|before|reach\\p{L}*|exceed\\p{L}*|over|above|past|it|more|than|turn\\p{L}*|in|message|text|about to|used up|limit|budget|that|euros?|dollars?|pounds?|left|show|total|number|[€$£]|${SPENT}`,
    ),
    not: anyOf(
      "everything|anything|highlight\\p{L}*|amounts?|expenses?|entries|ones|prices?|items?|purchases?|categor\\p{L}*|each|every|per day|a day|daily|weekly|week|single|entry|food|groceries|e-?mail|year",
    ),
    make: (files, { words }) => budgetWarned(files, words),
  },
  {
    asks: [
      anyOf(
        "repeat\\p{L}*|recur\\p{L}*|(?:every|each) (?:month|week|year)|monthly|weekly|yearly|standing orders?|subscriptions?|fixed costs?|regular\\p{L}*|automatic\\p{L}*|(?:by )?itself|themselves|again",
      ),
      anyOf(
        "rent|bills?|netflix|spotify|salary|insurance|subscriptions?|costs?|expenses?|payments?|things?|some|it|them|entr(?:y|ies)|amounts?|gym|phone|standing orders?|ones?|recurring",
      ),
    ],
    more: anyOf(
      `repeat\\p{L}*|recur\\p{L}*|every|each|month|week|year|monthly|weekly|yearly|come|comes|coming|back|again|itself|themselves|by|automatic\\p{L}*|adds?|added|adding|enter\\p{L}*|type|typing|typed|put|in|go|goes|be|are|same|regular\\p{L}*|fixed|mark|set|up|don'?t|have to|without|rent|bills?|insurance|subscriptions?|memberships?|like|certain|on|its|their|own|as|option|myself|always|so|1st|first|${SPENT}`,
    ),
    not: anyOf(
      "total|sum|average|chart|compare|remind\\p{L}*|budget|show|how much|limit|filter|sort|group|delete|remove|hide|category",
    ),
    make: comingBack,
  },
  {
    asks: [
      anyOf("commas?"),
      anyOf(
        "decimals?|points?|dots?|full stop|period|numbers?|amounts?|cents|prices?|money|separator|instead of",
      ),
    ],
    more: anyOf(
      "use|with|instead|of|a|point|dot|as|separator|decimals?|for|german|european|format|style|write|written|put|comma|show\\p{L}*|like|numbers?|amounts?|not|and|the|cents|in",
    ),
    not: anyOf("thousands?|no decimals|without decimals|csv|list|tags?"),
    make: withComma,
  },
];

/** Under the total: how many days of the month that is shown had no expense so far. */
function daysWithout(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const total = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  const main = /^ {2}return \(\n {4}<main/m;
  if (!total || !main.test(code) || !/const dayOf = /.test(code)) return null;
  if (code.includes("daysWithout")) return there("The days without expenses are counted already.");
  const [line, indent = ""] = total;
  const counted = `  // Of this month the days up to today, of others all.
  const lastDay =
    month === todayText().slice(0, 7)
      ? new Date().getDate()
      : new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
  const daysWithout = lastDay - new Set(shown.map(dayOf).filter((day) => Number(day.slice(8)) <= lastDay)).size;

`;
  return edited(
    new Map([
      [
        APP,
        code
          .replace(
            line,
            () =>
              `${line}${indent}<p className="muted">\n${indent}  {daysWithout} of {lastDay} days with nothing spent\n${indent}</p>\n`,
          )
          .replace(main, (own) => counted + own),
      ],
    ]),
    "Below the total it shows on how many days of the month nothing was spent; of this month the days up to today count.",
  );
}

/** A budget of the month: what is left of it, and a warning when it is nearly used up or passed. */
function budgetWarned(files: FileTree, words: string): EditResult | null {
  const code = files.get(APP) ?? "";
  const total = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  const most = numberIn(words);
  if (!isOfMoney(files) || !total || !most) return null;
  const own =
    /^([ \t]*)<p className="muted">\n[ \t]*Budget \{money[^\n]*\n(?:[^\n]*\n){0,4}?\1<\/p>\n/m;
  const plain = code.replace(own, "");
  if (/Budget \{money|useStored\("budget"/.test(plain)) return null;
  const isEarly = /close|near|almost|approach|before|about to/u.test(words);
  if (!isEarly)
    return budgetWithWarning(files, {
      most: String(most),
      unit: /€|\$|£|euros?|dollars?|pounds?|francs?/u.exec(words)?.[0] ?? "",
    });
  const [line, indent = ""] = total;
  const block =
    `<p role="status" style={total > ${most} * 0.8 ? { color: "var(--danger)", fontWeight: 700 } : undefined}>
  {total > ${most}
    ? \`Over budget by \${money.format(total - ${most})}\`
    : total > ${most} * 0.8
      ? \`Nearly used up: \${money.format(${most} - total)} of \${money.format(${most})} left\`
      : \`Budget \${money.format(${most})}, left: \${money.format(${most} - total)}\`}
</p>
`.replace(/^(?=.)/gm, indent);
  return edited(
    new Map([[APP, plain.replace(line, () => line + block)]]),
    `Below the total stands a budget of ${most} for the month with what is left of it; from 80 % of it on the line warns in red, and says so when it is passed.`,
  );
}

/** A choice of how often an expense comes back, and a program that adds those that are due when the page is opened. */
function comingBack(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const state =
    /^ {2}const \[expenses, setExpenses\] = useStored<Expense\[\]>\("expenses", \[\]\);\n/m;
  const date = fieldsOf(files).find(({ type }) => type === "date");
  if (!isOfMoney(files) || !state.test(code) || !date) return null;
  if (files.has("src/coming-back.ts"))
    return there("An expense can come back already: the form has a field “Repeats” for it.");
  const made = addFields(
    files,
    [
      {
        id: "repeats",
        label: "Repeats",
        type: "choice",
        options: ["Every week", "Every month", "Every year"],
      },
    ],
    true,
  );
  if (!made.ok) return null;
  const next = code
    .replace(
      /^import \{ (type FormEvent, )?useState \} from "react";/m,
      'import { $1useEffect, useState } from "react";',
    )
    .replace(
      /^(import \{ FieldInput \} from .*\n)/m,
      '$1import { withDue } from "./coming-back";\n',
    )
    .replace(
      state,
      (own) =>
        `${own}  // Once, when the page is opened.\n  useEffect(() => {\n    setExpenses((all) => withDue(all, "${date.id}"));\n  }, [setExpenses]);\n`,
    );
  if (!next.includes("useEffect, ") || !next.includes("./coming-back")) return null;
  return edited(
    new Map([...made.changes, [APP, next], ["src/coming-back.ts", COMING_BACK]]),
    "The form asks in “Repeats” whether an expense comes back every week, month or year. Those that are due are added by themselves, each with its own date, when the page is opened; delete the newest of them to end it.",
  );
}

function withComma(files: FileTree): EditResult | null {
  const changes = new Map<string, string>();
  for (const [path, code] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    const next = code.replace(
      /new Intl\.NumberFormat\((?:undefined|"[a-z-]+"), \{/gu,
      'new Intl.NumberFormat("de", {',
    );
    if (next !== code) changes.set(path, next);
  }
  if (!isOfMoney(files)) return null;
  return changes.size === 0
    ? there("Amounts are written with a comma already.")
    : edited(
        changes,
        "Amounts are written with a decimal comma now, such as 12,50. What you type into the form is read as your browser's language writes numbers.",
      );
}
