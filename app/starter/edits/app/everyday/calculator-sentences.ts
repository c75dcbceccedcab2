import { there } from "../../edit";
import { quoted } from "../small/small-order";
import {
  clicks,
  isCalculator,
  labelled,
  memory,
  moreKeys,
  rounded,
  swapped,
  toSide,
} from "./calculator-keys";
import { form, GIVE, type Sentence } from "./sentence";

const KEY = "(?: (?:key|button|sign))?";
const NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
  no: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const NAME = "(?:[\\p{L}+\\-−×÷=%.⌫±/*]+|\\d|change sign|all clear|plus[- ]minus)";

/** What a calculator can be told in a sentence of its own. */
export const CALCULATOR_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:button|option|way|possibility)?(?: ?(?:to|that|which|for))? ?(?:clears?|delet(?:e|es|ing)|empt(?:y|ies)|resets?|clearing|remov(?:e|ing))(?: (?:the|my|all|whole))* (?:history|past (?:results|calculations)|tape|list of (?:results|calculations))(?: button)?`,
      ),
      form(
        `${GIVE} (?:(?:a|the) )?(?:clear|delete|empty)(?: history)? button (?:to|for|in|next to|beside)(?: the)? (?:history|tape)`,
      ),
    ],
    make: (files) =>
      isCalculator(files)
        ? there(
            "“Clear” beside the heading “History” empties it already, as soon as there is a result.",
          )
        : null,
  },
  {
    forms: [
      form(
        "(?:(?:always|please|only) )?(?:round|limit|show|display|give)(?: (?:all|the|every|each|only|just))*(?: (?:results?|numbers?|answers?|everything|it))?(?: (?:to|with|at|up to|only|in|a maximum of|at most|max))* (?<count>zero|no|one|two|three|four|five|six|\\d)(?: (?:decimals?|decimal places?|places?|digits?))+(?: (?:after|behind) the (?:point|comma|decimal point))?(?: only| at most)?",
      ),
      form(
        "(?:(?:the )?(?:results?|numbers?|answers?) )?(?:should |must )?(?:be |are )?(?:rounded to|have|with|only)(?: (?:only|just|at most|max))? (?<count>zero|no|one|two|three|four|five|six|\\d)(?: (?:decimals?|decimal places?|places?|digits?))+",
      ),
    ],
    make: (files, { count = "" }) => rounded(files, NUMBERS[count] ?? Number(count)),
  },
  {
    forms: [
      form(
        `${GIVE} (?:(?:key|button) (?:for|with) )?(?:the )?(?:(?:number|value of) )?(?:pi|π)${KEY}`,
      ),
    ],
    make: (files) =>
      moreKeys(
        files,
        [["pi", "π", "Pi"]],
        '  } else if (key === "pi") {\n    entry = String(Number(Math.PI.toPrecision(12)));\n    fresh = true;\n',
        "A key “π” below the others gives 3.14159….",
      ),
  },
  {
    forms: [
      form(
        `${GIVE} (?:memory|m\\+|ms?(?:,| and) mr|m\\+(?:,| and) m-)(?: (?:keys?|buttons?|functions?))?(?: \\(?m\\+[^)]*\\)?)?`,
      ),
    ],
    make: memory,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:key|button) (?:for|to|with) )?(?:(?:the )?(?:squar(?:e|ed|ing)(?: a number| numbers| of a number)?|x²|x\\^2|power of (?:two|2)))${KEY}`,
      ),
    ],
    make: (files) =>
      moreKeys(
        files,
        [["square", "x²", "Square"]],
        '  } else if (key === "square") {\n    entry = String(compute(Number(entry), "*", Number(entry)));\n    fresh = true;\n',
        "A key “x²” below the others multiplies the number by itself.",
      ),
  },
  {
    forms: [
      form(
        `(?:swap|switch|exchange)(?: (?:the|places of|positions? of))*(?: (?:keys?|buttons?))? (?<one>${NAME})${KEY} (?:and|with)(?: the)? (?<other>${NAME})(?: (?:keys?|buttons?|signs?))?(?: places)?`,
      ),
    ],
    make: (files, { one = "", other = "" }) => swapped(files, one, other),
  },
  {
    forms: [
      form(
        `(?:change|rename|relabel|make|let|set)(?: the)?(?: (?:text|label|name) (?:of|on)(?: the)?)? (?<one>${NAME})${KEY}(?:'s (?:text|label|name))?(?: (?:to|into|say|read|as|show|be called))* ["“„«](?<label>[^"“”„«»]{1,12})["”“»]`,
      ),
      form(
        `(?:the )?(?<one>${NAME}) (?:key|button) should (?:say|read|show|be called|be labelled) ["“„«](?<label>[^"“”„«»]{1,12})["”“»]`,
      ),
    ],
    make: (files, { one = "" }, { said }) => labelled(files, one, quoted(said) ?? ""),
  },
  {
    forms: [
      form(
        `(?:put|move|place|have)(?: the)? (?<one>${NAME})${KEY} (?:on|to|at)(?: the)?(?: far| very)? (?<side>left|right)(?: side| edge| corner)?`,
      ),
    ],
    make: (files, { one = "", side = "" }) => toSide(files, one, side),
  },
  {
    forms: [
      form(
        "(?:play|make|add|have|give)(?: me)?(?: (?:a|an|some|the))?(?: (?:short|soft|little|small|quiet|click|key|button|tap))*(?: )?(?:sounds?|clicks?|beeps?|noises?|tones?) (?:when|whenever|if|for|on|with|at)(?: (?:i|you|the|a|any|each|every|we))*(?: (?:press|click|tap|push|hit|touch))?(?:(?: on)? (?:a|any|each|every|the))?(?: (?:keys?|buttons?|key press|button press|press|click))?(?: (?:is|are|gets?))?(?: (?:pressed|clicked|pushed|tapped))?",
      ),
      form(
        "(?:the )?(?:keys|buttons) should (?:click|beep|make a (?:sound|click|noise))(?: when (?:i press them|pressed))?",
      ),
    ],
    make: clicks,
  },
];
