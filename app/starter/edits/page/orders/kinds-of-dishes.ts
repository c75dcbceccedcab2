import type { Piece } from "../page-model";

/** What people call a kind of dish or drink, and what such are called on a menu. */
const KINDS: readonly [kind: RegExp, names: RegExp][] = [
  [
    /^(?:coffees?|kaffees?|cafés?|caffè)$/iu,
    /(?<!\p{L})(?:coffee|flat white|filter|espresso|latte|cappuccino|americano|mocha|cortado|macchiato|kaffee|café|caffè)(?!\p{L})/iu,
  ],
  [/^(?:teas?|tees?)$/iu, /(?<!\p{L})(?:tea|chai|earl grey|matcha|infusion|tee|thé|tè)(?!\p{L})/iu],
  [
    /^(?:cakes?|pastries|kuchen|gâteaux|pasteles|dolci|bolos)$/iu,
    /(?:cake|drizzle|brownie|tart|muffin|scone|croissant|cookie|torte|kuchen|strudel|gâteau|tarte|pastel|torta|bolo)(?:s|n)?(?!\p{L})/iu,
  ],
  [
    /^(?:hot |cold )?(?:drinks?|beverages?|getränken?|boissons|bebidas|bevande)$/iu,
    /(?<!\p{L})(?:coffee|flat white|filter|espresso|latte|cappuccino|americano|hot chocolate|tea|chai|juice|lemonade|water|cola|beer|wine|kaffee|tee|saft|bier|wein)(?!\p{L})/iu,
  ],
];

/** The last of a menu's entries that is of a kind, where the menu has no part with its name; null where none is. */
export function lastOfKind(kind: string, entries: readonly Piece[]): Piece | null {
  const names = KINDS.find(([form]) => form.test(kind.trim()))?.[1];
  return names ? ([...entries].reverse().find(({ says }) => names.test(says)) ?? null) : null;
}
