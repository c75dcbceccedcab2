import { words } from "./ability";

/** The attributes of the small buttons that abilities add. */
export const BUTTON = 'type="button" className="button small"';

/** Words that are often said with a button for something. */
export const A_BUTTON = words(
  "button*|knopf|schaltfläche|bouton|botón|boton|pulsante|bottone|botão|possibility|option|way|möglichkeit|make|have|there|as|file|files|everything|all|alles|alle|list|liste|lista|tout|todo|todos|tutto|tudo|data|daten|entries|einträge",
);

/** Words for what programs keep. */
export const ENTRIES = words(
  "list|lists|tasks?|todos?|cards?|entries|entry|items?|recipes?|films?|movies?|books?|notes?|habits?|expenses?|things?|games?|places?|words?|plants?|liste|aufgaben|karten|einträge|rezepte|filme|bücher|tâches?|dépenses?|notes?|tareas?|gastos?|recetas?|ricette|spese|tarefas?|contacts?|clients?|guests?|students?|people|ausgaben|aufgabe|eintrag",
);
