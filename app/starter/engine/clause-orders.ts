/** Clauses of a wish that say how entries are to be shown, and the order that each is. */
const AS_ORDERS: readonly [RegExp, string][] = [
  [/^(?:and )?(?:it['’]s |is |are |be )?(?:sorted|ordered|arranged) (by .{2,40})$/iu, "sort $1"],
  [/^(?:and )?(?:it['’]s |is |are |be )?grouped (by .{2,40})$/iu, "group $1"],
  [/^((?:oldest|newest|latest|nearest|cheapest|dearest|highest|lowest|best rated) first)$/iu, "$1"],
  [
    /^(?:and |to |so (?:that )?)?(?:i |we )?(?:(?:want|need|would like) (?:to )?|can )?(?:see|show)s? (?:me |us )?(?:which|what) (?:ones? |of them )?(?:are|is) (due (?:today|next)|overdue)$/iu,
    "show me which ones are $1",
  ],
  [/^which (?:ones? )?(?:are|is) (due today|overdue)$/iu, "show me which ones are $1"],
  [/^(?:(?:and )?(?:see|show)s? (?:me )?)?the (best rated|oldest|newest)$/iu, "$1 first"],
  [
    /^(?:and )?(?:show|see)s? (?:me |us )?my (best|most) (for|of|per) each (\p{L}+)$/iu,
    "show my $1 $2 each $3",
  ],
  [/^(?:an? )?(search(?: box| field)?)$/iu, "add a search"],
];

/** The orders that a clause may be, the likeliest first; none where it says nothing of that kind. */
export function asOrders(clause: string): string[] {
  const said = clause.trim();
  return AS_ORDERS.filter(([pattern]) => pattern.test(said)).map(([pattern, order]) =>
    said.replace(pattern, order),
  );
}
