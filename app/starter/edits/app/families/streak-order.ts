import type { FileTree } from "~/projects/files";
import { ordered } from "../../abilities/each-program";
import { changeApp, entryApp } from "../../abilities/entries-of-app";
import { type EditResult, there } from "../../edit";
import { anyOf } from "../said-of";
import type { Family } from "./family";

/** Habits by their days in a row: "sort by streak" needs no field of that name. */
export const STREAK_ORDER: Family = {
  asks: [
    anyOf("sort\\p{L}*|order\\p{L}*|rank\\p{L}*|first|top|at the top"),
    anyOf("streaks?|days in a row"),
  ],
  more: anyOf(
    "by|longest|highest|best|biggest|put|ones|with the|streaks?|descending|habits?|current",
  ),
  not: anyOf("ever|shortest|lowest|worst|ascending|hide|remove|field"),
  make: byStreak,
};

function byStreak(files: FileTree): EditResult | null {
  const app = entryApp(files);
  if (!app || !/function streakOf\(/.test(app.code)) return null;
  if (app.list.includes("streakOf(b.days)"))
    return there("The habits stand by their streaks already.");
  return changeApp(
    files,
    (own) => ordered(own, "(a, b) => streakOf(b.days) - streakOf(a.days)"),
    "The habits with the most days in a row stand first now.",
  );
}
