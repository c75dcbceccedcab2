import { MONEY } from "../../../match/money";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { textOf } from "../../said/page-elements";
import type { Order } from "../order";
import { hidden, pageEdit, without } from "../page-draft";
import type { Entry } from "../page-entries";
import type { Page, Piece } from "../page-model";
import { REMOVES, REMOVES_LAST } from "../verbs";

const PRICES = "(?:prices?|preise?|prix|precios?|prezz[oi]|preços?)";
const THE =
  "(?:(?:all |any |alle |tous |todos |tutti )?(?:(?:of )?(?:the|my|our|die|unsere|meine|les|nos|los|i|os) )?)?";
const WHERE =
  "(?: (?:(?:from|on|in|of|off|next to|beside|behind) )?(?:the |each |every |all |our |my )?(?:page|site|website|menu|list|cards?|products?|items?|dish(?:es)?|services?|entries|classes))?";
const FORMS = [
  pattern(`^(?:please )?(?:${REMOVES})@ ${THE}${PRICES}${WHERE}$`),
  pattern(`^(?:please )?(?:take|nimm) ${THE}${PRICES} (?:off|out|away|down|raus|weg)${WHERE}$`),
  pattern(`^${THE}${PRICES} (?:${REMOVES_LAST})$`),
  pattern(
    `^(?:please )?(?:(?:i|we) )?(?:no(?: more)?|without|(?:do not|don['’]t|never) (?:show|list|want|need)(?: (?:any|to show))?|keine|ohne|sans|sin|senza|sem) ${THE}${PRICES}${WHERE}(?: please)?$`,
  ),
];

const ONE = [
  pattern(
    `^(?:please )?(?:${REMOVES})@ (?:the |den |le |el |il |o )?${PRICES} (?:of|for|from|on|von|für|de(?: la| l['’])?|du|del(?:la|l['’])?|d[ao]) ?(?:the |our |der |die |das |la |el |il )?(?<name>[\\p{L}\\d][\\p{L}\\d '’-]{1,40})$`,
  ),
  pattern(
    `^(?:please )?(?:${REMOVES})@ (?:the |our )?(?<name>[\\p{L}\\d -]{2,40}?)(?:['’]s)? price$`,
  ),
];
const HIDES = pattern(
  "~(?:hide|show|list|verstecke?|blende?|ausblenden|verstecken|cache[rz]?|oculta(?:r)?|nascondi)@",
);

/** "Remove the prices": what is listed stays without them. Who has a part of that name may mean all of that part. */
export function removePrices({ text, page }: Order): EditResult | null {
  const name = ONE.map((form) => form.exec(text)?.groups?.name).find((one) => one !== undefined);
  const isAll = FORMS.some((form) => form.test(text));
  if (!isAll && name === undefined) return null;
  if (isAll && hasPartOfThatName(page)) return null;
  const isMeant = (entry: Entry) => isAll || entry.name.text.toLowerCase() === name?.toLowerCase();
  const places = [
    ...new Map(
      page.pieces.flatMap(({ entry }) =>
        entry?.price && isMeant(entry)
          ? [[entry.price.place.start, entry.price.place] as const]
          : [],
      ),
    ).values(),
  ];
  if (places.length === 0) return isAll ? unchanged("The page lists no prices.") : null;
  if (HIDES.test(text))
    return pageEdit(
      page.source,
      places.map((place) => hidden(page.source, place)),
      `${places.length === 1 ? "One price is hidden now. It stays" : `${places.length} prices are hidden now. They stay`} in index.html as \`hidden\`: take that word away there to show ${places.length === 1 ? "it" : "them"} again.`,
    );
  const count = places.length === 1 ? "One price is" : `${places.length} prices are`;
  const others =
    isAll && hasOtherAmounts(page) ? " Amounts inside other texts are as they were." : "";
  const result = pageEdit(
    page.source,
    places.map((place) => without(page.source, place)),
    `${count} gone from the page; what ${places.length === 1 ? "it was" : "they were"} for is still listed.${others}`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
}

function hasPartOfThatName({ pieces }: Page): boolean {
  const name = pattern(`^(?:our |unsere |nos )?${PRICES}$`);
  return pieces.some(({ kind, says }) => kind === "section" && name.test(says.toLowerCase()));
}

function hasOtherAmounts({ pieces }: Page): boolean {
  const amount = new RegExp(MONEY, "u");
  return pieces.some(
    (piece) => isText(piece) && !piece.entry && amount.test(textOf(piece.element)),
  );
}

function isText({ kind }: Piece): boolean {
  return kind === "lead" || kind === "text" || kind === "fact" || kind === "heading";
}
