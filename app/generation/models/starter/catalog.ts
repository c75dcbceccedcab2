import { calculator } from "./apps/calculator/calculator";
import { landing } from "./apps/landing/landing";
import { quiz } from "./apps/quiz/quiz";
import { todo } from "./apps/todo/todo";
import type { StarterApp } from "./starter-app";

/** Every app the starter can make. Earlier ones win a tie. */
export const apps: readonly StarterApp[] = [todo, calculator, quiz, landing];
