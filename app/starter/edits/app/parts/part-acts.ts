import { hexOfColour } from "../../page/colour-words";
import { looksSaid, type SaidLooks } from "../../page/look-words";
import { anyOf } from "../said-of";

/** What a wish asks of a part beside colours and what `looksSaid` knows, each by its forms. */
const ACTS = {
  lift: "(?:lift|rise|raise|float|move|jump|pop|come|go)(?:s|ed|ing)?(?: themselves)? ?(?:up|out)?(?: a (?:little|bit|tiny bit))?(?= .*(?:hover|mouse|cursor|pointer))|(?:lift|rise)(?:ed|s|ing)? (?:up )?(?:a (?:little|bit) )?|hover effect",
  full: "(?:the )?(?:full|whole|entire|100 ?%)(?:[- ]page|[- ]screen)?[- ]width(?: of the (?:page|screen|app))?|full[- ]?width|as wide as (?:the (?:page|screen|list|app)|possible|it can be)|(?:across|over) the (?:whole|full|entire) (?:page|width|screen)",
  roomier:
    "(?:more|extra|bigger|larger|increase(?: the)?) (?:inner )?padding|roomier|airier|less cramped",
  tighter: "(?:less|smaller|reduce(?: the)?) (?:inner )?padding|more compact",
  lessRound: "less (?:round(?:ed)?|curvy)(?: (?:corners?|edges?))?|not so round(?:ed)?",
  farther:
    "(?:(?:bigger|larger|more|wider|greater|extra) (?:gaps?|space|spacing|distance|room)|further apart|farther apart|more apart|spread (?:out )?more|(?:gaps?|space|spacing|distance) (?:\\p{L}+ ){0,4}?(?:bigger|larger|wider))(?: between| from each other)?",
  nearer:
    "(?:(?:smaller|less|tighter|narrower|no) (?:gaps?|space|spacing|distance|room)|closer together|nearer to each other|less apart|(?:gaps?|space|spacing|distance) (?:\\p{L}+ ){0,4}?(?:smaller|tighter|narrower))(?: between| from each other)?",
  outlined:
    "outlined?(?:,? (?:and |but )?not filled| only)?|not filled(?:,? (?:and |but )?(?:just |only )?outlined?)?|(?:just|only) (?:an )?outline|hollow|no fill",
  mono: "mono(?:space|spaced)?(?: (?:font|letters|digits))?|fixed[- ]width(?: font)?|typewriter(?:[- ]like)?(?: (?:font|letters))?",
  thinner: "(?:a (?:bit|little) )?(?:much )?(?:thinner|thin|finer|slimmer|slim|less thick)",
  thicker: "(?:a (?:bit|little) )?(?:much )?(?:thicker|thick|fatter|heavier|chunkier)",
  taller: "(?:a (?:bit|little) )?(?:much )?(?:taller|higher|more height)",
  shorter: "(?:a (?:bit|little) )?(?:much )?(?:flatter|shorter|less (?:tall|high)|lower)",
  pill: "pill[- ]?shaped?|like pills|(?:fully|completely|perfectly|really|totally) round(?:ed)?|circles|circular|round(?!ed|er)(?! corners)",
  framed: "(?:an? )?(?:thin )?(?:box|boxes|frames?|lines?) (?:a)?round(?: (?:it|them|each))?",
  plain: "transparent|see[- ]through|(?:no|without(?: an?y?)?) (?:background|fill)",
  striped: "striped?|zebra(?: stripes)?|every (?:second|other) (?:one|row) (?:grey|gray|shaded)",
} as const;
export type Act = keyof typeof ACTS;

const FORMS = Object.entries(ACTS).map(([act, form]) => [act as Act, anyOf(form)] as const);
const HOVER = anyOf(
  "(?:when|if|as|while|once|whenever) (?:(?:i|you|we|they|people|someone|somebody|one) )?(?:hover(?:s|ing|ed)?|point(?:s|ing)?|(?:(?:the )?(?:mouse|cursor|pointer)(?: pointer)? (?:is|goes|moves|comes)))(?: (?:over|on|at|above|across))?(?: (?:it|them|one|it\\.))?|(?:on|with|under) (?:mouse[- ]?)?(?:hover|(?:the )?mouse(?:[- ]?over)?|the cursor)|mouse[- ]?over|hover(?:ed|ing)?",
);
const HIDES = anyOf(
  "hide|hidden|remove|get rid of|take (?:away|out|off)|drop|delete|lose|(?:i |we )?(?:don'?t|do not) (?:want|need|like|show)(?: to see)?|no longer show|stop showing|invisible|gone|go away|disappear",
);
const GRADIENT = /(?:an? )?(?:colou?r )?gradient(?: background)?(?: (?:from|of|with|between))?/u;
const MUCH = anyOf("much|a lot|way|far|really|very|huge|gigantic|enormous|massive|twice as|double");
const TEXT_OF = anyOf("(?:text|letters|font|writing|words|lettering)(?: (?:of|in|on|inside|for))?");
const FRAME = anyOf(
  "another|different|other|show|shown|display|displayed|write|written|make|made|turn|turned|give|given|set|put|change|changed|let|have|having|has|should|shall|could|would|can|must|be|been|being|get|look|looking|appear|use|using|the|an?|my|our|your|its|their|this|that|these|those|all|every|each|of|in|on|to|into|for|with|at|around|under|between|them|they|it|is|are|and|i'?d|i|we|want|like|love|prefer|need|please|also|just|only|instead|little|bit|slightly|somewhat|some|much|lot|even|really|very|so|now|then|more|bit more|size|sized|colou?r|coloured|colored|colou?rs|background|style|styled|too|rather|kind of|bigger still|nice|nicer|again|as well|me|effect|corners?|edges?|when|if|still|tone|shade|own|in the app|and bold",
);

const INK_FORMS = (() => {
  const letters = "(?:text|letters|letter|lettering|writing|font|words|type|ink)";
  const colour = "(?<ink>(?:(?:dark|light|bright|pale|deep|soft)[ -]?)?\\p{L}+)(?:[ -]?colou?red)?";
  const forms = [
    `(?:,? (?:with|and|but|having|in))? (?:a |an |the )?${colour} ${letters}(?: colou?r)?(?: on(?: an?| the)?)?`,
    `(?:,? (?:with|and|but))? (?:the |its |their )?${letters}(?: colou?r)?(?: should be| is| in)? ${colour}`,
  ].map((source) => new RegExp(`${source}(?![\\p{L}])`, "u"));
  const digits = new RegExp(
    `,? with (?:the |its )?${colour} (?:digits|numbers|figures)(?![\\p{L}])`,
    "u",
  );
  return [...forms, digits, new RegExp(`${colour} on (?:an? )?(?=\\p{L})`, "u")];
})();

/** A colour that is said of letters beside the one that is said of their ground, and the words without it. */
function inkOf(rest: string): { ink: SaidLooks["colours"][number]; rest: string } | null {
  for (const form of INK_FORMS) {
    const match = form.exec(rest);
    const hex = hexOfColour(match?.groups?.ink ?? "");
    if (!match || !hex) continue;
    const without = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    const { colours, scheme } = looksSaid(without);
    // Of one colour alone, letters are coloured as ever.
    if (colours.length === 0 && scheme === null) return null;
    return { ink: { hex, word: match.groups?.ink ?? "" }, rest: without };
  }
  return null;
}

/** What a wish asks of a part that is named in it. */
export interface Asked {
  /** The colour of its letters, where its ground is given one too. */
  ink?: SaidLooks["colours"][number];
  acts: Act[];
  looks: SaidLooks;
  hides: boolean;
  hover: boolean;
  gradient: boolean;
  much: boolean;
  /** Of its letters alone. */
  ofText: boolean;
}

/** Reads a wish without the name of its part; null where a word is left, or nothing is asked. */
export function askedOf(words: string): Asked | null {
  const own = inkOf(` ${words} `);
  let left = ` ${own?.rest ?? words} `;
  const take = (form: RegExp): boolean => {
    const next = left.replace(form, " ");
    const isThere = next !== left;
    left = next;
    return isThere;
  };
  const much = MUCH.test(left);
  const gradient = take(GRADIENT);
  const acts: Act[] = [];
  // "Round the corners more" asks for more of it, and not for a circle.
  const isCorner = /(?<!\p{L})(?:corners?|edges?|more)(?!\p{L})/u.test(left);
  for (const [act, form] of FORMS) if (!(act === "pill" && isCorner) && take(form)) acts.push(act);
  const hover = take(HOVER);
  const hides = take(HIDES);
  const looks = looksSaid(left.replace(/\s+/g, " ").trim());
  left = ` ${looks.rest} `;
  const ofText = take(TEXT_OF) || looks.of === "text";
  take(MUCH);
  while (take(FRAME)) if (left.trim() === "") break;
  if (/[\p{L}\p{N}]/u.test(left)) return null;
  const isAnything =
    acts.length > 0 ||
    hides ||
    looks.colours.length > 0 ||
    looks.looks.length > 0 ||
    looks.font !== null ||
    looks.columns !== null ||
    looks.scheme !== null;
  if (!isAnything || (hides && (acts.length > 0 || looks.looks.length > 0 || hover))) return null;
  if (gradient && looks.colours.length !== 2) return null;
  if (!gradient && looks.colours.length > 1) return null;
  return { acts, looks, hides, hover, gradient, much, ofText, ...(own ? { ink: own.ink } : {}) };
}
