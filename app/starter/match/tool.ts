/** A tool for a place is no page of it: "restaurant finder", "gym log", "an app for parties". */
const TOOL =
  /(?<!\p{L})(?:apps?|tools?|trackers?|planners?|finders?|pickers?|choosers?|selectors?|randomi[sz]ers?|shufflers?|splitters?|builders?|logs?|lists?|counters?|generators?|systems?|managers?|games?|editors?|calculators?|converters?|dashboards?|bots?|simulators?|platforms?|software|saas|script|api|plugin|extension|bookings?|reservations?|scheduler|database|directory|marketplace|clone|verwaltung|spiel|jeux?|juego|gioco|jogo|calculatrice|calculadora|calcolatrice|générateur|planificateur|calculateur|compteur|generador|planificador|contador|generatore|pianificatore|contatore|gerador|planejador|planeador)(?!\p{L})|\p{L}*(?:planer|generator|rechner|zähler|verwalter)(?:s|n)?(?!\p{L})/u;
/** What is made by a program, by hand by nobody: a cake maker and a dressmaker are people. */
const MAKER =
  /(?<!\p{L})(?:plan|lists?|teams?|playlist|quiz|puzzle|crossword|word ?search|bingo|schedule|roster|rota|timetable|menu|chart|cards?|decision|map|name|password|flashcard|worksheet|invoice|quote|logo|poster|meme|story|rhyme|avatar|mood ?board|collage|label|certificate|slideshow|group|pair|bracket|fixture)s?[ -]makers?(?!\p{L})/u;
const RANDOM = /(?<!\p{L})(?:random|zufällig\p{L}*|aléatoire|aleatori[oa]|casuale)(?!\p{L})/u;
/** "I type the names", "we enter what we like": what is done by who uses it. */
const USED =
  /(?<!\p{L})(?:i|we|you|users?|people|pupils|kids|ich|wir|je|nous)(?:['’]ll| can| could| want to| will| then)? (?:type|enter|put in|drag|tick|click|paste|fill in|key in|tippe|trage|ziehe)(?!\p{L})|(?<!\p{L})drag(?:ging)? (?:and drop|\p{L}+ (?:about|around|to|onto))(?!\p{L})/iu;

/** Whether a phrase names a tool, or the whole text tells how one is used: a page would only advertise it. */
export function isTool(phrase: string, text: string): boolean {
  return TOOL.test(phrase) || MAKER.test(phrase) || RANDOM.test(phrase) || USED.test(text);
}

/** One of several is to be drawn: "dinner picker", "a wheel that picks a name". */
const PICKS =
  /(?<!\p{L})(?:pickers?|choosers?|randomi[sz]ers?|decision[ -]makers?|(?:picks?|draws?|chooses?|selects?) (?:one|an?|me|us|somebody|someone)(?: \p{L}+){0,2} (?:at random|randomly|for (?:me|us))|random(?:ly)? (?:picks?|chooses?|draws?|selects?)|(?:chore|spin(?:ning)?|prize|name)[ -]wheel|wheel of)(?!\p{L})/u;
/** Colours and dates are picked from none that somebody entered, and fruit in fields. */
const OTHER_PICKERS =
  /(?<!\p{L})(?:colou?r|date|time|file|fruit|cherry|litter|emoji|lock)[ -]pickers?(?!\p{L})/u;

/** Whether a request wants one of its entries drawn at random. @param words as `plainWords` gives them */
export function picksOne(words: string): boolean {
  return PICKS.test(words) && !OTHER_PICKERS.test(words);
}
