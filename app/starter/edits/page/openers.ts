import { pattern } from "../grammar/lexicon";
import { ADDS, CHANGES, MOVES, REMOVES } from "./verbs";

const DOES = `(?:${ADDS}|${CHANGES}|${MOVES}|${REMOVES}|use|have|give|call|link|center|centre)@`;
const OUR = "(?:the|our|my|all|all the|every)";
/** What a thing is called, with its article. */
const THING = `${OUR} (?:(?!(?:can|could|should|is|are|was|were|be|in|on|at|to|go|come|stand|move|sit|appear)@)[\\p{L}'’-]+ ?){1,5}?`;
const PLACE =
  "(?<where>(?:right |just |directly )?(?:above|below|under|underneath|before|after|at the (?:very )?(?:top|bottom|end)|to the (?:very )?(?:top|bottom|end)|on top|first|last)(?: of (?:the|our) page| (?:the|our|my) [\\p{L} ]{3,30})?)";

/** How people begin, by the order that they mean: an opener says how politely something is asked for, and nothing of it. */
const OPENERS: readonly [RegExp, string][] = [
  // "Let's have a gallery", "we could use a gallery", "the page needs a gallery".
  [
    pattern(
      "^(?:let['’]?s (?:have|get)|(?:we|i) could (?:really )?(?:use|do with)|(?:the|our|my|this) (?:page|site|website|homepage) (?:still |also |really )?(?:needs|wants|could use|is missing|lacks)|it (?:still |also |really )?(?:needs|could use|is missing|lacks)|any chance of(?: getting| having)?|what['’]s missing is|missing:?|we(?:['’]re| are) (?:still )?missing) (?=(?:an?|some|our|more) )",
    ),
    "add ",
  ],
  [
    pattern(
      `^(?:(?:so |ok(?:ay)?,? )?let['’]?s(?: please| just)?|go ahead and|feel free to|(?:please )?(?:remember|make sure|be sure) to|(?:please )?(?:don['’]?t|do not) forget to|i (?:was|am|['’]m) (?:just )?(?:hoping|wondering) (?:if |whether )?you could|you (?:can|could|should|may|might want to)(?: now| please| also)?|(?:please )?do|be so kind (?:as to|and)|i(?:['’]d| would) (?:appreciate it|be happy|be glad|be grateful) if you (?:could|would)|is there (?:a|any) way to|any chance (?:you could|to)|(?:we|i) (?:have|still have|want|need|ought|should) to) (?=${DOES} )`,
    ),
    "",
  ],
  // "Would you mind making …": the verb in its plain form.
  [
    /^(?:would|do) you mind (?:please )?(mak|mov|remov|chang|us|writ|delet|hid|tak|giv)ing (?=\p{L})/iu,
    "$1e ",
  ],
  [/^(?:would|do) you mind (?:please )?(?:putt)ing (?=\p{L})/iu, "put "],
  [/^(?:would|do) you mind (?:please )?(add|show|replac|swapp)ing (?=\p{L})/iu, "$1 "],
  [/^try (mak|us)ing (?=\p{L})/iu, "$1e "],
  // "Make sure the buttons are red", "it would be nice if the headline was bigger".
  [
    pattern(
      `^(?:(?:please )?(?:make sure|see to it|ensure)(?: that)?|(?:it would|it['’]d|would it) be (?:nice|great|lovely|good|cool|better|possible)(?: if)?|(?:i['’]?d|i would|we['’]?d|we would) (?:like|love|prefer) it if|can you see to it that|i wish) (?<what>${THING}) (?:is|are|was|were|would be|could be|can be) (?=(?!in the|on the|at the|there|wrong|still|always)\\p{L})`,
    ),
    "make $<what> ",
  ],
  // "Could the questions go above the services?", "I'd prefer the questions at the bottom".
  [
    pattern(
      `^(?:(?:can|could|should|may|might|shall) (?:we (?:have|put|move|get) )?(?<what>${THING})(?: (?:go|come|be|stand|move|sit|appear|be (?:moved|put|placed)))?|(?:i['’]?d|i would|we['’]?d|we would) (?:prefer|rather have|like|love)(?: to (?:have|see|get))? (?<what2>${THING})(?: to (?:go|come|be|stand|move))?) ${PLACE}$`,
    ),
    "move $<what>$<what2> $<where>",
  ],
];

/** A message without the way in which it begins: "let's make the headline bigger" is "make the headline bigger". */
export function withoutOpener(text: string): string {
  const said = text.trim().replace(/\?+$/u, "");
  for (const [form, plain] of OPENERS) {
    if (!form.test(said)) continue;
    const mark = plain.startsWith("m") ? "" : text.trim().slice(said.length);
    return (
      said
        .replace(form, plain)
        // What comes first or last on a page is at its top or its end.
        .replace(/^(move .+) first$/iu, "$1 to the top")
        .replace(/^(move .+) last$/iu, "$1 to the bottom")
        .replace(
          /^(move .+) (?:at|on) (?:the )?(?:very )?(top|bottom|end)(?: of (?:the|our) page)?$/iu,
          "$1 to the $2",
        ) + mark
    );
  }
  return text;
}
