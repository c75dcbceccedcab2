import { INSTEAD_OF, pattern } from "../grammar/lexicon";

/** What a wish says between a text and the one that it takes the place of. */
export const INSTEAD = pattern(`~${INSTEAD_OF}@`);

/** "We don't want gifts, please write “…”": what is said first is the reason. */
export const TELLS_AND_WRITES =
  /^(?:we|i|there|no|nobody|our)(?!\p{L})[^"“„«:]*[,;.–—-]\s*(?:so |and |but |please |can you |could you |just )*(?:write|say|put|add|show|mention) (?:that |there |the \p{L}+ )?["“„«]/iu;
