import { sentenceCase } from "../../../match/words";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { NUMBERS } from "../look-lexicon";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { allWordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { putPlaces } from "./empty-places.server";
import { nounOf } from "./part-nouns";

const START = `(?:(?:${ADDS}|${WISHES}|introduce|present|describe|explain|list|tell (?:people|visitors|everyone|guests|customers) about)@ )`;
const ARTICLES =
  "(?:(?:an?|the|our|my|some|your|all|a few|new|small|short|little|separate|own|nice|proper|dedicated) )*";
const COUNTED = `(?:(?<count>\\d|${Object.keys(NUMBERS).join("|")}) )?`;
const FORMS = [
  // "A section where parents can download forms".
  pattern(
    `^${START}${ARTICLES}(?:section|part|area|place|page) (?:where|in which|for) (?:people|visitors|customers|guests|parents|members|clients|patients|fans|i|we|you|they) (?:can|could|may|get to|find|see) (?<act>[^⟦⟧:,.]{4,40})$`,
  ),
  pattern(
    `^${START}${ARTICLES}${COUNTED}(?<name>[\\p{L}\\d][\\p{L}\\d'’& -]{2,60}?)(?: (?:section|part|block|area|overview|corner))?$`,
  ),
];
const WITH =
  /\s+with (?:(?:short|brief|small|their|some|our|a|an|few|the|one|two|three|four|words?|lines?) )*(?:bios?|biograph(?:y|ies)|descriptions?|texts?|details|names|dates|times|prices|explanations?|roles|info(?:rmation)?)$/iu;
const ELSEWHERE =
  /(?<!\p{L})(?:(?:to|in|into|on|onto|under|above|below|before|after|next to|beside|at|behind|over|from) (?:the|our|my|each|every|its|this|that) (?:\p{L}+ )?(?:page|site|website|header|footer|menu|nav\p{L}*|top|bottom|left|right|side|sidebar|hero|headlines?|headings?|titles?|sections?|forms?|lists?|buttons?|cards?|pictures?|photos?|prices?|names?|text|logo)|(?:to|for|on|in) (?:each|every)|buttons?|links? to|header|footer|font|colou?rs?|backgrounds?|borders?|shadows?|icons?|emojis?|hover|animations?|animated|scroll\p{L}*|sticky|slider|slideshow|carousel|pop-?ups?|drop-?downs?|filters?|search\p{L}*|sort\p{L}*|clickable|toggles?|switch|dark|mode|embed\p{L}*|widget|plugin|feed|log ?in|password|cart|checkout|counter|progress|map|videos?|pictures?|photos?|images?|gallery|form|field|checkbox|column|row|grid|spacing|space|margin|padding|line|divider|separator|badge|label|tag|price|instead|not|no|don['’]?t|more|less|bigger|smaller)(?!\p{L})/iu;
const COUNT = 3;
const IN_STEPS =
  / (?:in|with|of) (?<count>two|three|four|five|six|\d) (?:steps|points|parts|items)$/iu;

/**
 * A part of the page that its owner names by what pages of the kind have ("things to do nearby", "term dates", "live music
 * nights") and says nothing else of: places for what belongs there.
 */
export function namedPart(order: Order): EditResult | null {
  const { text, page } = order;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  const act = groups?.act?.trim();
  const said = (act ?? groups?.name ?? "")
    .trim()
    .replace(
      /^(?:section|part|area|block) (?:for|on|about|of|called|with) (?:our |my |the |an? )?/iu,
      "",
    )
    .replace(IN_STEPS, "");
  const steps = IN_STEPS.exec(groups?.name ?? "")?.groups?.count;
  // "A page for term dates" is one of its own.
  if (/^(?:web ?)?pages?(?!\p{L})/iu.test(said)) return null;
  if (said === "" || said.split(/\s+/).length > 8) return null;
  const name = said.replace(WITH, "");
  if (ELSEWHERE.test(name) || looksSaid(name).rest === "") return null;
  const part = act ? { kind: "list" as const, one: "entry" } : nounOf(name);
  if (!part) return null;
  const words = allWordsOf(name).join(" ");
  const known = page.pieces.find(
    ({ kind, says }) => kind === "section" && allWordsOf(says).join(" ") === words,
  );
  if (known)
    return unchanged(`There is a section “${known.says}” already: say what is to stand in it.`);
  const counted = groups?.count ?? steps;
  const asked = counted ? (NUMBERS[counted] ?? Number(counted)) : COUNT;
  const count = part.kind === "text" && !counted ? 0 : asked;
  const kind = (
    {
      list: "points",
      people: "people",
      dates: "schedule",
      text: count > 0 ? "points" : "story",
    } as const
  )[part.kind];
  const heading = sentenceCase(name);
  return putPlaces({ heading, kind, one: part.one || "part", count }, order);
}
