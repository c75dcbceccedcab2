import type { AppReader } from "../app-orders.server";
import { AGAIN_SENTENCES } from "./again-sentences";
import { ALL_LANES_SENTENCES } from "./all-lanes-sentences";
import { ANY_APP_SENTENCES } from "./any-app-sentences";
import { BOARD_SENTENCES } from "./board-sentences";
import { BUDGET_SENTENCES } from "./budget-sentences";
import { BY_NAME_SENTENCES } from "./by-name-sentences";
import { CALCULATOR_SENTENCES } from "./calculator-sentences";
import { CARD_SENTENCES } from "./card-sentences";
import { CARDS_ON_PHONES } from "./cards-on-phones";
import { CHOICE_SENTENCES } from "./choice-sentences";
import { CLAUSE_FIELD_SENTENCES } from "./clause-field-sentences";
import { COLOURED_LABELS } from "./coloured-label";
import { DONE_SENTENCES } from "./done-sentences";
import { DRAWING_SENTENCES } from "./drawing-sentences";
import { EACH_HAS_ELSEWHERE } from "./each-has-elsewhere";
import { EACH_HAS_SENTENCES } from "./each-has-sentences";
import { ENTRY_SENTENCES } from "./entry-sentences";
import { EXPENSE_SENTENCES } from "./expense-sentences";
import { FIELD_SENTENCES } from "./field-sentences";
import { HABIT_LOOK_SENTENCES } from "./habit-look-sentences";
import { HABIT_SENTENCES } from "./habit-sentences";
import { KNOWN_LIST_SENTENCES } from "./known-lists";
import { KNOWN_SENTENCES } from "./known-sentences";
import { LANE_SENTENCES } from "./lane-sentences";
import { MEMORY_SENTENCES } from "./memory-sentences";
import { NAME_SENTENCES } from "./name-sentences";
import { NUMBER_SENTENCES } from "./number-sentences";
import { OWN_SENTENCES } from "./own-sentences";
import { QUIZ_SENTENCES } from "./quiz-sentences";
import { RECIPE_SENTENCES } from "./recipe-sentences";
import { readSentences } from "./sentence";
import { TAB_SENTENCES } from "./tab-sentences";
import { THERE_IN_LISTS } from "./there-in-lists";
import { THERE_SPOKEN } from "./there-spoken";
import { TIMER_END_SENTENCES } from "./timer-end-sentences";
import { TIMER_MORE_SENTENCES } from "./timer-more-sentences";
import { TIMER_SENTENCES } from "./timer-sentences";
import { TOLD_FIELD_SENTENCES } from "./told-field-sentences";
import { TOLD_VIEW_SENTENCES } from "./told-view-sentences.server";
import { USED_UP_SENTENCES } from "./used-up-sentences";
import { WEATHER_SENTENCES } from "./weather-sentences";

const ALL = [
  ...DRAWING_SENTENCES,
  ...KNOWN_SENTENCES,
  ...KNOWN_LIST_SENTENCES,
  ...THERE_IN_LISTS,
  ...THERE_SPOKEN,
  ...CARDS_ON_PHONES,
  ...COLOURED_LABELS,
  ...HABIT_LOOK_SENTENCES,
  ...LANE_SENTENCES,
  ...TAB_SENTENCES,
  ...DONE_SENTENCES,
  ...ALL_LANES_SENTENCES,
  ...BOARD_SENTENCES,
  ...CALCULATOR_SENTENCES,
  ...TIMER_SENTENCES,
  ...TIMER_END_SENTENCES,
  ...TIMER_MORE_SENTENCES,
  ...CARD_SENTENCES,
  ...RECIPE_SENTENCES,
  ...QUIZ_SENTENCES,
  ...MEMORY_SENTENCES,
  ...WEATHER_SENTENCES,
  ...EXPENSE_SENTENCES,
  ...BUDGET_SENTENCES,
  ...BY_NAME_SENTENCES,
  ...NAME_SENTENCES,
  ...NUMBER_SENTENCES,
  ...AGAIN_SENTENCES,
  ...CLAUSE_FIELD_SENTENCES,
  ...TOLD_FIELD_SENTENCES,
  ...TOLD_VIEW_SENTENCES,
  ...CHOICE_SENTENCES,
  ...FIELD_SENTENCES,
  ...HABIT_SENTENCES,
  ...OWN_SENTENCES,
  ...ENTRY_SENTENCES,
  ...ANY_APP_SENTENCES,
  ...EACH_HAS_SENTENCES,
  ...USED_UP_SENTENCES,
  ...EACH_HAS_ELSEWHERE,
];

/** Everyday orders of apps, each known by its whole sentence. */
export const readSentence: AppReader = (clause, files) => readSentences(ALL, clause, files);
