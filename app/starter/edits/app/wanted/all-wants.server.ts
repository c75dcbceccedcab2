import type { AppReader } from "../app-orders.server";
import { clauseOf } from "../clause";
import { readStrictly } from "../families/family";
import { AVERAGE_PERSON_WANTS } from "./average-person";
import { BOARD_WANTS } from "./board-wants";
import { CHECK_WANTS, LATE_CHECK_WANTS } from "./check-wants";
import { AGE_WANTS } from "./entry-age";
import { FEW_OPEN_WANTS } from "./few-open";
import { GROUP_WANTS } from "./group-wants";
import { HABIT_TOTAL_WANTS } from "./habit-totals";
import { LIMIT_WANTS } from "./lane-limit";
import { LIST_WANTS, PEOPLE_WANTS } from "./list-wants.server";
import { MONEY_WANTS } from "./money-wants";
import { NUMBER_FILTER_WANTS } from "./number-filter";
import { PIN_WANTS } from "./pin-wants";
import { PICK_WANTS, PLAIN_WANTS } from "./plain-wants";
import { PRINT_WANTS } from "./print-one";
import { SELECT_WANTS } from "./select-several";
import { SNOOZE_WANTS } from "./snooze";
import { SORT_WANTS } from "./sort-choice";
import { SUM_INPUT_WANTS } from "./sum-input";
import { THERE_WANTS } from "./there-wants";
import { TICK_LOOK_WANTS } from "./tick-look";
import { DAYS_LEFT_WANTS, TIME_WANTS } from "./time-wants";
import { wishesIn, withoutNames } from "./told-around";

const ALL = [
  ...THERE_WANTS,
  ...TICK_LOOK_WANTS,
  ...FEW_OPEN_WANTS,
  ...AGE_WANTS,
  ...SUM_INPUT_WANTS,
  ...AVERAGE_PERSON_WANTS,
  ...NUMBER_FILTER_WANTS,
  ...HABIT_TOTAL_WANTS,
  ...MONEY_WANTS,
  ...LIMIT_WANTS,
  ...BOARD_WANTS,
  ...SNOOZE_WANTS,
  ...GROUP_WANTS,
  ...SELECT_WANTS,
  ...SORT_WANTS,
  ...PIN_WANTS,
  ...TIME_WANTS,
  ...CHECK_WANTS,
  ...PICK_WANTS,
  ...PRINT_WANTS,
  ...PEOPLE_WANTS,
  ...LIST_WANTS,
];

/** Those that are about people take their names, too: "let me tick who shares it: Ana, Ben and Chris". */
const OF_PEOPLE = [...PEOPLE_WANTS, ...MONEY_WANTS];

/** What people ask of lists, boards and money that takes a feature of its own, with or without what they tell around it. */
export const readWant: AppReader = (clause, files) => {
  for (const said of wishesIn(clause.said)) {
    const edit = readStrictly(ALL, said === clause.said.trim() ? clause : clauseOf(said), files);
    if (edit) return edit;
  }
  const nameless = withoutNames(clause.said);
  return nameless === null ? null : readStrictly(OF_PEOPLE, clauseOf(nameless), files, clause.said);
};

const LATE = [...PLAIN_WANTS, ...LATE_CHECK_WANTS, ...DAYS_LEFT_WANTS];

/** Those of which other readers know some in their own words: they are asked first. */
export const readLateWant: AppReader = (clause, files) => readStrictly(LATE, clause, files);
