import { calculator } from "./calculator/calculator";
import { chat } from "./chat/chat";
import { collection } from "./collection/collection";
import { converter } from "./converter/converter";
import { countdown } from "./countdown/countdown";
import { drawing } from "./drawing/drawing";
import { expenses } from "./expenses/expenses";
import { flashcards } from "./flashcards/flashcards";
import { habits } from "./habits/habits";
import { kanban } from "./kanban/kanban";
import { landing } from "./landing/landing";
import { markdownEditor } from "./markdown/markdown";
import { memory } from "./memory/memory";
import { notes } from "./notes/notes";
import { portfolio } from "./portfolio/portfolio";
import { quiz } from "./quiz/quiz";
import { recipes } from "./recipes/recipes";
import type { StarterApp } from "./starter-app";
import { timer } from "./timer/timer";
import { todo } from "./todo/todo";
import { weather } from "./weather/weather";

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
  markdownEditor,
  drawing,
  memory,
  chat,
  converter,
  collection,
];
