import type { Ability } from "./ability";
import { ALL_AT_ONCE } from "./all-at-once-abilities";
import { ANY_PROGRAM_ABILITIES } from "./any-program-abilities";
import { CARD_VIEW_ABILITIES } from "./card-view-abilities";
import { CHOICE_ABILITIES } from "./choice-abilities";
import { CONFETTI_ABILITIES } from "./confetti-abilities";
import { CONTENT_ABILITIES } from "./content-abilities.server";
import { COUNT, TOTAL_ABILITIES } from "./count-abilities";
import { DAY_ABILITIES } from "./day-abilities";
import { EDIT, FAVOURITES, WHEN_ADDED } from "./each-entry-abilities";
import { EMOJI_ABILITIES } from "./emoji-abilities";
import { EMPTY_ABILITIES } from "./empty-abilities";
import { EMPTYING_ABILITIES } from "./emptying-abilities";
import { EXPENSE_ABILITIES } from "./expense-abilities";
import { FIELD_KIND_ABILITIES } from "./field-kind-abilities";
import { FILTER } from "./filter-ability";
import { FLASHCARD_ABILITIES } from "./flashcard-abilities";
import { FLASHCARD_EDIT_ABILITIES } from "./flashcard-edit-abilities";
import { FLASHCARD_MORE_ABILITIES } from "./flashcard-more-abilities";
import { FORM_ABILITIES } from "./form-abilities";
import { GROUP } from "./group-ability";
import { HABIT_ABILITIES } from "./habit-abilities";
import { HELPER_ABILITIES } from "./helper-abilities";
import { IN_LANGUAGE } from "./language-ability";
import { LAYOUT_ABILITIES } from "./layout-abilities";
import { LIMIT_ABILITIES } from "./limit-abilities";
import { LIST_ABILITIES } from "./list-abilities";
import { LOOK_ABILITIES } from "./look-abilities";
import { MARK_ABILITIES } from "./mark-abilities";
import { BY_NAME, DONE_LAST, MOST_FIRST } from "./order-abilities";
import { OUTPUT_ABILITIES } from "./output-abilities";
import { OWN_ABILITIES } from "./own-abilities";
import { PAGE_ABILITIES } from "./page-abilities";
import { PAGE_LINK_ABILITIES } from "./page-link-abilities.server";
import { PHOTO_ABILITIES } from "./photo-abilities";
import { QUIZ_ABILITIES } from "./quiz-abilities";
import { QUIZ_HELP_ABILITIES } from "./quiz-help-abilities";
import { QUIZ_MORE_ABILITIES } from "./quiz-more-abilities";
import { SHARED_LIST } from "./shared-list-ability.server";
import { SMALL_LOOK_ABILITIES } from "./small-look-abilities";
import { START_VALUE_ABILITIES } from "./start-value-abilities";
import { TASK_ABILITIES } from "./task-abilities";
import { COUNTDOWN_ABILITIES, TIMER_ABILITIES } from "./timer-abilities";
import { TIMER_MORE_ABILITIES } from "./timer-more-abilities";
import { TIMER_SIGNAL_ABILITIES } from "./timer-signal-abilities";
import { TRANSFER_ABILITIES } from "./transfer-abilities";
import { UNDO, UNDO_MOVE } from "./undo-ability";
import { VALUE_COLOUR_ABILITIES } from "./value-colours";
import { WEATHER_ABILITIES } from "./weather-abilities";

/** What programs that keep entries can be given. */
const ENTRY_ABILITIES: readonly Ability[] = [
  ...OUTPUT_ABILITIES,
  EDIT,
  COUNT,
  DONE_LAST,
  WHEN_ADDED,
  ...TOTAL_ABILITIES,
  BY_NAME,
  MOST_FIRST,
  FAVOURITES,
  ...EMPTYING_ABILITIES,
  UNDO,
  UNDO_MOVE,
  FILTER,
  GROUP,
  ...VALUE_COLOUR_ABILITIES,
  ...EXPENSE_ABILITIES,
  SHARED_LIST,
  ...TRANSFER_ABILITIES,
  ...DAY_ABILITIES,
  ...HELPER_ABILITIES,
  ALL_AT_ONCE,
];

/** All that programs and pages can be given, in the order in which a wish that fits several tries them. */
export const ALL_ABILITIES: readonly Ability[] = [
  IN_LANGUAGE,
  ...ENTRY_ABILITIES,
  ...LIST_ABILITIES,
  ...MARK_ABILITIES,
  ...TASK_ABILITIES,
  ...PHOTO_ABILITIES,
  ...LAYOUT_ABILITIES,
  ...HABIT_ABILITIES,
  ...FLASHCARD_ABILITIES,
  ...FLASHCARD_MORE_ABILITIES,
  ...FLASHCARD_EDIT_ABILITIES,
  ...CARD_VIEW_ABILITIES,
  ...EMPTY_ABILITIES,
  ...FIELD_KIND_ABILITIES,
  ...OWN_ABILITIES,
  ...CHOICE_ABILITIES,
  ...FORM_ABILITIES,
  ...LIMIT_ABILITIES,
  ...START_VALUE_ABILITIES,
  ...QUIZ_ABILITIES,
  ...QUIZ_HELP_ABILITIES,
  ...QUIZ_MORE_ABILITIES,
  ...TIMER_ABILITIES,
  ...TIMER_MORE_ABILITIES,
  ...TIMER_SIGNAL_ABILITIES,
  ...ANY_PROGRAM_ABILITIES,
  ...COUNTDOWN_ABILITIES,
  ...WEATHER_ABILITIES,
  ...CONFETTI_ABILITIES,
  ...EMOJI_ABILITIES,
  ...LOOK_ABILITIES,
  ...SMALL_LOOK_ABILITIES,
  ...CONTENT_ABILITIES,
  ...PAGE_LINK_ABILITIES,
  ...PAGE_ABILITIES,
];
