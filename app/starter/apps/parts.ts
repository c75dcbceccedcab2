import type { AppParts } from "~/starter/edits/app/parts/app-part";
import { parts as billing } from "./billing/parts";
import { parts as birthdays } from "./birthdays/parts";
import { parts as calculator } from "./calculator/parts";
import { parts as chat } from "./chat/parts";
import { parts as collection } from "./collection/parts";
import { parts as converter } from "./converter/parts";
import { parts as countdown } from "./countdown/parts";
import { parts as counter } from "./counter/parts";
import { parts as drawing } from "./drawing/parts";
import { parts as expenses } from "./expenses/parts";
import { parts as flashcards } from "./flashcards/parts";
import { parts as habits } from "./habits/parts";
import { parts as household } from "./household/parts";
import { parts as intervals } from "./intervals/parts";
import { parts as kanban } from "./kanban/parts";
import { parts as loan } from "./loan/parts";
import { parts as markdown } from "./markdown/parts";
import { parts as mealplan } from "./mealplan/parts";
import { parts as memory } from "./memory/parts";
import { parts as notes } from "./notes/parts";
import { parts as owed } from "./owed/parts";
import { parts as practice } from "./practice/parts";
import { parts as presets } from "./presets/parts";
import { parts as quiz } from "./quiz/parts";
import { parts as recipes } from "./recipes/parts";
import { parts as rowgame } from "./rowgame/parts";
import { parts as scoreboard } from "./scoreboard/parts";
import { parts as snake } from "./snake/parts";
import { parts as timer } from "./timer/parts";
import { parts as tip } from "./tip/parts";
import { parts as todo } from "./todo/parts";
import { parts as weather } from "./weather/parts";
import { parts as wheel } from "./wheel/parts";

/** What the apps show, by what people call it. A test holds each to the files of its app. */
export const appParts: readonly AppParts[] = [
  todo,
  kanban,
  habits,
  expenses,
  notes,
  recipes,
  collection,
  chat,
  quiz,
  timer,
  countdown,
  flashcards,
  memory,
  calculator,
  drawing,
  markdown,
  weather,
  converter,
  tip,
  practice,
  scoreboard,
  snake,
  rowgame,
  intervals,
  owed,
  wheel,
  birthdays,
  loan,
  counter,
  mealplan,
  household,
  billing,
  presets,
];
