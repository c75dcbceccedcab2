import type { StarterApp } from "../starter-app";

/**
 * Ordinary ways to ask for an app without its name, in the languages of the starter: pattern of the
 * plain words → the app's folder. They count only where no name of an app was said.
 */
const PHRASES: [RegExp, string][] = [
  [
    /\b(?:what|where|how much)\b.{0,24}\b(?:i|we) (?:spend|spent)\b|\bmy (?:money|spending|costs)\b|\b(?:ausgaben|haushaltsbuch|dépenses|gastos|spese|despesas)\b/,
    "expenses",
  ],
  [
    /\b(?:things?|stuff|what) (?:i|we) (?:have|need) to (?:do|buy|get)\b|\b(?:shopping|grocery|groceries|packing|check) ?list\b|\b(?:einkaufsliste|aufgabenliste|aufgaben|liste de courses|tâches|lista de (?:la )?compra|tareas|lista della spesa|attività|lista de compras|tarefas)\b/,
    "todo",
  ],
  [
    /\b(?:write|jot|keep) (?:things |stuff |ideas |my (?:ideas|thoughts) )?(?:down|notes)\b|\b(?:journal|diary|notizen|notizbuch|tagebuch|carnet|notas|appunti)\b/,
    "notes",
  ],
  [
    /\b(?:every day|daily|each day)\b.{0,30}\b(?:did|do|track|streak|tick)|\b(?:gewohnheiten|habitudes|hábitos|abitudini)\b/,
    "habits",
  ],
  [
    /\bdays? (?:until|till|left)\b|\bhow long until\b|\b(?:tage bis|compte à rebours|cuenta atrás|conto alla rovescia|contagem)\b/,
    "countdown",
  ],
  [/\b(?:cook|dishes i|rezepte?|kochbuch|recettes?|recetas?|ricette?|receitas?)\b/, "recipes"],
  [/\b(?:quizfragen|questionnaire|cuestionario|rätsel)\b/, "quiz"],
  [
    /\b(?:vokabeln|lernkarten|karteikarten|learn (?:words|vocabulary)|vocabulaire|vocabulario)\b/,
    "flashcards",
  ],
  [
    /\b(?:show|present) my (?:work|photos|pictures|projects|designs)\b|\b(?:lebenslauf|meine arbeiten|mes travaux|mis trabajos|i miei lavori)\b/,
    "portfolio",
  ],
  [/\b(?:taschenrechner|rechner|calculatrice|calculadora|calcolatrice)\b/, "calculator"],
  [/\b(?:stoppuhr|eieruhr|minuteur|temporizador)\b/, "timer"],
];

/** A page about a place, in the words for a page of six languages. */
const PAGE =
  /\b(?:page|site|website|webpage|seite|webseite|internetseite|homepage|página|sitio|web|sito|pagina|flyer|invitation|einladung)\b/;

/** The app that a text asks for in ordinary words; null when none. `isPlace` is what it is about. */
export function appByPhrase(
  words: string,
  apps: readonly StarterApp[],
  isPlace: boolean,
): StarterApp | null {
  const id =
    PHRASES.find(([pattern]) => pattern.test(words))?.[1] ??
    (PAGE.test(words) || isPlace ? "landing" : null);
  return apps.find((app) => app.id === id) ?? null;
}
