const GOOD =
  "(?:nice|great|good|cool|lovely|handy|useful|helpful|awesome|amazing|fantastic|brilliant|neat|fun|sweet|perfect|practical|better|ideal)";
const SO = "(?:(?:so|really|very|super|also|even|pretty|quite|kind of|a bit|much|just) )*";

/** What says that something is to be there, before what that is: "it'd be great to have", "could we get", "I'm missing". */
const TO_HAVE = new RegExp(
  `^(?:(?:it|that)(?:['’]d| would|['’]ll| might| could) be ${SO}${GOOD}(?: for (?:me|us))? (?:to (?:also )?(?:have|get|see)|having|if (?:there (?:was|were|is|would be|could be)|(?:i|we|it|the app|this|you) (?:also )?(?:had|could (?:also )?(?:have|get)|have|showed|would (?:have|show)))) |(?:i|we)(?:['’]d| would| really would)? ${SO}(?:love|appreciate|enjoy|fancy|kill for)(?: it)?(?: to (?:have|see|get))? (?=(?:an?|the|some|more|\\p{L}+ed|two|three|little|bigger) )|(?:any|is there (?:any|a)) (?:chance|way) (?:of|for|to (?:get|have)|i (?:can|could) (?:get|have)) (?=(?:an?|the|some|more) )|(?:could|can) (?:there be|(?:we|i) (?:please )?(?:have|get)|it have) |(?:i|we)(?:['’]m| am| are|['’]re)? (?:miss(?:ing)?|lack(?:ing)?) |what(?:['’]s| is) missing is |(?:it|the app|this) (?:lacks|is missing|could use|could do with|needs) |(?:i|we) (?:could (?:use|do with)|need|require) (?=(?:an?|some|more) ))(?!to )`,
  "iu",
);
/** What says that somebody is to be able to, or that something is to happen: it goes, and the order is left. */
const TO_DO = new RegExp(
  `^(?:(?:it|that)(?:['’]d| would|['’]ll) be ${SO}${GOOD}(?: for (?:me|us))?,? (?:if|when) (?:i|we|you|one|people|it)(?: (?:could|can|was able to|were able to|would))(?: also| just| maybe)? |(?:it|that)(?:['’]d| would|['’]ll) be ${SO}${GOOD}(?: for (?:me|us))? to (?:be able to )?(?!have |get )|is there (?:any |a )?(?:chance|way|possibility) (?:(?:that )?(?:i|we|you|it|one) (?:can|could)|(?:for me |for us )?to) |(?:i|we)(?:['’]d| would) ${SO}(?:love|like|prefer)(?: it)? (?:if (?:i|we|you|it) (?:could|can|would)|to be able to) |(?:i|we) (?:wish|hope) (?:i|we|you|it) (?:could|can|would) |(?:i|we) want (?:it )?to be able to |(?:do|would) you mind (?:if )?)`,
  "iu",
);
/** "It'd be great if each card had a due date" says what each has. */
const EACH_HAD = new RegExp(
  `^(?:(?:it|that)(?:['’]d| would) be ${SO}${GOOD} if|(?:i|we)(?:['’]d| would) ${SO}(?:love|like|prefer) it if|(?:i|we) wish(?: that)?) ((?:each|every|all|the) [\\p{L} ]{3,24}?) (?:had|could have|would have|came with|got) `,
  "iu",
);

/** "… so more fit on the screen": what it is for, behind an order. */
const SO_THAT =
  /,? so (?:that )?(?:more|they|everything|all|it|i|we|you)(?: of (?:it|them))?(?: (?:all|can|could|still))* (?:fits?|see|read|find|recogni[sz]e|tell|notice)(?!\p{L}).*$/iu;

/** The order that a wish in other clothes is: "it'd be great to have a due date" is to add one. Pure. */
export function askedFor(said: string): string {
  const core = said.replace(SO_THAT, "");
  if (EACH_HAD.test(core)) return core.replace(EACH_HAD, "$1 should have ");
  const plain = core.replace(TO_DO, "");
  return plain === core ? core.replace(TO_HAVE, "add ") : plain;
}
