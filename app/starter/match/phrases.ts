import type { StarterApp } from "../starter-app";

/**
 * Ordinary ways to ask for an app without its name, in the languages of the starter: pattern of the
 * plain words → the app's folder. They count only where no name of an app was said.
 */
const PHRASES: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:quadro (?:de tarefas|kanban)|tablero de tareas|tableau (?:de tâches|kanban)|aufgaben-?board|lavagna (?:delle attività|kanban))(?!\p{L})/u,
    "kanban",
  ],
  [
    /(?<!\p{L})(?:pot ?luck|(?:bring|sign[ -]?up) list|who brings what|mitbring(?:liste|buffet|party)|wer (?:was )?mitbringt|auberge espagnole|qui apporte quoi|quién (?:trae|lleva) qué)(?!\p{L})/u,
    "todo",
  ],
  [
    /\b(?:what|where|how much)\b.{0,24}\b(?:i|we) (?:spend|spent)\b|\bmy (?:money|spending|costs)\b|\bwhere (?:all )?(?:our|the) money (?:goes|went)\b|\b(?:ausgaben|ausgabentracker|haushaltsbuch|haushaltskasse|dépenses|gastos|spese|despesas)\b/,
    "expenses",
  ],
  [
    /\b(?:things?|stuff|what) (?:i|we) (?:have|need) to (?:do|buy|get)\b|\b(?:shopping|grocery|groceries|packing|check) ?list\b|\b(?:einkaufsliste|aufgabenliste|aufgaben|liste de courses|tâches|lista de (?:la )?compra|tareas|lista della spesa|attività|lista de compras|lista delle cose|packlisten?|to-?do-liste|liste de tâches|tarefas)\b/,
    "todo",
  ],
  [
    /\b(?:write|jot|keep) (?:things |stuff |ideas |my (?:ideas|thoughts) )?(?:down|notes)\b|\b(?:journal|diary|notizen|notizbuch|tagebuch|carnet|notas|appunti)\b/,
    "notes",
  ],
  [
    /\b(?:every day|daily|each day)\b.{0,30}\b(?:did|do|track|streak|tick)|\b(?:gewohnheiten|gewohnheitstracker|gewohnheits-tracker|habitudes|hábitos|abitudini)\b|\bjeden tag abhaken\b|\b(?:chaque jour|cada día|ogni giorno|cada dia)\b/,
    "habits",
  ],
  [
    /\bdays? (?:until|till|left)\b|\bhow long until\b|\b(?:tage bis|compte à rebours|cuenta atrás|conto alla rovescia|contagem)\b/,
    "countdown",
  ],
  [
    /\b(?:cook|dishes i|rezept(?:e|buch|sammlung|kartei)?|kochbuch|recettes?|recetas?|ricette?|receitas?)\b/,
    "recipes",
  ],
  [/\b(?:quizfragen|questionnaire|cuestionario|rätsel)\b/, "quiz"],
  [
    /\b(?:vokabeln|lernkarten|karteikarten|learn (?:words|vocabulary)|vocabulaire|vocabulario)\b|vokabeltrainer|cartes de (?:révision|vocabulaire)|(?<!\p{L})(?:tarjetas|cartões|schede) (?:para|per) (?:estudiar|estudar|studiare|aprender|imparare)/u,
    "flashcards",
  ],
  [
    /\b(?:show|present) my (?:work|photos|pictures|projects|designs)\b|\b(?:lebenslauf|portfólio|meine arbeiten|mes travaux|mis trabajos|i miei lavori)\b/,
    "portfolio",
  ],
  [
    /\b(?:trinkgeld\p{L}*|pourboires?|propinas?|mance|mancia|gorjetas?)\b|\bsplit(?:s|ting)? (?:the |a |our )?(?:restaurant |dinner |bar )?(?:bill|check|cheque)\b/u,
    "tip",
  ],
  [/\b(?:taschenrechner|rechner|calculatrice|calculadora|calcolatrice)\b/, "calculator"],
  [
    /\b(?:zeichen-?(?:app|brett|programm)|malprogramm|zeichnen|dessiner|dibujar|disegnare|desenhar)\b/,
    "drawing",
  ],
  [
    /\b(?:memory-?spiel|jeu de mémoire|juego de memoria|gioco di memoria|jogo da memória)/,
    "memory",
  ],
  [/\b(?:stoppuhr|eieruhr|minuteur|temporizador)\b/, "timer"],
  // What is to be done again and again for each of several things.
  [
    /\b(?:remind(?:s|er|ed)?|remember|tells?|know|forget|when|see) (?:me |us |when |to |i |we |which |of |it(?:'s| is) time )*(?:need to |have to |should |must )?(?:water|feed|fertili[sz]e|repot|service|renew|replace|clean|wash|descale) (?:my|our|the|each|every) (?!(?:kitchens?|houses?|flats?|rooms?|bathrooms?|windows)\b)\p{L}+s\b/u,
    "collection",
  ],
  // Last of those: what is kept track of has fields of its own.
  [
    /\bkeep(?:ing|s)? (?:track|a record|records|a list|a log) of\b|\b(?:track|manage|organi[sz]e|catalogue?|collect|log)(?:ing)? (?:all )?(?:my|our|the|which|what|who)\b|\b(?:list|record|log|overview|database|catalogue?|register|inventory) (?:of|for) (?:all )?(?:my|our|the|who|what)\b|\bwho (?:borrow\w*|has) (?:my|our)\b|\b(?:übersicht (?:über|meiner|unserer)|verwalt\w+|liste (?:meiner|unserer|aller)|inventarliste|registre|gérer (?:mes|nos|les)|gestionar (?:mis|nuestr\w+|los|las)|gestire (?:i miei|le mie|i|le)|gerir (?:os|as))\b/,
    "collection",
  ],
  // Chinese has no spaces between its words.
  [/记账|支出|开销|花费|预算/, "expenses"],
  [/习惯|打卡/, "habits"],
  [/看板/, "kanban"],
  [/待办|任务|清单/, "todo"],
  [/笔记|日记|备忘/, "notes"],
  [/食谱|菜谱/, "recipes"],
  [/倒计时|倒数/, "countdown"],
  [/番茄钟|计时器|秒表/, "timer"],
  [/测验|问答/, "quiz"],
  [/抽认卡|单词卡|背单词/, "flashcards"],
  [/计算器/, "calculator"],
  [/画板|画画/, "drawing"],
  [/记忆游戏|翻牌/, "memory"],
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
  const id = phraseOf(words) ?? (PAGE.test(words) || isPlace ? "landing" : null);
  return apps.find((app) => app.id === id) ?? null;
}

/** The folder of the app that is asked for in ordinary words. */
export function phraseOf(words: string): string | null {
  return PHRASES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Whether a page is asked for, by the word for one. */
export function asksForPage(words: string): boolean {
  return PAGE.test(words);
}
