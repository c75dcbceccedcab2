/** What orders, or says how something is to be: a sentence with one of these is more than told. */
const ORDERS =
  /(?<!\p{L})(?:please|add|make|show|let|want|need|should|must|change|remove|delete|hide|give|put|set|use|would|could|can you|sort|group|filter|mark|colou?r|only|except|not more|instead)(?!\p{L})/iu;

/** "Rent is the same every month, can there be a …": what is told before a wish. */
const BEFORE =
  /^(?<told>[^,.;:]{4,80})(?:,| -| –)(?: so| and| but)? (?<wish>(?:(?:can|could|may) (?:there|we|i|you|it|the app)|is (?:there|it possible)|i(?:'d| would) (?:like|love)|i (?:want|need)|please|let (?:me|us)|give (?:me|us)|add|show|make)(?!\p{L}).{6,})$/iu;

/** "…, Olu doesn't drink so he shouldn't pay for wine": what is told behind it. */
const BEHIND =
  /^(?<wish>.{12,}?)(?:,| -| –|\.|;)(?: because| since| as| but)? (?<told>(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Ii]t's|[Tt]hat's|[Ii]'m|[Ww]e're|[Mm]y \p{L}+|[Oo]ur \p{L}+|otherwise|sometimes|not everyone|\p{Lu}\p{L}+) (?!(?:and|or|and then|to|is|in|on) )[^,;:]{4,90})$/u;

/** Features by their own names, in quotes as others say them: 'same again'. */
const KNOWN_NAME =
  /["“„'](same again|snooze|undo|duplicate|copy|print|checklist|sort by|pick one for me|pick for me|surprise me)["”“']/giu;

/** The ways to take a wish: as it was said, and without what is only told before it or behind it. */
export function wishesIn(said: string): string[] {
  const whole = said.replace(/[’]/gu, "'").replace(KNOWN_NAME, "$1").trim();
  const before = BEFORE.exec(whole)?.groups;
  const behind = BEHIND.exec(whole)?.groups;
  return [
    whole,
    ...(before && !ORDERS.test(before.told ?? "") ? [before.wish ?? ""] : []),
    ...(behind && !ORDERS.test((behind.told ?? "").replace(/should ?n[o']t/giu, ""))
      ? [behind.wish ?? ""]
      : []),
  ];
}

const NAME = "\\p{Lu}[\\p{L}'’-]+";
/** "Ana, Ben and Chris", "Ana or Ben" */
const NAMES = new RegExp(`${NAME}(?:(?:,| and| or| &|\\/) ?(?:and |or )?${NAME})+`, "u");

/** The names of people that a wish lists; none where it lists no two. */
export function namesIn(said: string): string[] {
  const list = NAMES.exec(said.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.[0] ?? "";
  return list === "" ? [] : list.split(/,? (?:and|or|&) |, ?|\//u).map((name) => name.trim());
}

/** A wish without the names of people that it lists; null where it lists none. */
export function withoutNames(said: string): string | null {
  const plain = said.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  if (!NAMES.test(plain)) return null;
  return plain
    .replace(
      new RegExp(
        `[ :(,–-]*(?:between |among |amongst |for |like |are |is )?${NAMES.source}\\)?`,
        "u",
      ),
      "",
    )
    .trim();
}
