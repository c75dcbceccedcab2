/** Small verbs with "out", "off" and "away" that take nothing away. */
const NOT_GONE =
  /^(?:(?:please|can you|let (?:me|us)) )*(?:sign|log|check|turn|switch|cross|cross(?:ed)? things|throw|fade|zoom|move|keep|tick|hand|print|grey|gray|figure|put|show|mark|strike|count|work|time|set|make|fill|carry|go|run|take|find|leave|try|start)(?!\p{L})/iu;

/** Where something else than the choices of a field is listed. */
const NO_LIST =
  /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|(?<!\p{L})(?:questions?|answers?|entr(?:y|ies)|items?|tasks? called|cards? called|columns?|lanes?|buttons?|recipes? (?:called|for|with)|filters?|sounds?|links?|lists?|ingredients?|when|if|that|which|because|so|total|sum|average|chart|minutes|seconds|show|sort|make|text|title|heading)(?!\p{L})/iu;

/** Short and loose ways to put a wish, each with the plain order that it means. */
const WAYS: readonly [form: RegExp, order: string, not?: RegExp][] = [
  [
    /^(?:add|give|put|include|have|set|choose|pick|select|enter) (?:an? |the )?(\p{L}[\p{L} ]{1,24}?)(?: field)? (?:to|for|on|of|in) (?:(?:the|each|every|all|my|our|a|an|any) )*\p{L}{3,20}(?:,? (?:with|from|either|as|being|which is|such as|like|options)(?: (?:the )?(?:options|choices|values))?|:| -|,)? ([\p{L}\d][^:"“]{1,30}?(?:(?:,|\/| or )[^:"“]{1,120}))$/iu,
    "add $1: $2",
    NO_LIST,
  ],
  [
    /^(?:add|give (?:it|them|tasks|cards)|include|have|let me (?:choose|pick|set)|choose|pick) (?:an? |the )?(\p{L}[\p{L} ]{1,24}?)(?: field)?,? (?:with(?: (?:the )?(?:options|choices|values))?|like|such as|of|from|either|as|:|-) ([\p{L}\d][^:"“,]{1,24}(?:,|\/| or )[^:"“]{1,90}?)(?: (?:to|for|on) (?:(?:the|each|every|all|my|a|an) )*\p{L}{3,20})?$/iu,
    "add $1: $2",
    NO_LIST,
  ],
  [
    /^(?:give|let) (?:each|every|all|the|my|a) \p{L}{3,20}(?: have)? (?:an? |its |the |their )?(\p{L}[\p{L} ]{1,24}?)(?: field)?(?:,? (?:with(?: the (?:options|choices))?|of|from|either|such as)|:|,| -) ([\p{L}\d][^:"“]{1,30}?(?:(?:,|\/| or )[^:"“]{1,120}))$/iu,
    "add $1: $2",
    NO_LIST,
  ],
  [
    /^(?:(?:i|we|people|you) (?:can |want to |should |must )*)?(?:add|give|enter|set|choose|pick|write|put|note|store|save|record|assign) (?:an? |the |its |their )(?!way |button|list )(\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?) (?:for|to|on|with|of|in) (?:each|every|an?|all(?: the| my)?|any|my|the|single|individual) \p{L}{3,20}$/iu,
    "add a field $1",
    /(?<!\p{L})(?:how|count|total|sum|average|number of|percent\p{L}*|buttons?|search|filter|sound|icon|emoji|border|shadow|line|colou?red|picture|photo|timer|link|confirm\p{L}*|duplicate|copy|animation|hover|steps?|checklist|comments?|stripes?|progress|streak|more|another|new|title|heading)(?!\p{L})/iu,
  ],
  [
    /^(?:make|set|change|let|have) (?:the )?(work|focus|break|rest|pause|study)(?:ing)? (?:times?|sessions?|periods?|rounds?|intervals?|durations?|phases?|lengths?)(?: (?:to|be|last|take|length|duration))* (\d{1,3} ?min\p{L}*)(?: long)?$/iu,
    "make the $1 $2",
  ],
  [
    /^(?:add|include|put in) (?:an? |the )?(?:field|column|number) (?:for|with|called) (how (?:long|often|many|much) [\p{L} ]{2,24}?),? in (minutes|hours|days|weeks|kg|km|euros?)$/iu,
    "add $1 in $2",
  ],
  [
    /^(?:show|list|display|arrange|put) (?:the |my |all )*(\p{L}{3,20}) as (?:cards|tiles|boxes|a grid),? (?:(?:in|of|with) )?(two|three|four|2|3|4) (?:columns|in a row|per row|next to each other|beside each other)$/iu,
    "show the $1 in $2 columns",
  ],
  [
    /^(?:make|have|give|show|let)(?: the)? table (rows|lines|cells)(?: be)? (.{3,40})$/iu,
    "make the $1 $2",
  ],
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
    /^(?:split|group|sort|show|filter|order|use|make|put|chart|divide|count|add|give|list|have|colou?r)(?!\p{L})/iu,
  ],
  [
    /^(?:the )?(\p{L}[\p{L} ]{1,24}?)(?: field)? (?:is|are|as|should be|must be|has to be) (?:really )?an? (date|number|check ?box|tick ?box|time|link|long text|drop-?down)(?: field)?$/iu,
    "make the field $1 a $2",
  ],
  [
    /^(\p{L}[\p{L} ]{1,24}?)(?: field)? as an? (date|number|check ?box|tick ?box|time|link|long text)(?: field)?$/iu,
    "add $1 as a $2",
  ],
  [
    /^(?:the )?(newest|latest|oldest|highest|lowest|biggest|largest|smallest|best|longest|shortest) (\p{L}[\p{L} ]{1,24}?) (?:first|on top|at the top)$/iu,
    "sort by $2, $1 first",
  ],
  [
    /^(?:every|each) \p{L}+ (?:has|gets|should have|needs|can have) (?:an? |the )?(\p{L}[\p{L} ]{1,24}?)\s*:\s*([^:]{3,120})$/iu,
    "add $1: $2",
  ],
  [/^(?:don'?t|do not|dont) show (?:me )?(?:the )?(\p{L}[\p{L} ]{2,24})$/iu, "remove the field $1"],
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

/** What holds a verb or a condition is an order of its own. */
const SAYS_TO =
  /(?<!\p{L})(?:rename|add|change|make|set|show|filter|sort|call|write|say|use|give|have|is|are|was|to|for|what|who|when|if|still|not|i|we|remove|hide|delete|open|close|should|can|let|want|need|get|see|only|with)(?!\p{L})/iu;

/** "The last question out please" is to remove it, for all who read it. */
export function withVerb(said: string): string {
  const gone = /^(?:the )?([^"“„,.:]{3,40}?) (?:out|away|off)(?:,? (?:please|pls))?[.!]?$/iu.exec(
    said.trim(),
  );
  const named = gone?.[1] ?? "";
  const isName = named !== "" && named.split(/\s+/u).length <= 4 && !SAYS_TO.test(named);
  return isName && !NOT_GONE.test(said.trim()) ? `remove the ${named}` : said;
}

const EVENT =
  "when|once|if|as soon as|at the end|after|below|under|above|next to|in the middle|on top|at the top|at the bottom";
const BARE_TEXT = new RegExp(
  `^((?:please |can you |also )*(?:say|write|show|display|put|it should say|have it say)) (\\p{Lu}[^"“”„]{1,70}?[!?.…]?) ((?:${EVENT})(?!\\p{L}).*|(?:when |if )?done)$`,
  "u",
);
const EVENT_FIRST =
  /^((?:when|once|if|as soon as|at the end)(?!\p{L})[^"“”„,:]{0,60}?,? (?:(?:it|the app|the page|there) )?(?:should |must )?(?:say|says|show|write|display)):? (\p{Lu}[^"“”„]{1,70}[!?.…]?)$/iu;

/** "The new note button should be green and say Write" */
const LOOK_AND_TEXT =
  /^((?:the )?[^"“”„:,]{3,40}?) (?:should|must) (?:be|look) ([\p{L} ]{3,30}?) and (?:should )?(?:say|read) (\p{Lu}[^"“”„]{1,60})$/u;
const SAYS =
  /^((?:the )?[^"“”„:,]{3,60}? (?:should|must|shall|has to|needs to) (?:say|read)):? (\p{Lu}[^"“”„]{1,90}?)(?:,? and (?:should )?(?:be|look|have) ([^"“”„]{2,40}))?$/u;

/** A wish with the text that it gives in quotes, also where they are single or left out: "say Well done! when …". */
export function withQuotes(said: string): string {
  const doubled = said.replace(/(?<![\p{L}\d])['‘]([^'‘’\n]{2,100})['’](?![\p{L}\d])/gu, "“$1”");
  if (/["“„«]/u.test(doubled)) return doubled;
  const title =
    /^(?:the )?title:? (\p{Lu}[^"“”„,.:]{1,40}?)( in (?:capitals|italics|bold|blue|red|green))?$/u.exec(
      doubled.trim(),
    );
  if (title && !/^(?:In|To|Is) /u.test(title[1] ?? ""))
    return `change the title to “${title[1]}”${title[2] ? `. Make the title${title[2]}` : ""}`;
  const both = LOOK_AND_TEXT.exec(doubled);
  if (both)
    return `${both[1]} should say “${both[3]}”. Make ${both[1]?.replace(/^(?!the )/u, "the ")} ${both[2]}`;
  const now =
    /^((?:the )?[\p{L} ]{3,40}? (?:button|heading|title)) (?:says|reads):? (\p{Lu}[^"“”„]{1,60})$/u.exec(
      doubled,
    );
  if (now && !/ instead /.test(doubled)) return `${now[1]} should say “${now[2]}”`;
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
