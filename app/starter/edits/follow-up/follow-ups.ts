import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { names } from "../said/halves";
import { type EarlierWish, earlierWish } from "./earlier-wish";

/** Words before a correction, in the languages of the starter. */
const CORRECTS =
  /^(?:(?:no|nope|nah|na|not this(?: one)?|not that(?: one)?|wrong(?: one)?|hm+|hmm+|uh+|oh|oops|wait|sorry|actually|well|lol|ok(?:ay)?|ah|eh|but|rather|better|instead|nein|nee|doch|ach|äh|lieber|aber|non|mais|plutôt|pardon|pero|mejor|perdón|ma|anzi|meglio|scusa|não|mas|melhor|desculpa)(?!\p{L})[\s,.:;!–-]*)+/iu;
const MEANS =
  /^(?:i (?:mean|meant)|ich mein(?:e|te)|je (?:veux|voulais) dire|quiero decir|quería decir|intendevo|volevo dire|quero dizer|queria dizer)\s+/iu;
/** Words before something more of the same. */
const ALSO =
  /^(?:(?:and|also|plus|same|the same|ditto|und|auch|et|aussi|y|también|e|anche|também)(?!\p{L})[\s,]*)+(?:(?:for|with|goes for|on|in|to|für|mit|pour|para|per|bei)\s+)?/iu;
const TOO =
  /[\s,]*(?:\b(?:too|as well|also|auch|aussi|también|anche|também|in the same colou?r|the same(?: colou?r)?))\s*$/iu;
const FILLERS =
  /[\s,.!?]*(?:(?<!\p{L})(?:please|pls|plz|thanks?|thx|actually|instead|after all|then|better|rather|though|again|now|bitte|lieber|doch|plutôt|mejor|meglio|melhor|really|really really|haha|lol)(?!\p{L}))[\s.!?]*$|[\s.!?]+$/iu;
const PRONOUN =
  /(?<!\p{L})(?:it|them|that|this|those|these|that one|this one|es|sie|ihn|das|le|la|les|lo|los|las|li)(?!\p{L})/iu;
/** What was too much is to be less. */
const TOO_MUCH: readonly [RegExp, string][] = [
  [
    /^(?:.{0,24}?)\b(?:too|not so|not that|zu|trop|demasiado|troppo) (?:big|large|huge|groß|grande|gros)\b.*$/iu,
    "smaller",
  ],
  [
    /^(?:.{0,24}?)\b(?:too|not so|zu|trop|demasiado|troppo) (?:small|tiny|little|klein|petit|pequeñ[oa]|piccol[oa])\b.*$/iu,
    "bigger",
  ],
  [
    /^(?:.{0,24}?)\b(?:too|not so|not that|zu|trop|demasiado|troppo) (?:dark|dunkel|foncé|sombre|oscur[oa]|scur[oa])\b.*$/iu,
    "lighter",
  ],
  [
    /^(?:.{0,24}?)\b(?:too|not so|not that|zu|trop|demasiado|troppo) (?:light|bright|pale|hell|clair|clar[oa]|chiar[oa])\b.*$/iu,
    "darker",
  ],
];
const REPEATS =
  /^(?:(?:even|still|a bit|a little|much|way|noch|encore|aún|ancora|ainda) )*(?:more|mehr|plus|más|più|mais|bigger|larger|smaller|bolder|rounder|wider)(?: (?:of that|please))?$/iu;
const SHADE = /(?<!\p{L})(darker|lighter|paler|brighter|dunkler|heller|softer)(?!\p{L})/iu;
const SHADES: Record<string, string> = {
  ...{ darker: "dark", dunkler: "dark", lighter: "light", heller: "light" },
  ...{ paler: "pale", brighter: "bright", softer: "soft" },
};
const MOST_CHARACTERS = 140;
/** "Call it Bookshelf" is of the whole, and "a button that prints" of what it adds: neither goes on with anything. */
const OF_ITSELF =
  /^(?:please |and |now )*(?:call|name) it \S|^(?:please |and |now )*(?:add|i want|i need) (?:an? |the )?(?:\p{L}+ ){1,3}(?:that|which) \p{L}/iu;

/**
 * What a message that goes on with the one before may mean, each as a wish of its own, the likeliest first:
 * "no, purple" after "make the background blue" is "make the background purple". Empty for one that stands alone.
 */
export function followUps(message: string, before: string): string[] {
  if (message.length > MOST_CHARACTERS || /["“„«\n]/u.test(message)) return [];
  if (OF_ITSELF.test(message)) return [];
  const earlier = earlierWish(before);
  const isCorrection = CORRECTS.test(message) || MEANS.test(message.replace(CORRECTS, ""));
  const said = withoutEnd(message.replace(CORRECTS, "").replace(MEANS, ""));
  const more = ALSO.test(said) || TOO.test(said);
  const rest = said.replace(ALSO, "").replace(TOO, "").trim();
  if (rest === "") return [];
  if (/\bfields? $/i.test(`${earlier.frame} `) || / field$/i.test(earlier.part)) {
    const kind = KIND_SAID.exec(rest)?.[0];
    if (kind) return [`make the field ${earlier.part.replace(/ field$/i, "")} ${kind}`];
  }
  if (LESS.test(rest) && earlier.kind === "look") return inverse(earlier);
  const way = lastLook(rest);
  if (way && (earlier.kind === "look" || isCorrection || more || earlier.part !== ""))
    return [...new Set(relooked(way, earlier, more))];
  if (more) return alike(rest, earlier);
  if (PRONOUN.test(rest) && earlier.part !== "" && /^(?:look|add)$/.test(earlier.kind))
    return [rest.replace(PRONOUN, withArticle(earlier))];
  return isCorrection ? corrected(rest, earlier) : [];
}

const KIND_SAID = /\b(?:several lines|multi-?\s?line|more lines|check ?box|drop-?down)\b/i;
const LESS =
  /^(?:not (?:so|that) much|(?:a (?:bit|little)|slightly|much|way) less|less|too much|etwas weniger|weniger|un peu moins|moins|un poco menos|menos|un po['’] meno|meno|um pouco menos)$/iu;
const OPPOSITE: Record<string, string> = {
  ...{
    bigger: "smaller",
    larger: "smaller",
    smaller: "bigger",
    wider: "narrower",
    narrower: "wider",
  },
  ...{ darker: "lighter", lighter: "darker", rounder: "less rounded", rounded: "less rounded" },
};

/** "A little less" of what was wished for. */
function inverse({ said }: EarlierWish): string[] {
  const english = withEnglishLooks(said);
  const word = Object.keys(OPPOSITE).find((one) => new RegExp(`\\b${one}\\b`, "i").test(english));
  return word ? [english.replace(new RegExp(`\\b${word}\\b`, "i"), OPPOSITE[word] ?? "")] : [];
}

function withoutEnd(said: string): string {
  let text = said.trim();
  for (let turn = 0; turn < 4; turn += 1) text = text.replace(FILLERS, "").trim();
  return text;
}

/** The look that words ask for where they name no part: "thats too big, a bit smaller" is "a bit smaller". */
function lastLook(rest: string): string | null {
  const parts = rest
    .split(/\s*[,;]\s*(?:and )?|\s+but\s+|(?<=[.!])\s+/u)
    .filter((one) => one !== "");
  const looks = parts.flatMap((part) => {
    const less = TOO_MUCH.find(([pattern]) => pattern.test(part))?.[1];
    return less ? [less] : isLook(part) ? [part] : [];
  });
  return looks.at(-1) ?? null;
}

/** Said with them, these are no part: "I want it bigger", "thats nicer in green". */
const AROUND =
  /(?<!\p{L})(?:i|we|want|like|think|would|thats?|that's|its?|it's|be|nicer|looks?|more|something|try|use|make|go|kind|of|colou?r|one|bit|little|a|the|maybe|perhaps|even|still|much|way|far|better|rather|plutôt|meglio|mejor|melhor|lieber|ich|hätte|gern|mach|ein|bisschen|etwas|un|peu|poco|un po|um pouco|es|le|la|lo)(?!\p{L})/giu;

function isLook(words: string): boolean {
  const english = plainWords(withEnglishLooks(words));
  const bare = withoutLooks(english.replace(AROUND, " ")).replace(AROUND, " ").trim();
  const hasLook =
    coloursIn(`make it ${english}`) !== null ||
    /\b(?:bigger|smaller|larger|darker|lighter|brighter|paler|softer|bold(?:er)?|italics?|round(?:er|ed)?|square|wider|narrower|thicker|thinner|cent(?:er|re)d|left|right|underlined)\b/.test(
      english,
    );
  return hasLook && !/\p{L}{3}/u.test(bare) && !names(bare);
}

function relooked(look: string, earlier: EarlierWish, isMore: boolean): string[] {
  const { said, part, colours, kind } = earlier;
  const english = withEnglishLooks(look).replace(
    /^(?:make|turn|mach|mets|pon|metti)\s+(?:it|them|that|this|those|es|sie|le|la|lo)\s+/i,
    "",
  );
  const asked = coloursIn(`make it ${plainWords(english)}`)?.words ?? [];
  const shade = SHADES[SHADE.exec(english)?.[1]?.toLowerCase() ?? ""];
  const whole = part === "" ? [] : [`make ${withArticle(earlier)} ${english}`];
  const [colour] = colours;
  const plainColour = colour?.replace(/ background$/, "");
  const hasColour = plainColour !== undefined && said.toLowerCase().includes(plainColour);
  if (asked[0] && hasColour && !isMore)
    return [swapped(said, plainColour, asked[0].replace(/ background$/, "")), ...whole];
  if (shade && hasColour) {
    const bare = plainColour.replace(/^(?:dark|light|pale|bright|soft) /, "");
    return [swapped(said, plainColour, `${shade} ${bare}`), ...whole];
  }
  if (asked[0] && part !== "" && !isMore)
    return [`make ${withArticle(earlier)} ${asked[0].replace(/ background$/, "")}`];
  if (REPEATS.test(english) && kind === "look" && colours.length === 0 && sameWay(english, said))
    return [said, ...whole];
  return part === "" && kind !== "look" ? [] : part === "" ? [replacedLook(said, english)] : whole;
}

/** "Even bigger" after "bigger" is the same wish again; "smaller" is not. */
function sameWay(look: string, said: string): boolean {
  const word = /\b(bigger|larger|smaller|bolder|rounder|wider)\b/.exec(look)?.[1];
  return word === undefined || withEnglishLooks(said).includes(word);
}

const SIZES = /\b(?:bigger|larger|smaller)\b/i;

/** Of the whole page, a size is one of its text. */
function replacedLook(said: string, look: string): string {
  const english = withEnglishLooks(said);
  const size = SIZES.exec(look)?.[0];
  return size && SIZES.test(english) ? english.replace(SIZES, size) : `make it ${look}`;
}

function swapped(said: string, from: string, to: string): string {
  const at = said.toLowerCase().lastIndexOf(from.toLowerCase());
  return at < 0 ? `${said} ${to}` : said.slice(0, at) + to + said.slice(at + from.length);
}

function withArticle({ part }: EarlierWish): string {
  return /^(?:the|my|our|all|each|every|die|der|das|den|le|la|les|el|los|las|il|i|gli|o|os|as)\s/iu.test(
    part,
  )
    ? part
    : `the ${part}`;
}

/** The same for another part: "and the reset one too". */
function alike(rest: string, earlier: EarlierWish): string[] {
  const noun = earlier.part.split(/\s+/).at(-1) ?? "";
  const name = rest.replace(/(?<=\p{L} )ones?$/iu, noun);
  if (
    /^(?:make|add|change|remove|delete|put|move|set|rename|show|hide|call|write|sort|give|use|cent(?:er|re)|align|underline|turn)\b/i.test(
      name,
    )
  )
    return PRONOUN.test(name) && earlier.part !== ""
      ? [name.replace(PRONOUN, withArticle(earlier))]
      : [];
  if (name.split(/\s+/).length > 6) return [];
  const other = /^(?:the|my|our)\s/i.test(name) ? name : `the ${name}`;
  switch (earlier.kind) {
    case "look":
      return [withPart(earlier, other)];
    case "remove":
      return [`remove ${other}`];
    case "add":
      return [`${earlier.frame}${name}`];
    default:
      return [];
  }
}

/** The same look for another part. */
function withPart({ said, part }: EarlierWish, other: string): string {
  if (part !== "" && said.toLowerCase().includes(part.toLowerCase())) {
    const at = said.toLowerCase().indexOf(part.toLowerCase());
    return said.slice(0, at) + other + said.slice(at + part.length);
  }
  const look = withEnglishLooks(said).replace(/^(?:make|turn|set)\s+(?:it|everything)?\s*/i, "");
  return `make ${other} ${look}`;
}

const A_KIND =
  /^(?:an? )?(check ?box|tick ?box|drop-?down|select|date(?: picker)?|number|text ?area|multi-?line(?: field)?|text(?: field)?|link|url|time)$/i;

/** Another thing than was said before: "not the buttons, the heading", "I meant a checkbox". */
function corrected(rest: string, earlier: EarlierWish): string[] {
  const kind = A_KIND.exec(rest)?.[1];
  if (kind && earlier.kind === "add") return [`make the field ${earlier.part} a ${kind}`];
  const [, not = "", instead = ""] =
    /^(?:not )?((?:the|my) [^,]{2,40}),? (?:but )?((?:the|my) .{2,40})$/i.exec(rest) ?? [];
  if (instead && earlier.kind === "look" && not !== "") return [withPart(earlier, instead)];
  const isPart =
    /^(?:the|my|our|die|der|das|den|le|la|les|el|los|las|il|i|gli|o|os|as)\s\S+(?:\s\S+){0,3}$/iu.test(
      rest,
    );
  if (isPart && earlier.kind === "look") return [withPart(earlier, rest)];
  if (isPart && earlier.kind === "remove") return [`remove ${rest}`];
  if (
    earlier.kind === "text" &&
    /^call it |^name it |^title:? |^rename (?:it|this)? ?to /i.test(earlier.said)
  )
    return rest.split(/\s+/).length <= 6 &&
      !/^(?:make|add|change|remove|put|call|the)\b/i.test(rest)
      ? [`call it ${rest}`]
      : [];
  return [];
}
