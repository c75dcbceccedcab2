import type { Ability } from "./ability";
import { CONFETTI_ABILITIES } from "./confetti-abilities";
import { COUNT, TOTAL_ABILITIES } from "./count-abilities";
import { EDIT, FAVOURITES, WHEN_ADDED } from "./each-entry-abilities";
import { EMPTYING_ABILITIES } from "./emptying-abilities";
import { FORM_ABILITIES } from "./form-abilities";
import { BY_NAME, DONE_LAST } from "./order-abilities";
import { OUTPUT_ABILITIES } from "./output-abilities";
import { OWN_ABILITIES } from "./own-abilities";
import { PAGE_ABILITIES } from "./page-abilities";
import { QUIZ_ABILITIES } from "./quiz-abilities";

/** What programs that keep entries can be given. */
const ENTRY_ABILITIES: readonly Ability[] = [
  ...OUTPUT_ABILITIES,
  EDIT,
  COUNT,
  DONE_LAST,
  WHEN_ADDED,
  ...TOTAL_ABILITIES,
  BY_NAME,
  FAVOURITES,
  ...EMPTYING_ABILITIES,
];

/** All that programs and pages can be given, in the order in which a wish that fits several tries them. */
export const ALL_ABILITIES: readonly Ability[] = [
  ...ENTRY_ABILITIES,
  ...OWN_ABILITIES,
  ...FORM_ABILITIES,
  ...QUIZ_ABILITIES,
  ...CONFETTI_ABILITIES,
  ...PAGE_ABILITIES,
];
