import { EVERYDAY_ORDERS } from "./everyday-orders";

const WHO =
  "(?:me|us|them|people|persons|customers|clients|visitors|guests|users|members|parents|players|students|everybody|everyone|they|i|we)";
const ENTER =
  "(?:enter|record|note(?: down)?|track|log|store|save|keep|write down|put in|pick|choose|select|give|leave|state|tell us|fill in|set|see)";
const MUST = "(?:should|shall|must|has to|have to|needs? to|ought to|could|can|may)";
const NOW = "(?:(?:now|rather|better|just|also|really|please|always) )*";
const SAY = "(?:say|read|be called|be named|be titled|be labelled|be labeled)";
const VERB =
  "(?:remove|delete|take|hide|drop|change|make|move|put|replace|rename|get rid of|turn|set)";

/** Ordinary ways to wish → the order that each means; `$1` and so on are the words of the wish. */
const ORDERS: [RegExp, string][] = [
  [/^(.*?)\binstagram:? @([\w.]{3,30})(.*)$/, "$1 https://instagram.com/$2$3"],
  [
    /^(?:sort|order|arrange) (.+?) so (?:that )?(?:the )?(?:cheapest|least expensive) (?:is|are|comes?|one is) first$/,
    "sort $1 by price",
  ],
  [
    /^(?:sort|order|arrange) (.+?) so (?:that )?(?:the )?(?:most expensive|dearest) (?:is|are|comes?) first$/,
    "sort $1 by price highest first",
  ],
  [
    /^(?:change|make|have) (?:the |our |my )?(?:contact |booking )?form (?:so )?(?:that )?(?:it )?asks? (?:people |them )?for (?:the |their )?(.+)$/,
    "add the fields $1 to the form",
  ],
  [
    /^(?:the )?(?:main )?button(?: text| label)?:? (?:should (?:say|be) )?(\p{Lu}.+)$/u,
    "change the main button to “$1”",
  ],
  [/^add an? about (?:me|us)(?: section| part)?[,:] ?(.+)$/, "About: $1"],
  [/^add (?:category |priority |status )?(?:chips|badges|labels) (.+,.+)$/, "add categories $1"],
  [
    /^(?:put|move|place) (.+?) (?:above|before|on top of) everything(?: else)?$/,
    "move $1 to the top",
  ],
  // What it is called, or says.
  [
    /^(.+?) (?:is|ist) (?:our|the|my|its|unser|mein|der)(?: new| right| real| proper| neuer?)? (title|name|headline|heading|slogan)$/,
    "change the $2 to $1",
  ],
  [/^(?:a |one )?(?:new|another|neue?[rsn]?|nouve\w+|nuev[oa]) (\p{L}+): (.+)$/u, "add a $1: $2"],
  [
    /^(?:the |new )?(title|name|headline|heading|slogan|tag ?line|intro|introduction|footer): (.+)$/,
    "change the $1 to $2",
  ],
  [
    /^(.+?) as (?:the |a |our )?(?:new )?(title|name|headline|heading|slogan)$/,
    "change the $2 to $1",
  ],
  [/^([^?]{3,40})\? ?(.+? (?:or|oder|ou|o|and) .+)$/, "$1 can be $2"],
  [/^(?:new|neu|nouveau|nuevo|plus|also): (.+)$/, "add $1"],
  [/^(.+?)\b(section|part|block) with (?:the |all the )?(.+)$/, "$1$3 $2"],
  [/^(.+?)\s*(?:-+>|→|=>)\s*(.+)$/, "change $1 to $2"],
  [/^(.+?) (?:is|are) (?:now )?(?:called|named) (.+)$/, "change $1 to $2"],
  [
    new RegExp(
      `^(?:let |have |make )?(?:the |my |our )?(\\S+ (?:box|field|input|bar))(?: ${MUST})? (?:say|read|show):? (.+)$`,
    ),
    "change the placeholder of the $1 to $2",
  ],
  [
    new RegExp(`^instead of (.+?),? (?:it|the .+?|this|that) ${MUST} ${NOW}${SAY} (.+)$`),
    "change $1 to $2",
  ],
  [new RegExp(`^(.+?) ${MUST} ${NOW}${SAY}:? (.+?)(?: instead)?$`), "change $1 to $2"],
  [/^(?:call|name) (?:the |our |my )?(?:\S+ )?(\S+) instead of (\S+)$/, "change $2 to $1"],
  [/^(?:swap|exchange|trade)(?: the (?:text|words))? (.+?) for (.+)$/, "change $1 to $2"],
  [/^(?:use|write|say|put|show) (.+?) instead of (.+)$/, "change $2 to $1"],
  [/^(?:(?:re)?name|call) (?:it|this|the (?:app|page|site|thing)):? (.+)$/, "rename it to $1"],
  [
    /^(.+?) (?:is|are) (?:wrong|not right|outdated|old),? (?:it|they)(?:'s|'re| is| are| should be) (.+)$/,
    "change $1 to $2",
  ],
  [
    /^(.+?) (?:is|are|looks?) [^,.;:]{2,40}[,.;:–-]+ ?(?:so |please )*(?:make|change|turn) (?:it|them)(?: to| into)?:? (\p{Lu}.+)$/u,
    "change $1 to $2",
  ],
  [/^(?:change|set|update) (.+?): (.+)$/, "change $1 to $2"],
  // "The picture is ugly, take it out" is about the picture.
  [
    new RegExp(
      `^(.+?) (?:is|are|looks?|has|have) [^,.;:]{2,60}[,.;:–-]+ ?(?:so |please |can you )*(${VERB}) (?:it|them|that|this)(?! to\\b)(.*)$`,
    ),
    "$2 $1$3",
  ],
  [
    new RegExp(
      `^(?:${WHO}) (?:do not|don'?t|no longer) (?:really )?(?:do|offer|sell|have|serve|use|need|want|like) (.+?)(?: any ?more| any longer)?(?:,.*)?$`,
    ),
    "remove $1",
  ],
  [
    /^(.+?) (?:is|are)(?:n'?t| not| no longer) (?:needed|necessary|wanted|wished|used|available|offered)(?: any ?more)?$/,
    "remove $1",
  ],
  [
    /^(.+?) (?:can|should|must|may) (?:go|disappear|be removed|be deleted|be gone)(?: away)?$/,
    "remove $1",
  ],
  [
    /^(?:ditch|scrap|lose|kill|bin|strip|cut|erase|clear|leave out|take) (.+?)(?: (?:out|off|away))?(?: of (?:the|my|our) .+)?$/,
    "remove $1",
  ],
  [/^take (.+?) (?:out of|off|away from) (?:the|my|our) (.+)$/, "remove $1"],
  [/^no(?: more)? (.+)$/, "remove $1"],
  [/^(.+?) (?:brauche?n?|möchten?|wollen) (?:wir|ich) nicht(?: mehr)?$/, "remove $1"],
  // What is asked for in a form.
  [
    /^(.+?) (?:would|might|could) be (?:really |very |quite |also )?(?:useful|helpful|handy|good|great|nice|practical)(?: too| as well| to have)?(?: \((.+)\))?$/,
    "add a $1 field ($2)",
  ],
  [new RegExp(`^(?:let|allow|have|make) ${WHO}(?: to)?(?: also)? ${ENTER} (.+)$`), "add $1 field"],
  [
    new RegExp(
      `^(?:${WHO}) (?:also )?(?:need|want|would like|like|have|must|should|ought)(?: for)?(?: ${WHO})?(?: to)?(?: be able)?(?: to)?(?: also)? ${ENTER} (.+?)(?: when .*| if .*)?$`,
    ),
    "add $1 field",
  ],
  [
    new RegExp(
      `^(?:${WHO}) (?:also )?(?:need|want|would like|'d like) (?:a )?(?:place|spot|box|space|room|way|line)s? (?:for|to ${ENTER}) (.+)$`,
    ),
    "add $1 field",
  ],
  [
    /^(?:every|each|all) \S+?s? (?:also )?(?:needs?|should (?:also )?have|must have|gets?) (.+)$/,
    "add $1 fields",
  ],
  [
    /^(?:i|we|could we|can we|could i|can i)(?: also)? (?:want|need|have|get|would like|'d like) (?:also )?(an? .+)$/,
    "add $1",
  ],
  [
    /^add (?:an? )?(?:dropdown|drop-down|select|choice|picker)(?: field| list)? (?:for|of) (?:the )?(.+?)(?::| with| of) (.+)$/,
    "add a $1 dropdown with $2",
  ],
  [/^sort by (.+?)(?: automatically| by default| first)?$/, "sort the list by $1"],
  [/^there (?:should|must|needs to|has to) be (?:also )?(.+)$/, "add $1"],
  [
    /^(?:neues?|noch ein|new|nouveau|nuevo|nuovo) (?:feld|field|champ|campo):? (.+)$/,
    "add a field called $1",
  ],
  [
    /^(?:ich|wir) (?:möchten?|hätten?|brauchen?|wollen)(?: gern[e]?)?(?: auch)?(?: noch)? (?:ein|das) feld (?:für )?(?:die |den |das )?(.+?)(?: haben)?$/,
    "add a field called $1",
  ],
  [
    /^(?:note|record|track|log|enter|store)(?: down)? (.+?)(?: of (?:each|every|the) .+)?$/,
    "add $1 field",
  ],
  [/^(?:have|get|also have) (?:also )?(an? .+)$/, "add $1"],
  [
    /^(?:when|if|while|where) .{0,30}\b(?:empty|nothing|no \w+)\b.{0,20}?,? ?(?:it |the page |the list |this |there )?(?:should |must )?(?:say|show|read)s?:? (.+)$/,
    "change the empty text to $1",
  ],
  // Lines of text.
  [
    /^(?:say|write|mention|state|tell people) (?:(?:at|on) the (?:very )?top(?: of the \w+)? that (.+)|that (.+?) (?:at|on) the (?:very )?top(?: of .*)?)$/,
    'write "$1$2" under the heading',
  ],
  [
    /^([^:]{12,}?),? (?:so )?(?:please )?(?:say|write|put|add|mention|show) (?:that|this|it)(?: somewhere| clearly)? (under|below|beneath|after) the (headline|heading|title|name)$/,
    'write "$1" under the heading',
  ],
  [
    /^(?:add|write|put|show)(?: an?| the)? (?:short )?(?:message|text|line|note|sentence)(?: (?:below|under(?:neath)?|there|above|at the top))?: (.+)$/,
    'add a line saying "$1"',
  ],
  [
    /^(?:show|put|write|add|have|display)(?: an?| the)? (?:line|text|note|message|words?) (?:saying |that says |reading )?["“]?(.+?)["”]? (?:at|to|on|in) the (?:very )?(?:bottom|end|foot)(?: of .*)?$/,
    'write "$1" into the footer',
  ],
  [
    /^(?:show|put|write|add|have|display) ["“](.+?)["”] (?:at|to|on|in) the (?:very )?(?:bottom|end|foot)(?: of .*)?$/,
    'write "$1" into the footer',
  ],
  [
    /^add (?:an? )?(.+? [\d+][\d ()+-]{5,}) (?:to|at|on) (?:the )?(?:very )?top(?: of .*)?$/,
    'write "$1" under the heading',
  ],
  // Where it stands.
  [
    new RegExp(
      `^(.+?) ${MUST} ${NOW}(?:come|go|be|stand|appear|sit) (?:right |directly |just |straight )?(before|after|above|below|under|first|last)( .+)?$`,
    ),
    "move $1 $2$3",
  ],
  [/^make (.+?) (?:come|go) (before|after|above|below|under|first|last)( .+)?$/, "move $1 $2$3"],
  [
    /^(move|put|place|bring) (.+?) (?:(?:at|to|on|in|right at|right to) )?the (?:very |page's )?(top|bottom|start|end|beginning)(?: of (?:the|my|our) (?:page|site|website|app))?$/,
    "move $2 to the $3",
  ],
  // How it looks.
  [
    /^(?:i|we)(?:'d| would)? (?:love|like|prefer|want|need) (?:for )?(?:to have )?(.+?) (?:to be|in|as) (.+)$/,
    "make $1 $2",
  ],
  [/^(?:i|we)(?:'d| would)? (?:love|like|prefer|want|need) (.+)$/, "use $1"],
  [new RegExp(`^(.+?) ${MUST} ${NOW}(?:be|look|become) (.+)$`), "make $1 $2"],
  [new RegExp(`^(\\p{Ll}+) ${MUST} ${NOW}(?:be|look|become) (.+)$`), "make the $1 $2"],
  [
    /^(.+?) (?:is|are|looks?|seems?) (?:way |much |a bit |a little |far )?too (?:small|tiny|little)$/,
    "make $1 bigger",
  ],
  [
    /^(.+?) (?:is|are|looks?|seems?) (?:way |much |a bit |a little |far )?too (?:big|large|huge)$/,
    "make $1 smaller",
  ],
  [
    /^((?:much |even |a bit )?(?:bigger|larger|smaller|huge|tiny|bold|italic|round|rounder|wider|narrower|centred|centered)) (.+)$/,
    "make the $2 $1",
  ],
  [
    /^(?!make |use |set |put |give |change |add )(.+?) in ((?:all )?(?:capitals|caps|upper ?case|bold|italics|\p{L}+)(?: and .+)?)$/u,
    "make the $1 $2",
  ],
  [
    /^(?!make |use )((?:\p{L}+ ){0,2}\p{L}+ (?:and|on|with) (?:\p{L}+ ){0,2}\p{L}+)(?: like .+)?$/u,
    "use $1 colours",
  ],
];

/** The orders that a wish may mean, the likeliest first; none for one that is an order already. */
export function asOrders(wish: string): string[] {
  const first = ordersOf(wish);
  return [...new Set([...first, ...first.flatMap(ordersOf)])].filter((order) => order !== wish);
}

/** Whatever the case of a wish, and over its lines. */
const FORMS = [...EVERYDAY_ORDERS, ...ORDERS].map(([form, order]) => ({
  form: new RegExp(form.source, "isu"),
  order,
}));

function ordersOf(wish: string): string[] {
  const said = wish
    .trim()
    .replace(/^(?:also|and|but|then|so) /iu, "")
    // A mark at the end of a text that is given belongs to it.
    .replace(wish.includes(": ") ? /$^/u : /(?<=\p{L})[.!]+$/u, "");
  return FORMS.flatMap(({ form, order }) => {
    const match = form.exec(said);
    if (!match) return [];
    return order.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? "").trim();
  });
}
