import { minutesNamed } from "./named-minutes";
import { asksForPage } from "./phrases";

/** What is done with it → the app's folder, where a program is asked for by its use and not by its name. */
const BY_USE: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:spin(?:s|ning)? (?:a|the|it|its)?(?: ?\p{L}+)? ?wheel|wheel (?:to (?:spin|decide|pick|choose|see|find out|draw|settle)|spinner|(?:that|which) (?:spins|picks|chooses|decides))|(?:spinning|spin|decision|picker|prize|name|chore|lucky)[ -]wheel|wheel (?:\p{L}+[’', ]{0,3} ?){0,8}spin it|wheel of (?:names|fortune|choices)|glücksrad|zufallsrad|roue (?:de la fortune|des prénoms|de tirage)|ruletas? (?:de (?:nombres|premios|la suerte)|para (?:elegir|decidir|sortear))|ruota della fortuna)(?!\p{L})/u,
    "wheel",
  ],
  [
    /(?<!\p{L})how many (?:glasses|cups|bottles|pints|mugs|cans|coffees|beers|cigarettes|drinks|units)(?: of \p{L}+)? (?:i|we)(?!\p{L})|(?<!\p{L})(?:count|track|log|keep count of)(?:ing|s)? (?:my |the |our )?(?:glasses|cups|bottles|pints|mugs|cans|coffees|beers|cigarettes)(?!\p{L})|(?<!\p{L})(?:water|glass|cup|coffee) counter(?!\p{L})|wie viele? (?:gläser|tassen|flaschen)|wasser(?:zähler|tracker)|combien de (?:verres|tasses)|cuántos? (?:vasos|tazas|cafés)|compter (?:mes |les )?(?:verres|tasses)|contar (?:mis |los )?(?:vasos|cafés)/u,
    "counter",
  ],
  [
    /(?<!\p{L})(?:meal|dinner|lunch|menu)s?(?: plan(?:ner|ning|s)?)(?!\p{L})(?! (?:service|business|company))|(?<!\p{L})plan(?:ning)? (?:my |our |the |all )?(?:weekly |family |week's )?(?:meals|dinners|lunches|menu)(?!\p{L})|(?<!\p{L})plan(?:ning|s)? what (?:we|i|to) (?:all )?(?:eat|have|cook)(?!\p{L})(?=.*(?<!\p{L})(?:week|days?|breakfasts?|lunch|dinners?|meals?)(?!\p{L}))|essensplan\p{L}*|speiseplan|mahlzeitenplan\p{L}*|(?:planning|planificateur|plan) (?:des |de )?(?:repas|menus)|menus? de la semaine|(?:plan|planificador|planning) (?:semanal )?de (?:las )?comidas|menú semanal/u,
    "mealplan",
  ],
  [
    /(?<!\p{L})(?:incomes?|earnings|money in|wages)(?: \p{L}+){0,2} (?:and|&|\+|minus|versus|vs) (?:\p{L}+ ){0,2}(?:expenses?|expenditures?|spending|out|bills|costs|outgoings)(?!\p{L})|(?<!\p{L})(?:household|cash|accounts) book(?!\p{L})|einnahmen (?:und|\+|minus) ausgaben|(?:revenus|recettes|entrées) et (?:les |mes |nos )?(?:dépenses|sorties)|ingresos y (?:los |mis )?gastos|entrate e (?:le )?(?:uscite|spese)|receitas e (?:as )?despesas/u,
    "household",
  ],
  [
    /(?<!\p{L})(?:hours?|time) (?:tracker|tracking|clock)(?!\p{L})(?=.*(?<!\p{L})(?:clients?|customers?|freelanc\p{L}*|rates?|bill\p{L}*|start|stop)(?!\p{L}))|(?<!\p{L})(?:track|log|clock|record)(?:ing|s)? (?:my |the |our )?(?:working |billable |work )?(?:hours|time)(?!\p{L})(?=.*(?<!\p{L})(?:start|stop|rates?|bill\p{L}*)(?!\p{L}))/u,
    "billing",
  ],
  [
    /(?<!\p{L})(?:eggs?|tea|pasta|steak|rice) timer(?!\p{L})|(?<!\p{L})timer (?:for|to) (?:\p{L}+ )?(?:boil(?:ing|ed)? )?(?:an? |my |the )?(?:\p{L}+[ -])?(?:eggs?|tea|pasta|steaks?|rice)(?!\p{L})|eieruhr/u,
    "presets",
  ],
  [
    /(?<!\p{L})(?:seating|table) (?:plans?|charts?|arrangements?)(?!\p{L})|sitzplan|sitzordnung|plan de table/u,
    "kanban",
  ],
  [
    /(?<!\p{L})(?:birthdays?|geburtstage?) (?:reminders?|lists?|tracker|calendar|overview|app|planner|book|log)(?!\p{L})|(?<!\p{L})(?:list|remember|remind (?:me|us)|track|forget|keep track|calendar|overview|app|reminders?)(?: of| about| for)? (?:all )?(?:the |my |our |everyone's |people's |friends'? |family |friends and family )*birthdays(?!\p{L})|(?<!\p{L})(?:who|whose) (?:has a |is having a )?birthday (?:is )?(?:next|soon|coming)|geburtstags(?:liste|kalender|erinnerung)|geburtstage? (?:der|meiner|unserer) (?:familie|freunde)|(?:liste|calendrier|rappel) (?:d['’]|des |de mes )anniversaires|(?:lista|calendario|recordatorio) (?:de )?(?:los )?cumpleaños/u,
    "birthdays",
  ],
  [
    /(?<!\p{L})(?:mortgage|loan|repayment)s?(?: \p{L}+){0,2} (?:calculator|simulator|calc)(?!\p{L})|(?<!\p{L})(?:calculate|work out|how much)(?: \p{L}+){0,5} (?:mortgage|loan|repayments?|monthly payments?)(?!\p{L})|(?<!\p{L})calculator(?: \p{L}+){0,8} (?:mortgages?|loans?|instal?lments?)(?!\p{L})|(?:kredit|hypotheken|darlehens|tilgungs|baufinanzierungs)rechner|(?:simulateur|calculat\p{L}+) (?:de |d['’]un )?(?:prêts?|crédits?)|calculadora de (?:una? |mi )?(?:préstamos?|hipotecas?|créditos?)/u,
    "loan",
  ],
];

/** Times that follow each other, and are not chosen from. */
const OF_ROUNDS =
  /\b(?:pomodoro|focus|work|rest|break|pause|intervals?|rounds?|sets?|study|sprint|exercise|workout|countdown)s?\b/;

/** The folder of the app that a request tells by its use; null where a page is asked for, or none. @param words as `plainWords` gives them */
export function toolByUse(words: string): string | null {
  if (asksForPage(words)) return null;
  // "Noodle timer: thin 3 min, thick 8": so many named times are chosen from.
  if (/\btimer\b/.test(words) && !OF_ROUNDS.test(words) && minutesNamed(words).length > 1)
    return "presets";
  return BY_USE.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
