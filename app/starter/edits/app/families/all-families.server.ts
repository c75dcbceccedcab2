import type { AppReader } from "../app-orders.server";
import { BOARD_FAMILIES } from "./board-families";
import { CURRENCY_FAMILIES } from "./currency-families";
import { DONE_FAMILIES } from "./done-families";
import { ENTRY_FAMILIES } from "./entry-families";
import { readStrictly } from "./family";
import { FIELD_FAMILIES } from "./field-families";
import { HABIT_FAMILIES } from "./habit-families";
import { LIST_FAMILIES } from "./list-families";
import { LOOK_FAMILIES } from "./look-families";
import { MONEY_FAMILIES } from "./money-families";
import { ORDER_FAMILIES } from "./order-families";
import { STREAK_ORDER } from "./streak-order";

const OWN = [
  ...MONEY_FAMILIES,
  ...HABIT_FAMILIES,
  STREAK_ORDER,
  ...DONE_FAMILIES,
  ...LIST_FAMILIES,
  ...LOOK_FAMILIES,
  ...BOARD_FAMILIES,
  ...CURRENCY_FAMILIES,
];
const ANY = [...ORDER_FAMILIES, ...FIELD_FAMILIES, ...ENTRY_FAMILIES];

/** What people ask of lists, boards, money and habits in everyday words, whatever their order. */
export const readFamily: AppReader = (clause, files) => readStrictly(OWN, clause, files);

/** The same of any entries, where no sentence is known that says it closer. */
export const readAnyFamily: AppReader = (clause, files) => readStrictly(ANY, clause, files);
