import { withoutWhen } from "./facts/when";
import { withoutLook } from "./look";

const STOP =
  /\b(?:called|named|titled|with|that|which|where|using|and (?:add|make|use|it|with|has|include|give|put)|in (?:react|typescript|javascript|vanilla|plain|html|dark|light|blue|red|green|pink|purple|orange|yellow|teal|a )|so|it should|please|has|having|should|including|plus)\b|[,;!?\n"“”«»]|\.(?:\s|$)/i;
/** A subject longer than this is a sentence, not a subject. */
const SUBJECT_CHARACTERS = 48;

/**
 * What the thing is about: "quiz about the planets" → "the planets" → "planets". The person's own
 * capitals are kept. Empty when nothing is named.
 */
export function subjectIn(text: string): string {
  const match =
    /\b(?:about|on the topic of|on the subject of|themed? around|to learn|to practi[cs]e)\s+/i.exec(
      text,
    ) ??
    /\b(?:for|(?<!\b(?:number|amount|instead|out|because|rest|end|one|each|some|most) )of)\s+(?=\S)/i.exec(
      text,
    ) ??
    // "Borrowed on" in a list and "12 euros on books" are about nothing.
    /\b(?:on)\s+(?=[a-z])/i.exec(text.split(/[,.:;!?\n]/)[0] ?? "");
  if (!match || /^(?:each|every)(?!\p{L})/iu.test(text.slice(match.index + match[0].length)))
    return keptIn(text);
  const after = text.slice(match.index + match[0].length);
  const stop = STOP.exec(after);
  const subject = withoutLook(stop ? after.slice(0, stop.index) : after.slice(0, 200))
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .replace(/^(?:a|an|the|my|our|your|some|this)\s+/i, "")
    // The name that stood here has been taken out: what follows it is something else.
    .replace(/\s*:.*/, "")
    .replace(/\s+/g, " ")
    .trim();
  // "Hire it for £15 an hour" is about no price.
  if (/^(?:[€$£¥₹]|\d)/.test(subject)) return "";
  const learnt = LEARNER.exec(subject)?.[1];
  if (learnt) return learnt;
  if (SOMEBODY.test(subject)) return "";
  if (subject.length > SUBJECT_CHARACTERS || /^(?:me|us|it|you|free|fun|now)$/i.test(subject))
    return "";
  return subject;
}

const KIN =
  "(?:little |young |\\d{1,2}[ -]year[ -]old )?(?:son|daughter|kid|child|niece|nephew|husband|wife|mum|mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|brother|sister|boyfriend|girlfriend|partner|friend)";
/** "My son who learns Spanish": what somebody learns is the subject, and they are not. */
const LEARNER = new RegExp(
  `^${KIN},? (?:who(?:['’]s| is| has started)? )?(?:to )?(?:learn|study|revise|practi[cs]e)(?:s|ing)? (\\p{L}[\\p{L} ]{2,30})$`,
  "iu",
);
/** Whom it is for, and nothing it is about. */
const SOMEBODY = new RegExp(`^${KIN}$`, "iu");

/** What is kept in a list of its own: "note down every bird I see", "keep my climbing routes in". */
function keptIn(text: string): string {
  const kept =
    /\b(?:keep track of|track|record|log|note down|write down|keep|manage|organi[sz]e|collect|catalogu?e|remember)\s+(?:(?:all|every|each|of|my|our|the)\s+)+([\p{L}][\p{L}'’ -]{2,40}?)(?=\s+(?:in|with|for|and|i|we|that|which|as|so)(?!\p{L})|\s+[–—-]\s|[,.:;!?\n]|$)/iu.exec(
      text,
    )?.[1] ?? "";
  return kept;
}

/** Where somebody is, behind their name of two words: "architect Nora Quist in Malmö". */
const IN_TOWN =
  /(?<= )(\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+) (?:in|from|aus|à|en|a|em) \p{Lu}[\p{L}'’-]+$/u;

/** The proper name a subject is or ends in: "my startup Lumen" → "Lumen"; null without one. */
export function properNameIn(said: string): string | null {
  const subject = withoutWhen(said).replace(IN_TOWN, "$1");
  if (isProperName(subject)) return subject;
  return (
    /(?:^|(?<!\b(?:in|at|from|near|around|im|am|aus|à|en|a|em))\s)((?:\p{Lu}[\p{L}\p{N}'’&.-]*)(?: \p{Lu}[\p{L}\p{N}'’&.-]*){0,3})$/u.exec(
      subject,
    )?.[1] ?? null
  );
}

/** A proper name: every word capitalised, e.g. "Jane Doe" or "Acme". */
function isProperName(subject: string): boolean {
  return (
    subject !== "" && subject.split(" ").every((word) => /^(?:\p{Lu}|&$|de$|of$|and$)/u.test(word))
  );
}
