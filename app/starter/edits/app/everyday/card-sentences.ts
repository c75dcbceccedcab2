import { there } from "../../edit";
import {
  bothAtOnce,
  colouredBack,
  fromFirst,
  inOtherLanguage,
  isCards,
  PAGE,
  PROGRAM,
  twoButtons,
  withCards,
  withScore,
} from "./card-changes";
import { form, GIVE, type Sentence } from "./sentence";

const SIDES =
  "(?:both (?:(?:of )?the )?(?:sides|fields|boxes|inputs)|(?:the )?(?:front and (?:the )?back|question and (?:the )?answer)|(?:both )?(?:the )?front and (?:the )?back|each side|every (?:side|field)|all (?:the )?fields)";
const CARD = "(?:(?:a|an|the|my|each|every|any|new|empty|half|blank|one|card) ?)*cards?";
const RIGHT =
  "(?:right|correct(?:ly)?|knew|known|correct answers|right answers|hits|remembered|wrong|i knew)";
const QUOTED = /["“„«]\s*([^"“”„«»\n]{1,40}?)\s*["”“»]/gu;
const LANGUAGE = "\\p{L}{4,20}";

/** What flashcards can be told in a sentence of its own. */
export const CARD_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:add|put in|include|insert|create)(?: (?:the|these|this|those|some|following|new|more|my|two|three|four|five|a))*(?: (?:flash)?(?:cards?|words?|pairs?|vocabulary))? ?:? ?[^:]*(?: [–—=-]+>? |["”“»] ?[–—=-] ?["“„«])[^:]*`,
      ),
    ],
    make: (files, _, { said }) => withCards(files, said),
  },
  {
    forms: [
      form(
        `${SIDES} (?:(?:must|should|have to|has to|need to|needs to|ought to|are to) (?:be )?|(?:are|is) )(?:filled(?: in| out)?|required|mandatory|compulsory|there|given|entered|complete|written|not (?:be )?empty)(?: (?:before|when|to|if|so that|until|for|in order to)(?: .{2,60})?)?`,
      ),
      form(
        `(?:make |mark |set )?${SIDES} (?:be )?(?:as )?(?:required|mandatory|compulsory|obligatory)(?: fields)?`,
      ),
      form(
        `(?:require|demand|insist on) ${SIDES}(?: (?:to be filled(?: in)?|before .{2,40}|for .{2,30}))?`,
      ),
      form(
        `(?:do not|don'?t|never)(?: (?:let me|let people|allow|save|add|accept|me|to|saving|adding))+ ${CARD}(?: (?:without|with|if|when|unless|until|where) .{3,60})`,
      ),
    ],
    make: (files) =>
      isCards(files) && (files.get(PAGE)?.match(/id="(?:front|back)" required/g)?.length ?? 0) === 2
        ? there("A card is only saved when both sides are filled in already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:(?:be )?able to )?(?:let me )?(?:delete|remove|get rid of|throw (?:away|out)) (?:the |my |old |single |some |individual |any |those |certain )*(?:cards?|words?|ones)(?: (?:(?:that|which) )?(?:i|we)(?: (?:already|really))? (?:do not|don'?t|no longer|know|have|learned)(?: .{2,40})?| (?:again|later|from the list|individually|one by one|any ?more))?`,
      ),
      form(
        `(?:${GIVE} )?(?:way|button|option) (?:to|for) (?:delete|remove|get rid of|deleting|removing) (?:the |a |my |single |each |old )*(?:cards?|words?)(?: .{2,40})?`,
      ),
    ],
    // "Delete the words that I know" as an order takes some of them; to be able to is there.
    make: (files, _, { said }) =>
      isCards(files) &&
      /(?<!\p{L})(?:let|able|can|could|want|way|button|option|like)(?!\p{L})/iu.test(said) &&
      /"Delete"/.test(files.get(PROGRAM) ?? "")
        ? there("Each card in the list below has a button “Delete” already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:keep |count |track |keep track of |show |display )?(?:(?:the|a|my) )*(?:score|points|tally|count)(?: (?:of|for|with|that shows|showing))? (?:(?:how many|the|cards|words|ones|number of|i|we|i've|i have|answers|got|had|were|was|answered) )*${RIGHT}(?: .{0,24})?`,
      ),
      form(
        `(?:count|show|track|tell me|see|keep track of|display)(?: me)? (?:how many|the number of)(?: (?:cards|words|answers|ones|times))?(?: (?:i|we|are|were|i've))?(?: (?:have|got|get|had|answered|answer|did))* ${RIGHT}(?: .{0,24})?`,
      ),
      form(
        `(?:${GIVE} )?(?:keep )?(?:a )?(?:score|score ?(?:board|counter|keeper)|points)(?: counter)?`,
      ),
      form(
        `(?:${GIVE} )?(?:counter|count) (?:of|for) (?:(?:the|my|cards|answers) )*(?:right|correct)(?: (?:and|or) (?:wrong|false|incorrect))?(?: (?:answers|cards|ones))?`,
      ),
    ],
    make: withScore,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:button|option|way) )?(?:(?:that|which|to|for) )?(?:(?:lets me|let me|takes me|goes?|brings? me|jumps?|starts?|begins?|restarts?|go|start|starting|going|me) )*(?:over|again|back|all over)?(?: (?:again|all over))*,? ?(?:from|at|with|to) (?:the )?(?<first>(?:very )?first card|card (?:one|1)|beginning|start|top)(?: again)?(?: button)?`,
      ),
    ],
    make: (files, { first = "" }, { said }) =>
      isCards(files) && /(?<!\p{L})(?:start|begin|restart|again|over|back)/iu.test(said)
        ? fromFirst(files, /card/.test(first))
        : null,
  },
  {
    forms: [
      form(
        `(?:make|turn|change|switch|set|use|do|have|teach|learn|put)?(?: ?(?:it|this|the (?:app|cards|language|words|page|site|deck)|everything|be|to|for|into|about|in|with))*(?: ?(?<next>${LANGUAGE}))(?: (?:words|vocabulary|cards|one))?,? (?:instead of|rather than|in place of|not) (?<old>${LANGUAGE})(?: (?:words|vocabulary|cards))?`,
      ),
      form(
        `(?:replace|swap|exchange|change|switch|turn)(?: (?:it|the (?:app|cards|language|words|deck)))?(?: from)? (?<old>${LANGUAGE})(?: (?:words|cards))? (?:with|by|for|to|into) (?<next>${LANGUAGE})(?: (?:words|cards))?`,
      ),
      form(
        `(?:i am|i'm|we are|we're)? ?(?:actually )?(?:learning|studying) (?<next>${LANGUAGE}),? (?:not|instead of|rather than) (?<old>${LANGUAGE})`,
      ),
    ],
    make: (files, { old = "", next = "" }) => inOtherLanguage(files, old, next),
  },
  {
    forms: [
      form(
        `(?:${GIVE} |use |call |name |label |rename |i'd like )*(?:i want |we need |a |an |the |two |buttons?:? |answer |to |both |as |into |choose between |press )*["“„«][^"“”„«»]{1,40}["”“»](?: button)?(?:,| and| or)+ (?:a |an |one )*["“„«][^"“”„«»]{1,40}["”“»](?: (?:button|as (?:the )?answers?|under (?:the|each) card|below (?:the|each) card))*s?`,
      ),
      form(
        `(?:the )?(?:two )?(?:answer )?(?:buttons|answers) (?:should |must |to |shall )*(?:say|read|be(?: called| named)?|are|show) ["“„«][^"“”„«»]{1,40}["”“»](?:,| and| or)+ ["“„«][^"“”„«»]{1,40}["”“»]`,
      ),
    ],
    make: (files, _, { said }) => {
      const [one = "", other = "", ...more] = [...said.matchAll(QUOTED)].map(
        ([, text = ""]) => text,
      );
      return isCards(files) && other !== "" && more.length === 0 && /button|answer/iu.test(said)
        ? twoButtons(files, one, other)
        : null;
    },
  },
  {
    forms: [
      form(
        "(?:show|display|see|have)(?: me)?(?: (?:the|both))* (?:front and(?: the)? back|questions? and(?: the)? answers?|sides|both sides|words? and(?: the)? translations?|question with its answer)(?: (?:of (?:the|each|every) cards?))? (?:at the same time|at once|together|simultaneously|side by side|always)",
      ),
    ],
    make: bothAtOnce,
  },
  {
    forms: [
      form(
        "(?:make|give|let|show|turn|colou?r|have)(?: the)? (?:back(?: side)?|backs|answer(?: side)?|turned side)(?: of (?:the|each|every|all) cards?)?(?: (?:be|have|in|to))?(?: (?:an?|its|their))? (?:(?:different|other|another|own) colou?r|colou?r of its own)(?: than the front)?",
      ),
    ],
    make: colouredBack,
  },
];
