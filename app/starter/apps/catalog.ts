import type { StarterApp } from "~/starter/starter-app";
import { billing } from "./billing/app";
import { birthdays } from "./birthdays/app";
import { calculator } from "./calculator/app";
import { chat } from "./chat/app";
import { collection } from "./collection/app";
import { converter } from "./converter/app";
import { countdown } from "./countdown/app";
import { counter } from "./counter/app";
import { drawing } from "./drawing/app";
import { expenses } from "./expenses/app";
import { flashcards } from "./flashcards/app";
import { habits } from "./habits/app";
import { household } from "./household/app";
import { intervals } from "./intervals/app";
import { kanban } from "./kanban/app";
import { landing } from "./landing/app";
import { loan } from "./loan/app";
import { markdown } from "./markdown/app";
import { mealplan } from "./mealplan/app";
import { memory } from "./memory/app";
import { notes } from "./notes/app";
import { owed } from "./owed/app";
import { portfolio } from "./portfolio/app";
import { practice } from "./practice/app";
import { presets } from "./presets/app";
import { quiz } from "./quiz/app";
import { recipes } from "./recipes/app";
import { rowgame } from "./rowgame/app";
import { scoreboard } from "./scoreboard/app";
import { snake } from "./snake/app";
import { timer } from "./timer/app";
import { tip } from "./tip/app";
import { todo } from "./todo/app";
import { weather } from "./weather/app";
import { wheel } from "./wheel/app";

/** Every app the starter can make. Earlier ones win a tie. */
export const apps: readonly StarterApp[] = [
  todo,
  notes,
  calculator,
  timer,
  countdown,
  habits,
  kanban,
  expenses,
  quiz,
  flashcards,
  weather,
  recipes,
  portfolio,
  landing,
  markdown,
  drawing,
  memory,
  chat,
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
  collection,
];
