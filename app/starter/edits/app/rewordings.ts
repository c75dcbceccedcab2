/** Small verbs with "out", "off" and "away" that take nothing away. */
const NOT_GONE =
  /^(?:(?:please|can you|let (?:me|us)) )*(?:sign|log|check|turn|switch|cross|cross(?:ed)? things|throw|fade|zoom|move|keep|tick|hand|print|grey|gray|figure|put|show|mark|strike|count|work|time|set|make|fill|carry|go|run|take|find|leave|try|start)(?!\p{L})/iu;

/** Short and loose ways to put a wish, each with the plain order that it means. */
const WAYS: readonly [form: RegExp, order: string, not?: RegExp][] = [
  [/^no (?:more )?(.{3,40})$/iu, "hide the $1", /^no (?:more )?(?:than|idea|need|problem|one|,)/iu],
  [
    /^no (?:more )?(.{3,40})$/iu,
    "remove the $1",
    /^no (?:more )?(?:than|idea|need|problem|one|,)/iu,
  ],
  [/^without (?:the |any |an? )?(.{3,40})$/iu, "hide the $1"],
  [
    /^(?:the )?["“„']?(.{2,40}?)["”“']? should be (?:called|named) (.{2,40})$/iu,
    'rename "$1" to "$2"',
  ],
  [
    /^["“„']?(\p{L}[\p{L} ]{1,30}?)["”“']? instead of (?:the )?["“„']?(\p{L}[\p{L} ]{1,30}?)["”“']?$/iu,
    'rename "$2" to "$1"',
  ],
  [
    /^(?:the )?(\p{L}[\p{L} ]{1,24}?)(?: field)? (?:is|are|as|should be|must be|has to be) (?:really )?an? (date|number|check ?box|tick ?box|time|link|long text|drop-?down)(?: field)?$/iu,
    "make the field $1 a $2",
  ],
  [
    /^(\p{L}[\p{L} ]{1,24}?)(?: field)? as an? (date|number|check ?box|tick ?box|time|link|long text)(?: field)?$/iu,
    "add $1 as a $2",
  ],
  [/^(?:make it |a (?:bit|little) |much )*(wider|narrower)$/iu, "make the page $1"],
  [
    /^(?:i |we )?(?:only )?(?:want to |wanna |would like to )?(?:only )?see (?:only )?(?:the )?\p{L}+ (?:that |which )?(?:i|we) have(?:n'?t| not)(?: yet)? (\p{L}+)(?: yet)?$/iu,
    "show only not $1",
  ],
  [
    /^(?:cards|notes|entries|them) (?:should )?look like (?:post-?its?|sticky notes)$/iu,
    "make the cards yellow",
  ],
];

/** What a short or loose wish may mean as a plain order, the likeliest first; none for one that is plain. */
export function rewordings(core: string): string[] {
  return WAYS.flatMap(([form, order, not]) => {
    const match = form.exec(core);
    if (!match || not?.test(core)) return [];
    return [order.replace(/\$(\d)/g, (_, at: string) => (match[Number(at)] ?? "").trim())];
  });
}

/** "The last question out please" is to remove it, for all who read it. */
export function withVerb(said: string): string {
  const gone = /^(?:the )?([^"“„,.:]{3,40}?) (?:out|away|off)(?:,? (?:please|pls))?[.!]?$/iu.exec(
    said.trim(),
  );
  return gone && !NOT_GONE.test(said.trim()) ? `remove the ${gone[1]}` : said;
}

const EVENT =
  "when|once|if|as soon as|at the end|after|below|under|above|next to|in the middle|on top|at the top|at the bottom";
const BARE_TEXT = new RegExp(
  `^((?:please |can you |also )*(?:say|write|show|display|put|it should say|have it say)) (\\p{Lu}[^"“”„]{1,70}?[!?.…]?) ((?:${EVENT})(?!\\p{L}).*|(?:when |if )?done)$`,
  "u",
);
const EVENT_FIRST =
  /^((?:when|once|if|as soon as|at the end)(?!\p{L})[^"“”„,:]{0,60}?,? (?:(?:it|the app|the page|there) )?(?:should |must )?(?:say|says|show|write|display)):? (\p{Lu}[^"“”„]{1,70}[!?.…]?)$/iu;

const SAYS =
  /^((?:the )?[^"“”„:,]{3,60}? (?:should|must|shall|has to|needs to) (?:say|read)):? (\p{Lu}[^"“”„]{1,90}?)(?:,? and (?:should )?(?:be|look|have) ([^"“”„]{2,40}))?$/u;

/** A wish with the text that it gives in quotes, also where they are single or left out: "say Well done! when …". */
export function withQuotes(said: string): string {
  const doubled = said.replace(/(?<![\p{L}\d])['‘]([^'‘’\n]{2,100})['’](?![\p{L}\d])/gu, "“$1”");
  if (/["“„«]/u.test(doubled)) return doubled;
  const says = SAYS.exec(doubled);
  if (says) {
    // "… should say Done and be green" is a text, and a look of the same thing.
    const subject = /^(?:the )?(.*?) (?:should|must|shall|has to|needs to) /iu.exec(doubled)?.[1];
    return `${says[1]} “${says[2]}”${says[3] ? `. Make the ${subject} ${says[3]}` : ""}`;
  }
  return doubled
    .replace(BARE_TEXT, "$1 “$2” $3")
    .replace(EVENT_FIRST, (_, before: string, text: string) =>
      /^\p{Lu}/u.test(text) ? `${before} “${text}”` : _,
    );
}
