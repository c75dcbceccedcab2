import type { AppReader } from "../app-orders.server";
import { DONE_FAMILIES } from "./done-families";
import { readStrictly } from "./family";
import { HABIT_FAMILIES } from "./habit-families";
import { LIST_FAMILIES } from "./list-families";
import { LOOK_FAMILIES } from "./look-families";
import { MONEY_FAMILIES } from "./money-families";

const ALL = [
  ...MONEY_FAMILIES,
  ...HABIT_FAMILIES,
  ...DONE_FAMILIES,
  ...LIST_FAMILIES,
  ...LOOK_FAMILIES,
];

/** What people ask of lists, money and habits in everyday words, whatever their order. */
export const readFamily: AppReader = (clause, files) => readStrictly(ALL, clause, files);
