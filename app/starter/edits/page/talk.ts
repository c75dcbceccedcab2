import { pattern } from "../grammar/lexicon";
import { masked } from "./masked";
import { withoutOpener } from "./openers";
import { ADDS, CHANGES, MOVES, REMOVES } from "./verbs";

/** Words around an order that say nothing of it, wherever it is put so: before it and behind it. */
const BEFORE = [
  /^(?:hi|hello|hey|hallo|bonjour|hola|ciao)(?:\s+(?:there|again|zusammen))?[!,.]+\s+/iu,
  /^(?:maybe|perhaps|i think|i guess|i feel like|vielleicht|ich glaube|peut-être|quizás?|forse|talvez)[,]?\s+/iu,
  // "The button should say …" is an order: what things say is a text, and only people think something of the page.
  /^(?:my|our|the|mein\p{L}*|unser\p{L}*|ma|mon|mi)\s+(?!(?:buttons?|links?|pages?|sites?|website|header|footer|title|head(?:ing|line)|menu|text|sign|label|tab|form|card|section|banner|hero|note|knopf|seite|überschrift|titel|bouton|titre|botón|título)(?!\p{L}))\p{L}+(?:\s+(?!(?:should|must|shall|could|would|has|needs|soll\p{L}*|doit|debe)(?!\p{L}))\p{L}+)?\s+(?:says?|thinks?|said|reckons?|wants?|sagt|meint|findet|dit|pense|dice|dijo)(?:\s+(?:that|dass|que|che))?[,]?\s+/iu,
];
const BEHIND = [
  // Why: "… so people see it straight away".
  /,?\s+so (?:that )?(?:people|visitors|customers|guests|clients|everyone|everybody|they) (?:can |will |could )?(?:see|find|notice|spot|reach|call|read|know|book|buy)(?: (?:it|us|me|them|that|this))?(?: (?:straight away|right away|immediately|at once|easily|quickly|better|more easily|first|faster|at a glance))*[.!]*$/iu,
  /\s+for (?:our |the )?(?:older|elderly|short-?sighted|visually impaired) (?:people|guests|visitors|customers|patients|readers|members|relatives)[.!]*$/iu,
  // "Vases are sold out, show that": what is told is what is to be shown.
  /[,;.–—-]+\s*(?:please |can you |could you |so |and )*(?:show|mark|note|display|reflect|mention) (?:that|this|it)(?: (?:on|in) the (?:page|site|website|menu|list))?[.!?]*$/iu,
  // Where a text goes, when that is anywhere: "write our address, 14 Quay Lane, on the page".
  /,\s+(?:somewhere )?(?:on|onto) (?:the|this|our|my) (?:web ?page|web ?site|page|site)(?=[?.!]*$)[?.!]*$/iu,
  // "The button should say Shop now instead": what stands there is to give way however it is put.
  /(?<=(?<!\p{L})(?:say|read|be|called|with|use) .{2,80}) instead[.!]*$/iu,
  /(?:[,.;!–—-]+\s*|\s+)(?:thanks?(?: (?:so much|a lot|again))?|thank you|thx|cheers|ta|abeg|danke(?: dir| euch)?|merci|gracias|grazie|obrigad[oa]|stp|svp|pls|plz|please|glaub(?:e)? ich|i think|i guess|for now|fürs erste|vorerst|pour l['’]instant|por ahora|per ora|por enquanto|obviously|of course|natürlich|if (?:you can|possible|that['’]?s possible|that works)|wenn (?:es )?(?:geht|möglich)|if that['’]s ok(?:ay)?)[.!]*$/iu,
  /[,.;!–—-]+\s*(?:can you|could you|kannst du|peux-tu|puedes|puoi) (?:use|do|make|try|nehmen|machen|verwenden) (?:those|these|that|it|them|die|das)?[?.!]*$/iu,
  /\s+(?:would|wäre|würde) (?:(?:also|really|auch) )?(?:be|look )?(?:braw|grand|ace|brilliant|sweet|lovely|nice|great|cool|good|perfect|awesome|handy|helpful|schön|toll|super|gut|klasse|passen)(?: (?:for|to) [\p{L} ]{3,30})?[.!]*$/iu,
];

/** Ways to say something that mean an order in other words. */
const SAID_OTHERWISE: readonly [RegExp, string][] = [
  [
    /^(?:it|the (?:page|site)|this|there|we) (?:should|must|could|needs? to|has to) (?:have|get|be)\s+(?=(?:an?|the|some|more)\s)/iu,
    "add ",
  ],
  [/^(?:need|got to have|gotta have)\s+(?=\p{L})/iu, "i need "],
  [/^(?:can|could|may|shall) (?:it|we|i|there|you)(?: please)? (?:have|get|be)\s+/iu, "add "],
  [/^(?:es|da) (?:sollte|müsste|könnte) (?:noch )?(?=eine?)/iu, "füge "],
  [/^il manque\s+/iu, "ajoute "],
  [/^fais\s+(?=plus\s)/iu, "rends la page "],
  // "The number's wrong, its …": what is said for short.
  [
    /(?<=\p{L})['’]s(?=\s+(?:wrong|now|too|not|called|moved|changed|gone|stepping|leaving|been|at)(?!\p{L}))/giu,
    " is",
  ],
  [/(?<!\p{L})its(?=\s+(?:\+?[\d(]|called|now|spelled|spelt|not|actually|really)|\s*$)/giu, "it's"],
  [/(?<!\p{L})(don|doesn|didn|won|can|isn|aren|wasn)t(?!\p{L})/giu, "$1't"],
  [/(?<!\p{L})(?:i ?m)(?=\s+(?:closed|open|not|now|off|on)(?!\p{L}))/giu, "I'm"],
  // A colour that is asked for carefully.
  [
    /^(?:maybe |perhaps |rather )?(?:an?|some|etwas|une?) (?:\p{L}+ )?(?:colou?r|farbe|couleur)[?.,!]*\s+(?:something|maybe|more|sort of|etwas|so was|quelque chose)? ?(?:like|wie|comme)\s+(?:an? )?/iu,
    "make it ",
  ],
  [
    /^(?:i (?:do not|don['’]?t) (?:really )?like (?:the|this|that)|i hate (?:the|this)) (?:font|letters|typeface|lettering)[,.;–—-]+\s*(?:(?:use|try|make it|how about|maybe|rather|i['’]d prefer|can we have)\s+)*(?:something |an? |one )?(?:more )?(?=\p{L}+$)/iu,
    "font ",
  ],
  [
    /^(?:i (?:do not|don['’]?t) (?:really )?like (?:the|this|that)|i hate (?:the|this)|das|der|die|je n['’]aime pas (?:le|la)) [\p{L} -]{3,20}?(?:\s+gefällt (?:mir|uns) nicht(?: so)?(?: gut)?)?[,.;–—-]+\s*(?:lieber|rather|i['’]d rather have|i prefer|prefer|use|make it|how about|better|plutôt)\s+(?:(?:ein|an?|un)(?:e[ns]?)? )?(?=\p{L})/iu,
    "make it ",
  ],
  [/^(?:our|my|the (?:club|team|school|brand|company)(?:['’]s)?) colou?rs are\s+/iu, "make it "],
  [/^(?:unsere|die) (?:vereins|haus|firmen|schul)?farben sind\s+/iu, "mach es "],
  [/^nos couleurs sont\s+/iu, "make it "],
  [
    /^(?:plus de|mehr|more) (.{3,24}?) (?:et|und|and) (?:moins de|weniger|less) (?!space|room|text|platz|texte)\p{L}{3,14}$/iu,
    "make it $1",
  ],
  // White space is empty, and of no colour.
  [
    /(?<=(?<!\p{L})(?:more|less|some|extra|additional|little|much|enough|the) )white[ -]?space(?!\p{L})/gu,
    "space",
  ],
  // "My name" is that of the page, and no question of a form.
  [
    /^(?:write|put|set|show|have|make|print) (?:the|my|our) name(?: of (?:mine|ours))? (?=(?:all )?(?:in )?(?:all |big |block )?(?:capitals?|capital letters|caps|uppercase)(?!\p{L}))/iu,
    "put the name of the site ",
  ],
  [
    /^(?:make|let|have) ((?:the|my|our) [\p{L} ]{0,24}?button) (?:say|read) (?=[^⟦⟧]+$)(?!.* (?:and|that|which) )/iu,
    "$1 should say ",
  ],
  [
    /^(?:please )?(?:no|without|i (?:don['’]?t|do not) want(?: any)?) ([\p{L} ]{3,20}?) with (?:the )?(?:round|rounded) (?:corners|edges)$/iu,
    "square $1",
  ],
  [
    /^(?:add )?(?:an? |the )?call (?:us |me |now )?button (?:with|for|to) (?:the |our |my )?(?:phone |telephone )?number:? (?=\+?\d[\d /()-]{5,}$)/iu,
    "add a button “Call us” that calls ",
  ],
  // How dark a strip is, and how light its letters are.
  [
    /^(?:make |i want |have )?(?:an? |the |our |my )?dark (footer|header)(?: with|,| and)+ (?:light|pale|white|bright)(?:er)? (?:text|letters|lettering|writing|font)$/iu,
    "make the $1 charcoal with white letters",
  ],
  [
    /^(?:make |i want |have )?(?:the |our |my )?(footer|header) (?:in )?(?:a )?dark(?: (?:tone|colou?r|shade))?(?: with|,| and)+ (?:(?:light|pale|white|bright)(?:er)? (?:text|letters|lettering|writing|font)|(?:text|letters|lettering|writing|font) (?:light|pale|white|bright))$/iu,
    "make the $1 charcoal with white letters",
  ],
  // Black that is asked for is black.
  [
    /^(?:make |i want |have )?(?:an? |the |our |my )?(?:(footer|header) (?:in )?black|black (footer|header))(?: with|,| and)+ (?:(?:light|pale|white|bright)(?:er)? (?:text|letters|lettering|writing|font)|(?:text|letters|lettering|writing|font) (?:light|pale|white|bright))$/iu,
    "make the $1$2 black with white letters",
  ],
  [/,? (?:but )?not too (?:bright|strong|loud|much|dark)$/iu, " soft"],
];

/** A message in plainer words: without talk around it, and its turns of phrase as the orders that they mean. */
export function withoutTalk(message: string): string {
  const { text: all, quotes } = masked(message);
  // What stands behind a colon is given word for word.
  const colon = /:\s/.exec(all)?.index ?? all.length;
  let text = all.slice(0, colon);
  const rest = all.slice(colon);
  for (let turn = 0; turn < 4; turn += 1) {
    const before = text;
    for (const form of BEFORE) text = text.replace(form, "");
    if (rest === "") for (const form of BEHIND) text = text.replace(form, "");
    if (text === before) break;
  }
  text = withoutOpener(text);
  for (const [form, plain] of SAID_OTHERWISE) text = text.replace(form, plain);
  const whole = `${text}${rest}`.replace(
    /⟦(\d+)⟧/g,
    (_, at: string) => `“${quotes[Number(at)] ?? ""}”`,
  );
  return whole.trim() === "" ? message : whole;
}

const WHO =
  "(?:it['’]?s?|they(?:['’]re)?|we(?:['’]re)?|i(?:['’]m)?|he|she(?:['’]s)?|people|folk|(?:many|most|some|lots|all) of (?:our|my|the)|everyone|everybody|nobody|no one|customers|guests|that['’]?s?|this|there['’]?s|because|cause|cos|since|so that|otherwise|wir|ich|sie|er|es|man|das|weil|denn|sonst|machen|haben|il|elle|ils|on|nous|je|c['’]est|car|parce que|porque|es que|ya que|perché|così|pois)";
const REASON = pattern(
  `^(?<order>.{8,}?)\\s*[,.;–—-]+\\s*(?:(?:and|but|und|aber|et|y) )?${WHO}@(?<reason>[^⟦]*)$`,
);
const ORDERING = pattern(
  `~(?:${REMOVES}|${MOVES}|${CHANGES}|${ADDS}|instead|should|must|please|it['’]s (?:now )?\\S+$|stattdessen|dafür|soll)@`,
);

/**
 * An order without the reason that follows it: "remove the Attic Room, it is under renovation". Null where nothing follows, or
 * where what follows may be asked for: it has a number, a quoted text, or words that order something.
 */
export function withoutReason(message: string): string | null {
  const groups = REASON.exec(message.trim())?.groups;
  const { order, reason = "" } = groups ?? {};
  return !order || /["“„«⟦\d:]/.test(reason) || ORDERING.test(reason) ? null : order.trim();
}
