import type { StarterApp } from "../starter-app";
import type { Facts } from "./facts/facts";

/** So many of the things that a page tells are no wish for an app. */
const ENOUGH_TOLD = 2;
/** So many of them outweigh a word for an app that stands somewhere in the text. */
const MUCH_TOLD = 3;
/** More prices than these are a price list, which counts twice. */
const SEVERAL = 2;
/** Shorter texts hold a fact or two of whatever they ask for. */
const TEXT_CHARACTERS = 160;

/** A program, in the words for one: what is said of it may hold hours, prices and telephone numbers, too. */
const PROGRAM =
  /(?<!\p{L})(?:apps?|appli(?:cation)?s?|aplicación|aplicativo|applicazione|anwendung|programm?|software|tool|tracker|track|log|logs|planner|calculator|converter|timer|counter|list|lists|board|table|spreadsheet|inventory|inventari[oa]|inventaire|inventur|diario|diário|catalogue?|database|diary|journal|record|records|register|organi[sz]er|generator|maker|builder|game|quiz|trivia|flash ?cards?|fields?|columns?|per entry|each entry|spiel|liste|tabelle|tagebuch|verwaltung|rechner|felder|jeu|tableau|calculateur|carnet|suivre|juego|lista|tablero|calculadora|registro|campos|gioco|elenco|registrare|jogo|tabela|controlar|planilha)(?!\p{L})/u;
/** "Charity quiz night": an evening on which something is played is told on a page. */
const OCCASION =
  /(?<!\p{L})(?:quiz|bingo|games?|trivia|karaoke|poker|darts|chess) (?:night|evening|day|afternoon|party|tournament|league)s?(?!\p{L})/u;

/** How many of the things that a page tells were said: what is offered, where, when, how to reach somebody. */
function toldIn({
  items,
  hours,
  programme,
  address,
  phone,
  mail,
  date,
  time,
  name,
  place,
  people,
}: Facts): number {
  return [
    items.length > 0,
    hours.length + programme.length > 0,
    address,
    phone,
    mail,
    date,
    time,
    name,
    place === "wedding" && people.length > 1,
  ].filter(Boolean).length;
}

/** Somebody's own words for a page, though nothing says "page": what is offered, where, when, how to reach them. */
export function readsLikeNotes(facts: Facts): boolean {
  return toldIn(facts) >= ENOUGH_TOLD;
}

/**
 * Whether a long text tells so much of what pages tell, and asks for no program, that the word of an app in it
 * ("no booking system", "section “What if …?” and the answer") is said in passing.
 *
 * @param words as `plainWords` gives them
 * @param matched the app whose name stands in the text, and whether that is what is asked for
 */
export function isToldAsPage(
  words: string,
  facts: Facts,
  matched: { app: StarterApp; inHead: boolean } | null,
): boolean {
  if (
    words.length < TEXT_CHARACTERS ||
    toldIn(facts) + (facts.items.length > SEVERAL ? 1 : 0) < MUCH_TOLD
  )
    return false;
  const first = /^.{40,}?(?=[.!?:\n](?:\s|$)|$)/su.exec(words)?.[0] ?? words;
  if (OCCASION.test(first) && !/(?<!\p{L})(?:app|questions?)(?!\p{L})/u.test(first)) return true;
  return (!matched?.inHead || matched.app.id === "landing") && !PROGRAM.test(first.slice(0, 200));
}
