import { withoutManners } from "../said/manners";
import { withoutReasons } from "../verify/unexplained";
import { askedFor } from "./asked-for";

/** One wish for an app: as it was written, and its words without manners, reasons and marks, in lower case. */
export interface Clause {
  said: string;
  /** As it was written, without manners, reasons and marks at its end. */
  core: string;
  words: string;
}

/** What is told beside a wish, and is none: "it's going on the tv", "new landlord", "que Loli no ve". */
const BESIDE =
  /(?:,|\?+|!+|\.|\s[–-])\s+(?:(?:(?:it|this|that) )?(?:always |often |keeps? )?happen(?:s|ing)|that['’]?s|thats|it['’]?s|its (?:going|for|not|too)|we(?:['’]re| use| are)|i (?:read|use|keep|can|don['’]?t|charge)|they|he|she|nobody|new \p{L}+$|when (?:they|we|i|you|he|she)|if (?:i|we|they|you)|not (?:just|only)|que \p{Lu}\p{L}+ no|no l[oa]s?|ya no|on ne|nicht nur|sonst|falls|because|as (?:i|we)|for (?:the|my|our) [\p{L}' ]+$)(?!\p{L}).*$/isu;
/** Who and what a look is for. */
const FOR =
  /\s+(?:for|für|pour|para|per) (?:the|my|our|die|meine|unsere|les|mes|nos|los|mis|i|le|as|os) [\p{L}]+$/iu;
/** "If I typed it wrong": why, behind the wish. */
const IF_WRONG =
  /\s+(?:if|when|in case|after|wenn|falls|si|cuando|quando|se) (?:i|we|somebody|someone|ich|man|je|on|me|yo) (?:have |has |'ve )?(?:made|make|typed?|got|get|did|wrote|mich|m['’]étais|me he|he)(?!\p{L}).*$/iu;
const OPENERS =
  /^(?:(?:can|could|may) (?:i|we|it)(?: also| please)?\s+|(?:let|help) (?:me|us|people)\s+|(?:add|give (?:me|us)|include|(?:i|we) (?:want|need)|there should be) (?:a|the|some) (?:way|possibility|ability)(?: for me)? to\s+|make it possible to\s+|(?:add|give (?:me|us)|include|show|put) a button (?:to|that)\s+(?=marks? )|(?:be )?able to\s+(?=mark|rename|edit)|(?:i|we)(?:'d| would)? (?:also )?(?:like|love|want|need|wish)(?: to (?:be able to)?)?\s+(?:have )?|(?:make it so|make sure)(?: that)?(?: (?:i|we|it|people) (?:can|could))?\s+|it should (?:be able to )?|(?:there|it) (?:should|must) be\s+|(?:ich|wir) (?:will|möchte|hätte gern|brauche|wollen|möchten)\s+|kann (?:ich|man|es)\s+|(?:je|on) (?:veux|voudrais|aimerais|peut)\s+|(?:quiero|quisiera|necesito|que (?:se )?pueda|poder|quiero poder)\s+|(?:vorrei|voglio|posso)\s+|(?:quero|posso|gostaria de)\s+)+/iu;

/** "Make it so I can …" is no reason. */
const SO_THAT_I_CAN =
  /^(?:make (?:it so|sure)|do it so|fix it so|set it up so)(?: that)? (?:i|we|it|people|you)(?: can| could|'m able to| am able to)?\s+/iu;

/** The words of a wish for an app. Pure. */
export function clauseOf(said: string): Clause {
  let core = askedFor(withoutManners(said.trim())).replace(SO_THAT_I_CAN, "");
  // "Who borrowed it and since when" asks for a day, and gives no reason.
  core = core.replace(/(?<= and )since (?=when(?!\p{L}))/iu, "");
  const quoteless = !/["“„«]/u.test(core);
  if (quoteless) {
    const isDislike = /(?:don'?t|do not|dont) (?:really )?like/iu.test(core);
    core = (isDislike ? core : withoutReasons(core)).replace(BESIDE, "").replace(IF_WRONG, "");
    core = core.replace(/(?<!bis)[,\s]+(?:so|and|but|und|et|y|e)$/iu, "");
    if (core.split(/\s+/).length > 3 && /\b(?:cute|fun|bigger|nicer?|print|random)\b/i.test(core))
      core = core.replace(FOR, "");
  }
  core = withoutManners(core.replace(/[\s.!?,;:]+$/u, ""));
  const words = core.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, " ").replace(OPENERS, "");
  return { said, core, words };
}
