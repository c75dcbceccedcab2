import { pattern } from "../grammar/lexicon";

const DOING =
  "(?:doing|serving|selling|offering|having|running|making|taking|baking|brewing|cooking|giving|teaching|stocking|keeping|providing|shooting|covering|hosting|organising|organizing|holding|playing|carrying|accepting)";
const DO =
  "(?:do|serve|sell|offer|have|run|make|take|bake|brew|cook|give|teach|stock|keep|provide|shoot|cover|host|organi[sz]e|hold|play|carry|accept|got)";
const NO_MORE =
  "(?:any ?more|any longer|at the moment|for now|these days|from now on|this (?:year|season|month|week)|now)";
const WE = "(?:we|i|they|the (?:club|shop|team|kitchen|café|cafe|studio|practice))";
const FORMS = [
  pattern(
    `^${WE}(?:['’]re|['’]m| are| am)? (?:not|no longer|never) (?:going to be |actually )?${DOING} (?<what>.+?)(?: ${NO_MORE})*$`,
  ),
  pattern(
    `^${WE} (?:no longer|don['’]?t|do not|won['’]?t(?: be)?|can['’]?t|cannot) (?:actually |really |even )?(?:${DO}|${DOING}) (?<what>.+?) ${NO_MORE}$`,
  ),
  pattern(`^${WE} no longer (?:actually )?${DO} (?<what>.+?)$`),
  pattern(
    `^${WE}(?:['’]ve| have|['’]re| are)? (?:just |now )?(?:stopped|quit|given up|dropped|finished(?: with)?|discontinued|stopping|dropping|done with)(?: ${DOING})? (?<what>.+?)(?: ${NO_MORE})?$`,
  ),
  pattern(
    `^(?<what>.+?) (?:is|are|was|were|has|have)(?: now| all)? (?:no longer|no more|not)(?: being)? (?:available|offered|served|sold|on (?:offer|the menu|the list|sale)|made|done|running|happening|part of (?:it|our offer))(?: ${NO_MORE})?$`,
  ),
  pattern(
    `^(?<what>.+?) (?:is|are|has been|have been|was|were) (?:now )?(?:discontinued|scrapped|dropped|off the (?:menu|list)|a thing of the past|no more)(?: now)?$`,
  ),
  pattern(
    `^(?<what>.+?) (?:is|are)(?:n['’]t| not) (?:available|offered|served|sold|on (?:offer|the menu)|happening|running|a thing) ${NO_MORE}$`,
  ),
  pattern(`^(?:there(?:['’]s| is| are) )?no more (?<what>.+?)(?: please)?$`),
  pattern(
    `^(?:there(?:['’]s| is| are)(?:n['’]t)?) (?:no|not any|any) (?<what>.+?) (?:any ?more|any longer|from now on)$`,
  ),
  pattern(
    "^wir (?:machen|bieten|haben|verkaufen|servieren|kochen|backen|führen) (?:kein(?:e[nr]?)?|die|das|den) (?<what>.+?) (?:nicht )?mehr(?: an)?$",
  ),
  pattern(
    "^(?<what>.+?) (?:gibt['’]?s|gibt es|haben wir|machen wir|bieten wir|verkaufen wir) (?:jetzt )?nicht mehr(?: an)?$",
  ),
  pattern("^(?:es gibt )?kein(?:e[nr]?)? (?<what>.+?) mehr$"),
  pattern(
    "^(?:on|nous) (?:ne|n['’]) ?(?:fait|fai|propose|proposons|faisons|vend|vendons|sert|servons|a|avons) plus (?:de |d['’]|du |la |le |les |des )?(?<what>.+?)$",
  ),
  pattern("^(?:il n['’]y a )?plus de (?<what>.+?)$"),
  pattern(
    "^ya no (?:hacemos|ofrecemos|tenemos|vendemos|servimos|hay|damos) (?:el |la |los |las )?(?<what>.+?)$",
  ),
  pattern(
    "^non (?:facciamo|offriamo|abbiamo|vendiamo|serviamo) più (?:il |la |lo |i |le |gli )?(?<what>.+?)$",
  ),
];

/** Why something is not offered any more says nothing of what it is. */
const REASON =
  /[,;.–—-]+ (?:(?:because|since|as|so|and) )?(?:we|it|they|there|because|nobody|no one|people|wir|es|on|nous)(?:['’]\p{L}+)?(?!\p{L}).{3,80}$/iu;

/** What a wish says is offered no more, by each way to read it: "we're not doing the soup any more". Empty for other wishes. */
export function stoppedIn(order: string): string[] {
  const told = order.replace(REASON, "");
  return FORMS.flatMap((form) => form.exec(told)?.groups?.what ?? []);
}
