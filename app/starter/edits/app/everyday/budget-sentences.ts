import type { FileTree } from "~/projects/files";
import { TOTAL_ABILITIES } from "../../abilities/count-abilities";
import { type EditResult, edited, there } from "../../edit";
import { budgetField } from "../budget-field";
import { form, OPENS, type Sentence } from "./sentence";

const BUDGET =
  "(?:(?:an?|the|my|our|own) )*(?:(?:monthly|month's|month) )?(?:budget|spending limit)(?: (?:for|of|per|a|each|every) (?:(?:the|each|every|this) )*month)?";
const LEFT =
  "(?:what(?:'s| is)|how much(?: (?:money|of it|budget))?(?: is| i have|'s)?|the (?:rest|remainder|amount)(?: that is)?)(?: (?:still|there))? (?:left|remaining|remains)(?: (?:of it|in it|over|for (?:the|this) month|this month|of the (?:budget|month)))?";
const SEE = "(?:(?:see|show|know|tell|display|view)(?: me| us)? )";

const BUDGET_OF = TOTAL_ABILITIES.find(({ send }) => send === "set a budget of 500");
const DAY_MEAN = TOTAL_ABILITIES.find(({ send }) => send === "show the average of a day");

/** What is left of a budget that people enter in the app, and what a day comes to on average. */
export const BUDGET_SENTENCES: readonly Sentence[] = [
  {
    // "Let me set a monthly budget and see what's left"
    forms: [
      form(
        `${OPENS}(?:set|enter|choose|define|change|type in|put in|add|have|give) ${BUDGET}(?:,? (?:and|to|then|so)(?: (?:also|then|i|we|can|to|that))* ${SEE}${LEFT})?`,
      ),
    ],
    make: (files, _, { words }) => (/\d/u.test(words) ? null : withBudget(files)),
  },
  {
    // "Set a monthly budget of 1500 and show how much of it is left": what a budget shows of itself.
    forms: [
      form(
        `${OPENS}(?:set|add|have|make|give me) ${BUDGET} (?:of|at|to) [€$£]?(?<most>\\d{1,6}(?:\\.\\d{1,2})?) ?(?:€|\\$|£|euros?|dollars?|pounds?|francs?)?(?: (?:a|per|each|every|for the|for each) month)?,? (?:and|to|then)(?: (?:also|then|always))* ${SEE}${LEFT}`,
      ),
    ],
    make: (files, { most = "" }) => {
      const made = BUDGET_OF?.make(files, `set a budget of ${most}`);
      return made?.ok ? made : null;
    },
  },
  {
    // "… and show how much of it is left", where a budget was set just before.
    forms: [form(`(?:and )?${OPENS}${SEE}?${LEFT}`)],
    make: (files) =>
      /Budget \{money|useStored\("budget"|spentOfBudget/.test(files.get("src/App.tsx") ?? "")
        ? there("What is left of the budget stands below the total already.")
        : null,
  },
  {
    // "How much I spend on average a day", "cuánto gasto de media al día este mes"
    forms: [
      form(
        `${OPENS}${SEE}?(?:how much|what) (?:i|we) (?:spend|spent)(?: (?:on|in|for) average)?(?: (?:a|per|each|every))? (?:day|daily)(?: on average)?(?: (?:this|in the|in this) month)?`,
      ),
      form(
        `${OPENS}${SEE}?(?:(?:the|my|our|an?) )*(?:(?:average|mean) daily|daily average|average|mean)(?: (?:spending|expenses?|amount|costs?|spend))?(?:(?: spent)? (?:per|a|each|every|of (?:a|each)) day)?(?: (?:this|of this|of the|in this) month)?`,
      ),
      form(
        "(?:(?:quiero|quisiera|me gustaría|necesito|puedo|ver|saber|que|muestra|mostrar|muéstrame|enseña|dime) )*(?:cuánto|lo que|qué) (?:gasto|gastamos|he gastado|se gasta)(?: (?:este mes|de media|en promedio|por término medio|de promedio|al día|por día|cada día|diariamente))+",
      ),
      form(
        "(?:(?:ich|wir|will|möchte|zeig\\p{L}*|mir|uns|sehen|wissen|bitte) )*,?\\s?(?:wie ?viel|was) (?:ich|wir)(?: (?:diesen monat|in diesem monat|im durchschnitt|im schnitt|durchschnittlich|am tag|pro tag|jeden tag|täglich))+ (?:ausgebe|ausgeben|ausgegeben habe)",
      ),
      form(
        "(?:(?:je|on|nous|veux|voudrais|aimerais|montre[rz]?|affiche[rz]?|voir|savoir|moi) )*combien (?:je dépense|nous dépensons|on dépense)(?: (?:ce mois(?:-ci)?|en moyenne|par jour|chaque jour))+",
      ),
      form(
        "(?:(?:voglio|vorrei|posso|mostra(?:mi)?|vedere|sapere) )*quanto (?:spendo|spendiamo|ho speso)(?: (?:questo mese|in media|mediamente|al giorno|ogni giorno))+",
      ),
      form(
        "(?:(?:quero|gostaria de|posso|mostra|mostrar|ver|saber) )*quanto (?:gasto|gastamos|gastei)(?: (?:este mês|neste mês|em média|por dia|ao dia|cada dia))+",
      ),
    ],
    make: (files, _, { words }) => (isOfDayMean(words) ? meanOfDays(files) : null),
  },
];

/** Both are said: that it is an average, and that it is of a day. */
const isOfDayMean = (words: string) =>
  /(?<!\p{L})(?:average|mean|durchschnitt|durchschnittlich|schnitt|moyenne|media|mediamente|promedio|término medio|média)(?!\p{L})/u.test(
    words,
  ) && /(?<!\p{L})(?:day|daily|tag|täglich|jour|día|diariamente|giorno|dia)(?!\p{L})/u.test(words);

function meanOfDays(files: FileTree): EditResult | null {
  if (/on average of each day with expenses/.test(files.get("src/App.tsx") ?? ""))
    return there("The average of each day with expenses stands below the total already.");
  return DAY_MEAN?.make(files, DAY_MEAN.send) ?? null;
}

/** Whether an app has a field of its own for the budget of a month. */
export const asksForBudget = (code: string) => code.includes('useStored("budget", "")');

/** A budget that is entered beside the total and kept in the browser, and what is left of it. */
function withBudget(files: FileTree): EditResult | null {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  const total = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  const state = /^ {2}const \[month, setMonth\] = .*\n/m.exec(code);
  if (!total || !state || !/const money = new Intl/.test(code) || !/useStored/.test(code))
    return null;
  if (asksForBudget(code) || /Budget \{money\.format/.test(code))
    return there(
      "The budget of the month stands below the total already, with what is left of it.",
    );
  const [line, indent = ""] = total;
  const markup = `${budgetField()}
{Number(budget) > 0 && (
  <p role="status" style={total > Number(budget) ? { color: "var(--danger)" } : undefined}>
    {total > Number(budget)
      ? \`\${money.format(total - Number(budget))} over budget\`
      : \`\${money.format(Number(budget) - total)} left\`}
  </p>
)}
`.replace(/^(?=.)/gm, indent);
  return edited(
    new Map([
      [
        path,
        code
          .replace(line, () => line + markup)
          .replace(
            state[0],
            () => `${state[0]}  const [budget, setBudget] = useStored("budget", "");\n`,
          ),
      ],
    ]),
    "Below the total is a field “Monthly budget” now, kept in this browser; it shows what is left of it in the month that is shown, in red when more was spent.",
  );
}
