import { saysTheRestStays } from "./stand-in-phrases";

/*
 * The words by which models stand in for code that they did not write out, as against the same
 * words in comments that explain code. A stand-in says nothing else, so patterns match a whole
 * comment; words that also head a section ("Other routes") count only with a mark of elision.
 */

const DOTS = "(?:\\.{3,}|…)";
/** What may be left out. */
const CODE =
  "(?:code|files?|components?|functions?|methods?|class(?:es)?|imports?|exports?|styles?|stylesheet|css|rules?|html|markup|jsx|page|body|document|template|script|sections?|logic|implementations?|handlers?|routes?|hooks?|definitions?|declarations?|layout|content|contents|elements?|config(?:uration)?|options|helpers?|tests?|cases|types?|interfaces?|app|module|program|structure|setup)";
/** Of these, the ones that are nothing but program text. */
const PROGRAM_TEXT =
  "(?:code|imports?|styles?|css|html|markup|jsx|functions?|methods?|components?|logic|handlers?|implementations?|declarations?|definitions?|hooks?|routes?|rules?|section)";
const FEW_WORDS = "(?:[\\w.'’`<>/-]+ ){0,3}";
const LEAD =
  "(?:(?:please |and |or |then )?(?:keep|leave|include|insert|add|put|copy|paste|retain|preserve|with|plus) )?(?:all )?(?:of )?(?:the |your |my |this |its )?(?:all )?";
const SAME =
  "(?:(?:all )?(?:remains?|stays?|is|are|left|kept|be|goes|go|continues?|follows?) (?:exactly )?(?:the )?(?:same|unchanged|untouched|intact|identical|here|below|above|as (?:is|it is|before|above|original(?:ly)?))|unchanged|untouched|intact|as[- ]is|as before|same as before|here|below|above|goes here|stays|remains)";
const TAIL = `(?:,? ?\\(?(?:${SAME})(?: (?:as before|as above|from (?:before|above)|here))?\\)?)`;

/**
 * What a whole comment says, in small letters, each with words of which one is in it. As one pattern they were two
 * megabytes of machine code, compiled for 30 ms when the first comments were read; most comments have none of the words.
 */
const STAND_INS = [
  // the rest of the file [stays the same]
  [
    "rest|remainder",
    `${LEAD}(?:rest|remainder) (?:of )?(?:the |your |this |its |my )?${FEW_WORDS}${CODE}${TAIL}?`,
  ],
  // rest unchanged, remaining code stays the same
  [
    "rest|remainder|remaining|everything else|other",
    `${LEAD}(?:rest|remainder|remaining|everything else|the others?) ?${TAIL}`,
  ],
  // existing code [here]
  [
    "existing|previous|original|unchanged|same|old|current",
    `${LEAD}(?:existing|previous|original|unchanged|same|old|current) ${FEW_WORDS}(?:${CODE})(?: ${TAIL})?`,
  ],
  [
    "previous|existing|original|remaining|unchanged|same",
    `${LEAD}(?:previous|existing|original|remaining|unchanged|same) code`,
  ],
  // other functions unchanged
  [
    "other|remaining|earlier|above",
    `${LEAD}(?:other|remaining|earlier|above) ${FEW_WORDS}${CODE} ${TAIL}`,
  ],
  // imports stay the same
  [
    "same|unchanged|untouched|as is|as before",
    `${LEAD}${FEW_WORDS}${PROGRAM_TEXT} (?:(?:remains?|stays?|is|are|left|kept) (?:exactly )?(?:the )?(?:same|unchanged|untouched|as (?:is|before))|unchanged)(?: as before)?`,
  ],
  [
    "same",
    `${LEAD}same (?:${FEW_WORDS}${CODE} )?as (?:before|previously|the original|in the original|in the previous .*)`,
  ],
  ["here", `${LEAD}(?:your|existing|more) (?:existing )?code (?:goes )?here`],
  [
    "change",
    `no (?:other )?changes (?:needed )?(?:here|below|above|to (?:the )?rest.*|in this (?:file|section|part|function))`,
  ],
].map(([words = "", form]) => ({ words: words.split("|"), whole: new RegExp(`^(?:${form})$`) }));
/** Said anywhere in a comment, these leave no doubt. */
const CERTAIN =
  /\b(?:omitted|truncated|removed|shortened|abbreviated|hidden|skipped|collapsed|left out) for (?:brevity|clarity|conciseness|readability)\b|\bfor brevity\b/i;
/** After dots, these begin a stand-in whatever follows. */
const AFTER_DOTS = new RegExp(
  `^${DOTS}\\s+(?:\\(|\\[)?(?:(?:and|keep|with|plus|add|include) )?(?:all )?(?:the |your |my )?(?:other |all )?(?:rest|existing|remaining|previous|unchanged|omitted|snip(?:ped)?|remainder|same (?:as|code|content))\\b`,
  "i",
);
const ONLY_DOTS = new RegExp(`^[(\\[]?${DOTS}[)\\]]?$`);
const BETWEEN_DOTS = new RegExp(`^${DOTS}\\s*\\S.{0,60}?\\s*${DOTS}$`);
/** Too common in honest comments to decide alone. */
const VAGUE =
  /^(?:the )?(?:rest|other|existing|previous|remaining|same|more|etc)\b|\b(?:unchanged|same as (?:above|before)|as before|remains? the same|stays? the same)\b|\.{3}$|…$/i;

/** Whether a comment, as `commentsOf` gives it, stands in for code that was left out. */
export function isStandIn(comment: string): boolean {
  if (CERTAIN.test(comment) || ONLY_DOTS.test(comment)) return true;
  if (AFTER_DOTS.test(comment) || BETWEEN_DOTS.test(comment)) return true;
  const bare = bareWords(comment);
  return bare !== "" && (isOneOf(bare.toLowerCase()) || saysTheRestStays(bare));
}

function isOneOf(said: string): boolean {
  return STAND_INS.some(
    ({ words, whole }) => words.some((word) => said.includes(word)) && whole.test(said),
  );
}

/** Whether a comment may stand in for code, given other signs that some is missing. */
export function mayStandIn(comment: string): boolean {
  return VAGUE.test(bareWords(comment)) || VAGUE.test(comment);
}

const COMMENT =
  /\{?\/\*+(.*?)(?:\*\/\}?|$)|<!--+(.*?)(?:-->|$)|(?:^|\s)\/\/+(.*)$|^#+(?=\s|\.|…)(.*)$|^\*(?!\/)(.*?)(?:\*+\/)?$|^--\s(.*)$|^((?:\.{3}|…)\s*\S.*|[[(](?:\.{3}|…).*[\])])$/g;

/** Longer lines are minified code or data: nobody leaves a note in them. */
const LINE_LENGTH = 400;

/** The texts of the comments on a trimmed line, in any language; a line of dots and words too. */
export function commentsOf(line: string): string[] {
  if (line.length > LINE_LENGTH) return [];
  return [...line.matchAll(COMMENT)].flatMap((match) => {
    const text = match.slice(1).find((group) => group !== undefined);
    return text?.trim() || [];
  });
}

/** The comment without dots, brackets, dashes and colons around it. */
function bareWords(comment: string): string {
  return comment
    .replace(/^[\s.…[(<{*=~-]+/, "")
    .replace(/[\s.…\])>}*=~:;!-]+$/, "")
    .replaceAll(/\s+/g, " ");
}
