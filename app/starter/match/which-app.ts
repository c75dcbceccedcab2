import type { Field, StarterApp } from "../starter-app";
import { matchApp } from "./app-match";
import { dailyGoalIn } from "./daily-goal";
import type { Facts } from "./facts/facts";
import { keptByUse } from "./kept-by-use";
import { listedFields } from "./listed-fields";
import { appByPhrase, asksForPage, phraseOf } from "./phrases";
import type { SaidLists } from "./said-lists";
import { isToldAsPage, readsLikeNotes } from "./told-as-page";
import { isTool, picksOne } from "./tool";
import { toolByUse } from "./tool-by-use";
import { owes, sharesBills } from "./who-pays";
import { headAndRest } from "./words";

const PAGE_FIRST =
  /^(?:(?:please |can you |could you |i (?:want|need) |i'd like |make |build |create |me |us |a |an |the |one |simple |nice |small )*)(?:web ?)?(?:page|site|website) (?:for|of|about)\b/;

/** A board of columns by what it is for; notice boards, dashboards and games are others. */
const OF_BOARD =
  /(?:^|(?<!\p{L})(?:an?|the|our|my|simple|small|little) )(?:(?:task|job|order|orders|work|repair|project|production) )?board (?:(?:to|for|that|where (?:i|we|you) can) (?:(?:help (?:me|us) |lets (?:me|us) )?(?:track|follow|organi[sz]e|manage|move|keep track of|plan)(?:ing)?|tracking|organi[sz]ing|managing)(?!\p{L})|with (?:the )?(?:columns|lanes|stages))/u;

/** "Chore board for three flatmates. Columns: To do, Doing, Done": a board that is said to have some. */
const OF_COLUMNS =
  /^(?:[^\s]+ ){0,6}(?:board|tablero|tableau|lavagna|bacheca|quadro|tafel)(?!\p{L}).*(?<!\p{L})(?:columns?|lanes?|columnas?|colonnes?|spalten|colonne|colunas?)(?!\p{L})/su;

/** By its name, by an ordinary way to ask for it, or by the name that was given to it. */
export function appIn(
  words: string,
  {
    withTitle,
    facts,
    lists,
    text,
    described,
  }: {
    withTitle: string;
    facts: Facts;
    lists: SaidLists;
    text: string;
    described: readonly Field[] | null;
  },
  apps: readonly StarterApp[],
) {
  const matched = matchApp(words, apps);
  // "A board to track orders in my bakery": what is moved on it is the business's, and the board no page about it.
  const isBoard = OF_BOARD.test(words) || OF_COLUMNS.test(words);
  const board = isBoard && apps.find(({ id }) => id === "kanban");
  if (board && !asksForPage(words)) return { app: board, inHead: true };
  // "40 minutes training and 3 minutes rest": so long an interval is one of work, not of exercise.
  const timer = LONG_INTERVAL.test(words) && apps.find(({ id }) => id === "timer");
  if (timer && matched?.app.id === "intervals") return { app: timer, inHead: true };
  // "Plant watering reminder list": each of them is to be watered again.
  const watered = OF_PLANTS.test(words) && apps.find(({ id }) => id === "collection");
  if (watered && !asksForPage(words) && (!matched?.inHead || matched.app.id === "todo"))
    return { app: watered, inHead: true };
  // "Escape rooms in Halifax … no booking system, just phone": all that a page tells, and no program asked for.
  const landing = apps.find(({ id }) => id === "landing");
  if (landing && isToldAsPage(words, facts, matched)) return { app: landing, inHead: true };
  const byTool = toolByUse(words);
  const tool = byTool && apps.find(({ id }) => id === byTool);
  if (tool) return { app: tool, inHead: true };
  // "Books that I lent", "our book club": what is done with them tells what is kept of each.
  const kept = keptByUse(words) && apps.find(({ id }) => id === "collection");
  if (kept) return { app: kept, inHead: true };
  // "A game to practise the 7 times table": the word for any game is outweighed by what it is of.
  const ownGame = matched?.app.id === "memory" && apps.find((app) => isOtherGame(app, words));
  const named = ownGame ? { app: ownGame, inHead: true } : matched;
  const ofBill = apps.find(({ id }) => id === "tip");
  if (ofBill && named?.app.id === "calculator" && OF_BILL.test(words))
    return { app: ofBill, inHead: true };
  // What is drawn from is a list; the button that draws is added to it.
  const list = apps.find(({ id }) => id === "todo");
  if (list && !named?.inHead && picksOne(words) && !asksForPage(words))
    return { app: list, inHead: true };
  const byUse = asksForPage(words) ? null : appByUse(text);
  const used = apps.find(({ id }) => id === byUse);
  if (used && (!named?.inHead || named.app.id === "collection")) return { app: used, inHead: true };
  // "Tracker de dépenses": in another language the name of a kind is no English one, and what it is of tells.
  const own = facts.language === "en" ? null : apps.find(({ id }) => id === phraseOf(words));
  if (named?.app.id === "collection" && own) return { app: own, inHead: true };
  const collection = apps.find(({ id }) => id === "collection");
  const isKept =
    (described?.length ?? 0) >= FIELDS_OF_ENTRIES && (PROGRAM.test(words) || KEEPS.test(words));
  const isOwnApp = named?.inHead && named.app.page === undefined && named.app.id !== "notes";
  const phrase = phraseOf(words);
  if (collection && isKept && !isOwnApp && !asksForPage(words) && (!phrase || phrase === "notes"))
    return { app: collection, inHead: true };
  // Notes of several fields are entries: "log my blood pressure: date, systolic, diastolic, pulse".
  const isOther = phrase !== null && phrase !== "notes" && phrase !== "collection";
  const areNotes = !isOther && (named?.app.id ?? phrase) === "notes";
  const ofFields = areNotes && !asksForPage(words) && !ONLY_NOTES.test(words);
  if (collection && ofFields && listedFields(text)) return { app: collection, inHead: true };
  // What it is asked for as tells more than a word of what it holds: "dépenses" than "une note".
  const inHead = named && !named.inHead ? phraseOf(headAndRest(words).head) : null;
  const headed = apps.find(({ id }) => id === inHead);
  if (headed) return { app: headed, inHead: true };
  // What is sold, where and when is told for a page, though "swarm collection" is one of the things.
  const isTold = named && !named.inHead && asksForPage(words) && !PROGRAM.test(words);
  if (landing && isTold && readsLikeNotes(facts)) return { app: landing, inHead: true };
  // A page with prices shows them: "price list page: mugs 22" keeps no list of entries.
  if (landing && named?.app.id === "collection" && asksForPage(words) && facts.items.length > 0)
    return { app: landing, inHead: true };
  // "A page for the fair" is one, though a raffle is drawn there.
  if (named && (named.inHead || named.app.page !== undefined || !PAGE_FIRST.test(words)))
    return named;
  const byLists = appByLists(words, lists, text);
  const listing = apps.find(({ id }) => id === byLists);
  if (listing) return { app: listing, inHead: true };
  // "Une appli pour noter les anniversaires": a program that keeps something is no page about it.
  if (
    collection &&
    PROGRAM.test(words) &&
    NOTES_DOWN.test(words) &&
    !phrase &&
    (!readsLikeNotes(facts) || PROGRAM.test(words.slice(0, HEAD_CHARACTERS)))
  )
    return { app: collection, inHead: true };
  const head = /^[^.,:;(\n]*/u.exec(words)?.[0] ?? "";
  const isPlace =
    ((facts.place !== null && asksToMake(words)) || readsLikeNotes(facts)) &&
    (asksForPage(words) || !isTool(head, ""));
  const app = appByPhrase(words, apps, isPlace);
  if (app)
    return { app, inHead: asksToMake(words) || readsLikeNotes(facts) || ASKS_WHERE.test(words) };
  const other = matchApp(withTitle, apps);
  return (
    other ??
    (collection && (KEEPS_SOMETHING.test(words) || FOR_OWN.test(words))
      ? { app: collection, inHead: true }
      : null)
  );
}

/** "Where our money goes each month": what is to be known, in the place of what is to be made. */
const ASKS_WHERE =
  /^(?:see |show (?:me )?|know |track )?where (?:all )?(?:my|our|the) money (?:goes|went)\b/u;

const LONG_INTERVAL =
  /(?<![\d.,])[1-9]\d{1,2}[ -]?(?:min|mins|minutes?|minuten|minutos|minuti)(?!\p{L})/u;
const OF_PLANTS =
  /(?<!\p{L})(?:plants? (?:watering|feeding)|water(?:ing)? (?:my |our |the )?(?:house ?)?plants?)(?!\p{L})/u;

/** Whether a text names an app that it cannot be about in passing, other than the memory game. */
function isOtherGame({ id, unmistakable }: StarterApp, words: string): boolean {
  return (
    id !== "memory" && !/\bmemory\b|\bpairs\b/.test(words) && unmistakable?.test(words) === true
  );
}

/** A bill that is parted once, where people eat. */
const AT_TABLE =
  /(?<!\p{L})(?:restaurants?|dinner|lunch|brunch|meals?|bar|pub|tips?|gratuity)(?!\p{L})/iu;

/** A calculator of what is paid at a table: the tip, and what each has to pay. */
const OF_BILL =
  /(?<!\p{L})(?:tips?|tipping|gratuity|(?:split|share|divid)\p{L}* (?:the |a |our )?(?:\p{L}+ )?(?:bill|check|cheque))(?!\p{L})/u;

/** So many fields are those of entries: who tells what they consist of wants no page, though prices are said. */
export const FIELDS_OF_ENTRIES = 3;
const KEEPS =
  /(?<!\p{L})(?:keep(?: track)?|tracks?|record|log|note down|write down|enter|lists?|tables?|overview|manage|inventory|register|database|planner|diary|journal|notebook|inventari[oa]|inventaire|registro|registre|diari[oa]|\p{L}*tagebuch|carnet|elenco|listado|planilla|tabelle|übersicht|verzeichnis)(?!\p{L})/u;
const PROGRAM =
  /(?<!\p{L})(?:apps?|appli(?:cation)?|aplicación|aplicativo|applicazione|anwendung|programm|software|tool)(?!\p{L})/u;

/** Notes that are asked for by name are notes, whatever is listed. */
const ONLY_NOTES =
  /(?<!\p{L})(?:notes app|note-?taking|notizen|notizbuch|bloc-?notes|journal|diary|tagebuch)(?!\p{L})/u;
/** What is asked for stands in so much of a text's beginning. */
const HEAD_CHARACTERS = 30;
const NOTES_DOWN =
  /(?<!\p{L})(?:controlar|contrôler|controllare|kontrollieren|gérer|gestionar|gestire|gerir|note|notes|noting|remember|log|track|record|merken|notieren|aufschreiben|eintragen|verwalten|noter|suivre|enregistrer|anotar|apuntar|registrar|recordar|segnare|annotare|registrare|ricordare|registar|lembrar)(?!\p{L})/u;
/** What is asked for as a thing to keep something in, without a name for it. */
const KEEPS_SOMETHING =
  /^(?:(?:please|can you|could you|i|we|need|want|would like|i'd like|make|build|create|me|us|an?|the|my|our|simple|small)\s+)*(?:something|a thing|a place|a tool|a way) (?:where|to|for|that|so|in which|with which)(?!\p{L})|(?<!\p{L})(?:rota|roster|log ?book|schedule|plan|overview|sheet|chart)(?: for (?:my|our|the) [\p{L} ]+| of [\p{L} ]+)?$|(?<!\p{L})(?:count(?:ing)?|keep count of) (?:my|our|all|the) \p{L}+|(?<!\p{L})how (?:many|much) (?:\p{L}+ ){1,4}(?:i|we) \p{L}+/u;

const ASKING =
  "(?:(?:please|can you|could you|i|we|need|want|would like|i'd like|make|build|create|me|us|an?|the|simple|small|little|nice|mach|baue?|erstelle?|mir|uns|eine?|kleine|bitte|ich|wir|will|möchte|brauche|fais|crée|moi|une?|petite|quiero|necesito|haz|hazme|crea|una?|vorrei|voglio|fammi|uma?|quero|preciso|faça) )*";
/** "An app for my plants", "plant care app": a program for something of one's own, of which nothing else is said. */
const FOR_OWN = new RegExp(
  `^${ASKING}(?:app|appli|application|aplicación|applicazione|aplicativo|tool|programm?) (?:for|to (?:track|manage|keep track of|keep|organi[sz]e|care for|look after|take care of|remember|log|list|record|collect)|für|pour|para|per) (?:my|our|all my|all our|all of my|meine[rn]?|unsere[rn]?|mes|nos|mis|nuestr[oa]s|i miei|le mie|i nostri|le nostre|meus|minhas|nossos|nossas) (?!(?:kids?|children|friends?|family|business|company|portfolio|gym|shops?|stores?|caf[eé]s?|restaurants?|salons?|studios?|clubs?|schools?|bakery|bars?|bands?|church|teams?|hotels?|hostel|clinic|practice|office|startup|agency|farm|hof|laden|praxis|verein|firma|wedding|dog|cat)(?!\\p{L}))\\p{L}{3,}(?: \\p{L}+){0,2}$|^${ASKING}(?:my |our )?\\p{L}{3,}(?: \\p{L}+)? (?:care|watering|keeping|collection|collecting|tracking|organi[sz]er|management|maintenance|inventory|log|tracker) app$`,
  "u",
);

/** What is done with it tells what it is: bills are shared, a number is to be reached every day. */
function appByUse(text: string): string | null {
  if (sharesBills(text)) return AT_TABLE.test(text) ? "tip" : owes(text) ? "owed" : "expenses";
  return dailyGoalIn(text) ? "habits" : null;
}

/** What a wish lists tells what it is where nothing is named: fields of entries, cards, questions. */
function appByLists(words: string, { pairs, questions }: SaidLists, text: string): string | null {
  if (asksForPage(words)) return null;
  if (questions.length > 0) return "quiz";
  if (pairs.length > 1) return "flashcards";
  return listedFields(text) && !phraseOf(words) ? "collection" : null;
}

/** A wish for something new, in ordinary words. */
function asksToMake(words: string): boolean {
  return /\b(?:make|build|create|design|need|want|would like|i'd like|give|help|generate|set up|start|looking for|mach(?:e|en|t|st)?|bau(?:e|en|t)?|erstell\w*|brauch\w*|möchte|hätte|will|fai[st]?|crée\w*|veux|voudrais|besoin|haz|crea\w*|quiero|necesito|voglio|vorrei|quero|preciso|faça|crie)\b|做|创建|制作|我想|我要|需要|请|帮我|给我/.test(
    words,
  );
}
