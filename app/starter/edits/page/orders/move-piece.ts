import { type EditResult, refused, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { swapped, wholeLines } from "../../said/page-elements";
import { conceptsOf } from "../concepts";
import { findPieces, isWithin } from "../find-pieces";
import type { Order } from "../order";
import { pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { wordsOf } from "../page-words";
import { MOVES } from "../verbs";

const ABOVE =
  "(?:above|before|over|on top of|in front of|ahead of|higher than|further up than|vor|über|oberhalb(?: von)?|avant|au-dessus d[eu’']|devant|antes d[eo]l?a?s?|encima de|sobre|delante de|prima d[ei]l?l?a?|sopra|acima d[aeo])";
const BELOW =
  "(?:below|after|under|underneath|beneath|behind|following|lower than|nach|unter|hinter|unterhalb(?: von)?|après|sous|en dessous d[eu’']|derrière|después de|debajo de|detrás de|tras|dopo|sotto|depois d[aeo]|abaixo d[aeo]|após)";
const BE =
  "(?:should (?:be|come|go|stand|appear|sit)|must (?:be|come|go)|needs? to (?:be|go|come)|(?:goes|comes|belongs)|soll(?:te|en|ten)?|gehör(?:t|en)|muss|doit (?:être|venir)|debe (?:estar|ir)|deve (?:stare|andare|ficar|vir|estar))";
const BE_LAST =
  "(?: (?:stehen|sein|kommen|rücken|verschieben|schieben|setzen|stellen|packen|gehen|erscheinen|hin))?";
const FORMS: readonly [RegExp, "above" | "below" | null][] = [
  [
    pattern(
      `^${MOVES} (?<what>.+?) (?:up |down |right |directly |direkt |hoch |nach oben |nach unten )?(?:to )?(?:${ABOVE})@ (?<where>.+?)${BE_LAST}$`,
    ),
    "above",
  ],
  [
    pattern(
      `^${MOVES} (?<what>.+?) (?:up |down |right |directly |direkt |hoch |nach oben |nach unten )?(?:to )?(?:${BELOW})@ (?<where>.+?)${BE_LAST}$`,
    ),
    "below",
  ],
  [
    pattern(
      `^(?<what>.+?) ${BE} (?:right |directly |direkt )?(?:${ABOVE})@ (?<where>.+?)${BE_LAST}$`,
    ),
    "above",
  ],
  [
    pattern(
      `^(?<what>.+?) ${BE} (?:right |directly |direkt )?(?:${BELOW})@ (?<where>.+?)${BE_LAST}$`,
    ),
    "below",
  ],
  [
    pattern(
      `^(?<what>.+?) (?:direkt )?${ABOVE} (?<where>.+?) (?:stellen|setzen|schieben|verschieben|packen)$`,
    ),
    "above",
  ],
  [
    pattern(
      `^(?<what>.+?) (?:direkt )?${BELOW} (?<where>.+?) (?:stellen|setzen|schieben|verschieben|packen)$`,
    ),
    "below",
  ],
];
const ENDS: readonly [RegExp, "first" | "last"][] = [
  [
    pattern(
      `^(?:${MOVES} (?<what>.+?)|(?<what2>.+?) ${BE}) (?:(?:right|all the way|straight)@ )*(?:first|up to the top|to the (?:very )?(?:top|start|beginning|front)|at the (?:very )?(?:top|start|beginning)|as the first(?: one| item| section)?|on top|(?:ganz )?nach (?:ganz )?oben|(?:ganz )?oben(?: hin)?|an den anfang|an (?:die )?erste stelle|zuerst|als erste[sr]?|en premier|tout en haut|en haut|al principio|arriba|primero|all['’]inizio|in cima|in alto|per prim[oa]|no topo|no início|em primeiro)${BE_LAST}(?: of (?:the )?(?:page|list|menu|site))?$`,
    ),
    "first",
  ],
  [
    pattern(
      "^(?<what>(?:the |our |my |die |der |das |den |unsere?n? |le |la |les |los |las )?[^,.:;⟦⟧]{3,40}?) (?:to the (?:very )?(?:bottom|end)|ganz nach unten|ganz unten hin|nach ganz unten|ans ende|tout en bas|à la fin|al final|alla fine)$",
    ),
    "last",
  ],
  [
    pattern(
      "^(?<what>(?:the |our |my |die |der |das |den |unsere?n? |le |la |les |los |las )?[^,.:;⟦⟧]{3,40}?) (?:to the (?:very )?top|ganz nach oben|nach ganz oben|an den anfang|tout en haut)$",
    ),
    "first",
  ],
  [
    pattern(
      `^(?:${MOVES} (?<what>.+?)|(?<what2>.+?) ${BE}) (?:last|down to the bottom|to the (?:very )?(?:bottom|end)|at the (?:very )?(?:bottom|end)|as the last(?: one| item| section)?|(?:ganz )?nach (?:ganz )?unten|(?:ganz )?unten(?: hin)?|ans ende|an (?:die )?letzte stelle|zuletzt|als letzte[sr]?|en dernier|tout en bas|en bas|à la fin|al final|abajo|alla fine|in fondo|in basso|no fim|no final|para o fim)${BE_LAST}(?: of (?:the )?(?:page|list|menu|site))?$`,
    ),
    "last",
  ],
];
const SWAP = pattern(
  "^(?:swap|switch|exchange|tausche|vertausche|échange[rz]?|inverse[rz]?|intercambia|scambia|troca)(?: the (?:order|places?|positions?) of)? (?<what>.+?) (?:and|with|und|mit|et|avec|y|con|e|com) (?<where>.+?)(?: around| over|(?: die)? (?:plätze|reihenfolge)| places)?$",
);

/** "Swap the order, hours first and then the menu", "the about me stuff first and prices after". */
const FIRST_THEN = pattern(
  "^(?:(?:swap|switch|change|reverse|tausche?|vertausche?|inverse[rz]?)(?: the| die| l['’])? ?(?:order|reihenfolge|ordre)[,:]* |(?:put|show|move|zeige?|stelle?|mets|setze?) )?(?:with )?(?<what>[^,.:]{2,40}?) first,?(?: and)?(?: then)? (?<where>[^,.:]{2,40}?)(?: (?:after|second|next|afterwards|below|later|then|last))?$",
);

/** "… to the top, above everything about the food": a place that is said twice. */
const SAID_TWICE = pattern(
  `^(?<order>${MOVES} (?<what>[^,]+?) (?:(?:right up |up )?first|last|(?:right |all the way |straight |up )*(?:to|at) the [^,]{3,24}|up|higher|down|lower|(?:ganz )?nach (?:ganz )?(?:oben|unten)|(?:tout )?en (?:haut|bas)|arriba|abajo|in (?:alto|basso|cima|fondo))),? (?:(?:right|just|directly|so|and|also|direkt|noch)@ )*(?<side>(?:${ABOVE}|${BELOW})@) (?<where>[^,]+)$`,
);

/** Puts a piece elsewhere among those beside it: "put the prices before the gallery", "swap the team and the FAQ". */
export function movePiece(order: Order): EditResult | null {
  const twice = SAID_TWICE.exec(order.text)?.groups;
  if (!twice?.order || !twice.what) return moveOnce(order);
  const first = moveOnce({
    ...order,
    text: twice.order.replace(/ (?:right )?up first$/iu, " first"),
  });
  const exact = moveOnce({ ...order, text: `move ${twice.what} ${twice.side} ${twice.where}` });
  const result = exact?.ok ? exact : first;
  return result?.ok ? { ...result, isKnown: true } : result;
}

function moveOnce({ text, quotes, page }: Order): EditResult | null {
  const swap = SWAP.exec(text)?.groups;
  if (swap) {
    const pair = together(swap.what ?? "", swap.where ?? "", page, quotes);
    if (pair)
      return pageEdit(
        page.source,
        [
          {
            start: 0,
            end: page.source.length,
            text: swapped(
              page.source,
              wholeLines(page.source, pair[0].place),
              wholeLines(page.source, pair[1].place),
            ),
          },
        ],
        `“${pair[0].says}” and “${pair[1].says}” have changed places.`,
      );
  }
  for (const [form, where] of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what || !groups.where || !where) continue;
    const pair = together(groups.what, groups.where, page, quotes);
    if (pair) return moved(page, pair[0], pair[1], where);
  }
  const turns = FIRST_THEN.exec(text)?.groups;
  if (turns?.what && turns.where) {
    const pair = together(turns.what, turns.where, page, quotes);
    if (pair) return moved(page, pair[0], pair[1], "above");
  }
  for (const [form, where] of ENDS) {
    const groups = form.exec(text)?.groups;
    const what = groups?.what ?? groups?.what2;
    if (!what) continue;
    const found = findPieces(what, page, quotes, isMovable);
    const one = found?.pieces.length === 1 ? found.pieces[0] : undefined;
    const piece = one?.kind === "form" ? (one.section ?? one) : one;
    // "Teachers to the top" is about the part of the page that has them, and not about a line that says so.
    const isOfPart = wordsOf(what).some((word) => conceptsOf(word).length > 0);
    if (!piece || (piece.kind === "entry" && isOfPart)) continue;
    if (isWithoutAddress(what, piece, page))
      return refused(
        "The page gives no address yet, so none could be moved: say it, as in “our address is 4 Mill Lane, York”.",
      );
    const others = page.pieces.filter(
      (one) =>
        one.kind === piece.kind &&
        one !== piece &&
        one.element.parentNode === piece.element.parentNode,
    );
    const other = where === "first" ? others[0] : others.at(-1);
    if (!other) continue;
    return moved(page, piece, other, where === "first" ? "above" : "below");
  }
  return null;
}

/** "Our address" is none of a part that only has the hours. */
function isWithoutAddress(what: string, { kind, place }: Piece, { source }: Page): boolean {
  return (
    kind === "section" &&
    /(?<!\p{L})(?:address|adresse|dirección|indirizzo|endereço)(?!\p{L})/iu.test(what) &&
    !/icon-place|class="places"|<address|maps/.test(source.slice(place.start, place.end))
  );
}

const MOVABLE = /^(?:form|section|entry|button|navlink|field|text|headline|lead|title|nav)$/;
const isMovable = ({ kind }: Piece) => MOVABLE.test(kind);

/** A form is where its section is. */
const ofForm = (piece: Piece | undefined) =>
  piece?.kind === "form" ? (piece.section ?? piece) : piece;

/** Two pieces that may stand before or behind each other: of one kind, or both where sections stand. */
function together(
  what: string,
  where: string,
  page: Page,
  quotes: readonly string[],
): [Piece, Piece] | null {
  const kinds = ["section", "entry", "navlink", "button", "field"];
  for (const kind of kinds) {
    const isOne = (piece: Piece) =>
      piece.kind === kind || (kind === "section" && /^(?:hero|form)$/.test(piece.kind));
    const [one, other] = [
      findPieces(what, page, quotes, isOne),
      findPieces(where, page, quotes, isOne),
    ];
    const [a, b] = [ofForm(one?.pieces[0]), ofForm(other?.pieces[0])];
    if (!a || !b || a === b || one?.pieces.length !== 1 || other?.pieces.length !== 1) continue;
    if (isWithin(a, b) || isWithin(b, a) || a.kind === "hero") continue;
    if (kind !== "section" && a.element.parentNode !== b.element.parentNode) continue;
    return [a, b];
  }
  return null;
}

/** Lines of one piece above or below those of another. */
export function moved(
  { source }: Page,
  piece: Piece,
  other: Piece,
  where: "above" | "below",
): EditResult {
  const from = wholeLines(source, holderOf(source, piece));
  const to = wholeLines(source, holderOf(source, other));
  const block = source.slice(from.start, from.end);
  const at = where === "above" ? to.start : to.end;
  if (at === from.start || at === from.end)
    return unchanged(`“${piece.says}” stands ${where} “${other.says || "it"}” already.`);
  return pageEdit(
    source,
    [
      { start: from.start, end: from.end, text: "" },
      { start: at, end: at, text: block },
    ],
    `“${piece.says}” stands ${where} “${other.says || "the top"}” now.`,
  );
}

/** A field moves with the box around it. */
function holderOf(
  _source: string,
  { kind, element, place }: Piece,
): { start: number; end: number } {
  const holder = element.parentNode;
  const at =
    kind === "field" && holder && "tagName" in holder && holder.tagName === "div"
      ? holder.sourceCodeLocation
      : null;
  return at ? { start: at.startOffset, end: at.endOffset } : place;
}
