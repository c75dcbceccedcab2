import { calculator } from "./apps/calculator/calculator";
import { chat } from "./apps/chat/chat";
import { collection } from "./apps/collection/collection";
import { converter } from "./apps/converter/converter";
import { countdown } from "./apps/countdown/countdown";
import { drawing } from "./apps/drawing/drawing";
import { expenses } from "./apps/expenses/expenses";
import { flashcards } from "./apps/flashcards/flashcards";
import { habits } from "./apps/habits/habits";
import { kanban } from "./apps/kanban/kanban";
import { landing } from "./apps/landing/landing";
import { markdownEditor } from "./apps/markdown/markdown";
import { memory } from "./apps/memory/memory";
import { notes } from "./apps/notes/notes";
import { portfolio } from "./apps/portfolio/portfolio";
import { quiz } from "./apps/quiz/quiz";
import { recipes } from "./apps/recipes/recipes";
import { timer } from "./apps/timer/timer";
import { todo } from "./apps/todo/todo";
import { weather } from "./apps/weather/weather";
import type { StarterApp } from "./starter-app";

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
