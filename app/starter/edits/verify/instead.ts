import { INSTEAD_OF, pattern } from "../grammar/lexicon";

/** What a wish says between a text and the one that it takes the place of. */
export const INSTEAD = pattern(`~${INSTEAD_OF}@`);
