import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { columnsIn } from "../entries/column-names";
import { formWithNames, THING } from "../everyday/sentence";
import { isOfMoney } from "../families/grouped-by";
import type { Composition } from "./composition";
import { listed } from "./compositions";

const QUOTED = '["“„«](?<text>[^"“”„«»]{2,120})["”“»]';
const LIST =
  '(?<list>[^.,:;?!()"“„]{2,40}(?:(?:, ?(?:and |or )?| and | or | & )[^.,:;?!()"“„]{2,40}?)+)';
const COUNT = "(?:\\d|one|two|three|four|five|six|another|some|a few|a couple of)";
const ON_CARDS =
  "(?:(?:on|in|of|to|for|with|about) (?:it|them|that|this|(?:(?:the|each|every|a|single) )*(?:cards?|tasks?|jobs?|orders?|items?)))";
/** Who stands behind what is asked for. */
const WHY = "(?:,? (?:that'?s|it'?s|because|since|as|we|i|so) [^.?!;]{3,60})?";

/** One of several, as a field is called: "Categories" is "Category". */
const singular = (name: string) => name.replace(/ies$/iu, "y").replace(/s$/iu, "");

/** Wishes as they are spoken, in several sentences or with what is a nuisance, each with the plain orders that it takes. */
export const SPOKEN_COMPOSITIONS: readonly Composition[] = [
  {
    // "When there's nothing on the list it looks so empty. Could it say something like “…”"
    forms: [
      formWithNames(
        `(?:when|if|once|as (?:soon|long) as|whenever) (?:(?:there(?:'s| is| are)|i have|we have) (?:nothing|no \\p{L}+)(?: left| more)?(?: (?:on|in|at) (?:the|my|our) \\p{L}+)?|(?:the|my|our) (?:list|page|board|app) is empty|it(?:'s| is) empty)(?:,? (?:it|the (?:page|list|app)|that|this) (?:looks?|feels?|seems?|is) [^.,;:!?"“„]{3,24})?[.,;:!?–-]{0,2} ?(?:(?:could|can|should|shall|would|please|it|you|the (?:app|page|list)|have|let|there|be) )*(?:say|show|read|write|display|put|print)(?: (?:something|a (?:message|text|line|note)))?(?: (?:like|such as|along the lines of|saying))?:? ${QUOTED}`,
      ),
    ],
    steps: ({ text = "" }, files) =>
      entryApp(files) ? [`say “${text}” when the list is empty`] : null,
  },
  {
    // "Categories please: Home, Work. Pick one when adding, and let me filter by it"
    forms: [
      formWithNames(
        `(?:(?:add|have|use|with|need|want|include) )?(?<name>\\p{L}[\\p{L} ]{2,20}?)(?:,? please)?: ${LIST}[.;,]? (?:and |to |let me )*(?:pick|choose|select)(?: (?:one|it|them|from them|one of them))?(?: (?:when|while|on|as) (?:(?:i|we|i'm|am|adding|add|a|an|new|one|creating|create|entering|task|entry|making|make)(?: |(?=[.,;]|$)))+)?(?:[.,;]? ?(?:and |then |also |let me |i want to |be able to |i can )*(?<how>filter|sort|group)(?: ${THING})? by (?:it|them|that|those|category|\\p{L}{3,16}))?`,
      ),
    ],
    steps: ({ name = "", list = "", how = "" }, files) =>
      entryApp(files)
        ? [
            `add ${singular(name)}: ${listed(list)}`,
            ...(how === "" ? [] : [`${how.toLowerCase()} by ${singular(name)}`]),
          ]
        : null,
  },
  {
    // "Could new tasks go to the top instead of the bottom"
    forms: [
      formWithNames(
        "(?:(?:could|can|should|would|let|have|put|add) )?(?:(?:the|any|my) )?(?:new|newest|newly added|latest|fresh)(?: (?:ones?|\\p{L}{3,16}))? (?:(?:should|could|must|can|to|please|always) )*(?:(?:be )?(?:go|come|appear|land|added|put|show up|stand|start|get added) )?(?:to|at|on|in) (?:the )?(?:very )?(?<where>top|beginning|start|bottom|end)(?: of the list)?,? (?:instead of|rather than|and not|not)(?: (?:to|at|on|in))?(?: the)?(?: very)? (?:bottom|end|top|beginning|start)(?: of the list)?(?:[.?!,;]* (?:and )?(?<cursor>(?:the |my )?(?:cursor|focus) (?:(?:should|must|can|to|please) )?(?:stays?|remains?|be|kept) (?:in|inside) [^.?!,;]{3,20}?(?:box|field|input|form)(?: so (?:that )?i can [^.?!;]{3,60})?))?",
      ),
    ],
    steps: ({ where = "", cursor }, files) =>
      entryApp(files)
        ? [
            `add new ones at the ${/bottom|end/iu.test(where) ? "bottom" : "top"}`,
            ...(cursor ? [cursor] : []),
          ]
        : null,
  },
  {
    // "Add two more categories: Pets and Health"
    forms: [
      formWithNames(
        `(?:(?:add|include|have|need|want|put in|give (?:me|us)) )?(?:${COUNT} )?(?:more|other|new|additional|extra|further) (?<what>\\p{L}{3,20}?)(?: (?:called|named))?:? ${LIST}`,
      ),
    ],
    steps: ({ what = "", list = "" }, files) => {
      const of = fieldsOf(files).find(
        ({ options, label }) =>
          options.length > 0 && label.toLowerCase() === singular(what).toLowerCase(),
      );
      return of ? [`add ${listed(list).split(", ").join(" and ")} to the ${what}`] : null;
    },
  },
  {
    // "Give each task a due date, and show it next to the task": whatever a field holds stands beside its entry.
    forms: [
      formWithNames(
        `(?<what>(?:give|add)(?: (?:each|every|all|the|my|to))* [^"“„;:,.]{4,50}?)(?:,? please)?,? and (?:show|display|put|have|see) it (?:next to|beside|with|on|under|below|behind) (?:${THING}|it)`,
      ),
    ],
    steps: ({ what = "" }, files) => (entryApp(files) ? [what] : null),
  },
  {
    // "Click on a card and change what's written on it"
    forms: [
      formWithNames(
        `(?:when i )?(?:click|press|tap|touch)(?:ing)?(?: on)? (?:a|the|any|each|every|my) cards?,? (?:and|to|so (?:that )?i can|then|i can|i want to)(?: (?:then|be able to|i can|to))* (?:change|edit|modify|correct|rewrite|update|fix) (?:what(?:'s|s| is| it| i| we| was)?(?: (?:is|says?|wrote|stands|written|typed|entered|there))*|(?:(?:the|its|all) )*(?:text|title|content|wording|writing|words|name|details)s?)(?: ${ON_CARDS})?`,
      ),
    ],
    steps: (_, files) => (columnsIn(files) ? ["click on a card to edit it"] : null),
  },
  {
    // "If I forget the amount it shouldn't save, just tell me what's missing"
    forms: [
      formWithNames(
        "(?:if|when) (?:i|we|someone|somebody|you|people|anyone) (?:forget|forgot|forgets|miss|leave out|don'?t (?:enter|fill in|give|put in|type))(?: to (?:enter|fill in|give|put in|type|add))?(?: (?:the|an?|my|its))? (?<name>\\p{L}[\\p{L} ]{2,20}?),? (?:(?:then|it|the app|please|you|just) )*(?:should ?n[o']?t|should not|must ?n[o']?t|must not|can ?n[o']?t|may not|don'?t|do not|shouldnt)(?: (?:be|let me|get))? (?:saved?|add(?:ed)?|accept(?:ed)?|stored?|submit(?:ted)?)(?: (?:it|the \\p{L}+|anything))?(?:[.,;]? ?(?:(?:and|just|but|instead|please) )*(?:tell|remind|warn|show|let|say|ask)(?: (?:me|us|know|what'?s?|which|that|it|something|field|is|missing|forgot|forgotten|i|in|a|an|the|friendly|nice|kind|polite|way|message|nicely|politely|hint|about))*)?",
      ),
    ],
    steps: ({ name = "" }, files) => (entryApp(files) ? [`make ${name} required`] : null),
  },
  {
    // "A way to say who's working on it. There are three of us: Mo, Beth and Carol"
    forms: [
      formWithNames(
        `(?:(?:need|want|add|have|give (?:me|us)|like) )*(?:a way )?(?:to )?(?:say|see|tell|note|choose|pick|set|mark|show|assign|know|record|enter) who(?:'s|s| is)?(?: (?:working|doing|does|works|responsible|on|for|it|in|charge|of|a|the|each|every|cards?|tasks?|jobs?|that|assigned|to|handles?|takes?|care))+[.;:,!] ?(?:there(?:'s| is| are)|we(?:'re| are)|it(?:'s| is)|the team is)(?: (?:only|just|\\d|two|three|four|five|six|of|us|people|them|in|the|team))*[:,-] ?${LIST}`,
      ),
    ],
    steps: ({ list = "" }, files) =>
      entryApp(files) &&
      listed(list)
        .split(", ")
        .every((one) => /^\p{Lu}\p{L}+$/u.test(one))
        ? [`add responsible: ${listed(list)}`]
        : null,
  },
  {
    // "Make the total much bigger and put it at the very top"
    forms: [
      formWithNames(
        `(?<look>(?:make|show|have) the (?:total|sum|balance) (?:(?:much|a lot|even|way|far|bit|a) )*(?:bigger|larger)),? and (?:put|move|place|show|have) it (?:at|to|on) (?:the )?(?:very )?top(?: of (?:the )?(?:page|app|screen))?${WHY}`,
      ),
    ],
    steps: ({ look = "" }, files) => (isOfMoney(files) ? [look, "put the total at the top"] : null),
  },
  {
    // "We have a budget of 2500 a month. Can it show how much is left, and go red if we're over?"
    forms: [
      formWithNames(
        "(?:(?:(?:we|i)(?: have|'ve got|'ve)?(?: got| set)?|there(?:'s| is)|our|my|the|set|add) )?(?:(?:an?|the) )?(?:monthly )?budget (?:of|is)(?: about)? (?<sum>[€$£]?\\d[\\d.,]*\\d|\\d)(?: ?(?:€|euros?|dollars?|pounds?))?(?: (?:a|per|each|every|for the|for each|for a|for) month)?[.;,!]? (?:(?:and|can|could|it|you|please|should|the app|so|just) )*show(?: me| us)? (?:how much (?:of it )?(?:is |we have |i have |we've got )?left|what(?:'s| is) left|the rest|the remainder)(?: of it)?,? (?:and )?(?:(?:it|then|should|must|to|make it|let it|have it) )*(?:goe?s?|turns?|becomes?|be|gets?)(?: in)? red (?:if|when|once|as soon as) (?:we|i|it)(?:'re|'m|'s| are| am| is| go| goes| spend| spent)?(?: (?:over|above|more|too much|past|it|the budget|that|beyond|overspent|than))*",
      ),
    ],
    steps: ({ sum = "" }, files) => (isOfMoney(files) ? [`warn me above ${sum}`] : null),
  },
  {
    // "Use euros instead of dollars, like 12,50 €": where the sign and the comma stand is part of it.
    forms: [
      formWithNames(
        '(?<what>[^"“„:;.]{0,60}?(?:euros?|€)[^"“„:;.\\d]{0,40}?),? (?:like|such as|as in|as|for example|e\\.?g\\.?)(?: this)?:? \\d[\\d. ]*,\\d\\d ?(?:€|euros?|eur)',
      ),
    ],
    steps: ({ what = "" }, files) =>
      isOfMoney(files) ? [what, "use a comma instead of a point in amounts"] : null,
  },
  {
    // "Could you add income as well? My wages. Then show income minus expenses"
    forms: [
      formWithNames(
        "(?:add|include|track|enter|have|record|note|put in)(?: (?:my|our|the))? income(?: (?:as well|too|also))?[.?!,]*(?: (?:my|our|the|like|such as) [^.!?\"“„\\d]{3,60}[.,;!?])? (?:(?:and|then|also|please|i want to|let me) )*(?:show|display|see|calculate|tell|know)(?: me| us)? (?:the balance|the difference|(?:the )?income minus (?:(?:the|my|our|all) )*(?:expenses|spending|costs)|what(?:'s| is) left(?: over)?|how much is left(?: over)?)",
      ),
    ],
    steps: (_, files) => (isOfMoney(files) ? ["add income"] : null),
  },
  {
    // "On my phone the list is hard to read, can each expense be more like a card there with bigger buttons"
    forms: [
      formWithNames(
        `on (?:(?:my|the|a|our|small) )*(?:phones?|mobiles?|screens?),? (?:(?:(?:the|my) )?(?:list|table|page|it|entries|expenses)(?: (?:is|are|looks?|gets?))?(?: (?:too|so|very|really|quite|a bit))* (?:hard|difficult|small|bad|tiny|cramped)(?: to (?:read|see|use))?[,.;] )?(?:(?:can|could|please|should|make|let|you|have|show|turn|display) )*(?:each|every|the|all) \\p{L}+ (?:(?:be|look|shown|displayed|should|a bit|more) )*(?:like|as|into) (?:an? )?(?:own |separate )?cards?(?: (?:there|then))?(?<buttons>,? (?:with|and) (?:bigger|larger|big|large) buttons)?`,
      ),
      formWithNames(
        "(?:show|make|display|have|turn|let) (?:each|every|the|all|my) \\p{L}+ (?:(?:look|be|more|shown|a bit) )*(?:like|as|into) (?:an? )?(?:own |separate )?cards? on (?:(?:my|the|a|our|small) )*(?:phones?|mobiles?|screens?)(?<buttons>,? (?:with|and) (?:bigger|larger|big|large) buttons)?",
      ),
    ],
    steps: ({ buttons }, files) =>
      isOfMoney(files)
        ? [
            "on phones show each expense as a card",
            ...(buttons ? ["on phones make the buttons bigger"] : []),
          ]
        : null,
  },
];
