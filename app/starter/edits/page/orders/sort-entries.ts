import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { findPieces } from "../find-pieces";
import type { ReadOrder } from "../order";
import type { Page, Piece } from "../page-model";
import { minutesOf } from "./minutes-of";

const SORT =
  "(?:sort|order|arrange|rank|list|put|show|sortiere?|ordne?|stelle?|classe[rz]?|trie[rz]?|range[rz]?|ordena(?:r)?|clasifica|ordina(?:re)?|metti|organiza)";
const CHEAP =
  "(?:cheap(?:est)?|low(?:est)?(?: price)?|least expensive|small(?:est)?|billig(?:sten?)?|günstig(?:sten?)?|niedrig(?:sten?)?|(?:le |du |la )?moins cher|más barat[oa]|menor(?: precio| preço)?|meno caro|più economic[oa]|mais barat[oa])";
const DEAR =
  "(?:dear(?:est)?|high(?:est)?(?: price)?|most expensive|expensive|big(?:gest)?|teuer(?:sten?)?|höchsten?|(?:le |au |la )?plus cher|más car[oa]|mayor(?: precio)?|maior(?: preço)?|più car[oa]|mais car[oa])";
const PRICE = "(?:the )?(?:price|cost|preis|prix|precio|prezzo|preço|how much they cost)s?";
const NAME =
  "(?:the )?(?:name|alphabet|title|letter)s?|alphabetical(?:ly)?(?: order)?|alphabetisch|dem alphabet|a to z|ordre alphabétique|alfab[eé]tic\\p{L}*(?: order)?";
const TO = "(?: to | bis | zu[mr]? | au | à | al?la? | ao |, | – |-)(?:the |den |dem |der )?";
const FROM = "(?:from |von |vom |du |de |dal |del |do )?(?:the |den |dem |der )?";
const FIRST = "(?: first| at the top| zuerst| oben| d['’]abord| primero| prima| primeiro)";
const WHAT = "(?<what>[^,:⟦⟧]{2,50}?)";
const FORMS: readonly { form: RegExp; by: "price" | "name"; isDown: boolean }[] = [
  { form: pattern(`^${SORT} ${WHAT},? ${FROM}${CHEAP}${TO}${DEAR}$`), by: "price", isDown: false },
  { form: pattern(`^${SORT} ${WHAT},? ${FROM}${DEAR}${TO}${CHEAP}$`), by: "price", isDown: true },
  {
    form: pattern(
      `^${SORT} ${WHAT} (?:by|nach|par|por|per|in order of) ${PRICE}(?:[, ]+(?:the |die |das |le |la |el |il )?${DEAR}${FIRST}|[, ]+(?:descending|absteigend|high(?:est)? to low(?:est)?))$`,
    ),
    by: "price",
    isDown: true,
  },
  {
    form: pattern(
      `^${SORT} ${WHAT} (?:by|nach|par|por|per|in order of) ${PRICE}(?:[, ]+(?:the |die |das |le |la |el |il )?${CHEAP}${FIRST}|[, ]+(?:ascending|aufsteigend|low(?:est)? to high(?:est)?))?$`,
    ),
    by: "price",
    isDown: false,
  },
  { form: pattern(`^${SORT} ${WHAT}:? (?:the )?${CHEAP}${FIRST}$`), by: "price", isDown: false },
  { form: pattern(`^${SORT} ${WHAT}:? (?:the )?${DEAR}${FIRST}$`), by: "price", isDown: true },
  {
    form: pattern(`^${SORT} ${WHAT} (?:by |nach |in |par |por |per )?(?:${NAME})$`),
    by: "name",
    isDown: false,
  },
];
const PRICES =
  /^(?:the |our |my |die |unsere |les |los |i |os )?(?:prices?|price ?list|preise|preisliste|prix|precios|prezzi|preços|services?|menu|list|entries|leistungen|products?|produkte|produits)$/iu;

/** The entries of a list in another order: "sort the prices from cheapest to dearest". */
export const sortEntries: ReadOrder = ({ text, quotes, page }) => {
  for (const { form, by, isDown } of FORMS) {
    const what = form.exec(text)?.groups?.what;
    if (!what) continue;
    const entries = entriesOf(what, page, quotes, by);
    if (!entries) continue;
    return sorted(page, entries, by, isDown);
  }
  return null;
};

function entriesOf(
  what: string,
  page: Page,
  quotes: readonly string[],
  by: "price" | "name",
): Piece[] | null {
  const found = findPieces(what, page, quotes, ({ kind }) => kind === "section");
  const section = found?.pieces.length === 1 ? found.pieces[0] : undefined;
  const inside = page.pieces.filter((piece) => piece.kind === "entry" && piece.section === section);
  const named =
    section && (by === "name" || inside.some(({ entry }) => entry?.price)) ? inside : [];
  if (named.length > 1) return named;
  const priced = page.pieces.filter(({ entry }) => entry?.price);
  const [first] = priced;
  return by === "price" && first && (PRICES.test(what.trim()) || section !== undefined)
    ? page.pieces.filter((piece) => piece.kind === "entry" && piece.section === first.section)
    : null;
}

function sorted(
  { source }: Page,
  entries: readonly Piece[],
  by: "price" | "name",
  isDown: boolean,
): EditResult | null {
  const lists = new Map<unknown, Piece[]>();
  for (const piece of entries)
    lists.set(piece.entry?.list, [...(lists.get(piece.entry?.list) ?? []), piece]);
  let next = source;
  for (const list of [...lists.values()].reverse()) {
    const spans = list.map(({ place }) => wholeLines(source, place));
    const blocks = list.map((piece, at) => ({
      piece,
      text: source.slice(spans[at]?.start, spans[at]?.end),
    }));
    const inOrder = [...blocks].sort((a, b) =>
      by === "name"
        ? a.piece.says.localeCompare(b.piece.says)
        : (amountOf(a.piece) - amountOf(b.piece)) * (isDown ? -1 : 1),
    );
    for (let at = spans.length - 1; at >= 0; at -= 1) {
      const span = spans[at];
      if (span) next = next.slice(0, span.start) + (inOrder[at]?.text ?? "") + next.slice(span.end);
    }
  }
  if (next === source) return unchanged("They stand in that order already.");
  const how = by === "name" ? "by name" : isDown ? "from high to low" : "from low to high";
  return edited(
    new Map([[PAGE, next]]),
    `“${entries[0]?.section?.says ?? ""}” is sorted ${how} now.`,
  );
}

/** The number of a price; what has none comes last. */
function amountOf({ entry }: Piece): number {
  const said = /\d[\d.,’']*/.exec(entry?.price?.text ?? "")?.[0];
  if (!said) return minutesOf(entry?.time?.text ?? "") ?? Number.MAX_SAFE_INTEGER;
  const plain = said.replace(/[.,’'](?=\d{3}(?!\d))/g, "").replace(",", ".");
  return Number(plain.replace(/[.]$/, ""));
}
