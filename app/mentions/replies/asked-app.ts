/**
 * Whether words name an app that the built-in engine knows. It may be asked on another thread.
 *
 * @throws where nobody is there to tell
 */
export type NamesKnownApp = (said: string) => Promise<boolean>;

/** The longest request that is taken over, in characters: a post of X. */
const MOST = 280;
/** What is shorter says nothing of an app. */
const LEAST = 8;

const MAKE = "(?:build|make|create|generate|design|code|develop|prototype)";
const WANT = "(?:want|need|would like|would love|[‘’']d like|[‘’']d love|wish for|looking for)";
const ONE = "(?:an?|some|the|my|our|this)";
/** Things that are made here. */
const THING =
  "(?:apps?|application|sites?|websites?|web ?page|page|landing page|games?|tools?|dashboard|tracker|calculator|planner|timer|stopwatch|clock|shop|store|blog|portfolio|quiz|todo(?: list)?|to-do(?: list)?|list|board|form|map|calendar|generator|converter|player|editor|chat|gallery|menu|form|prototype|demo)";
/** Words between "a" and what it is: "a small neon memory game". */
const FEW_WORDS = "(?:[\\p{L}\\p{N}'’-]+,? ){0,6}";

/** Ways to ask for one: "build me …", "make a … game", "I need a … page". */
const ASKS = [
  new RegExp(`\\b${MAKE} (?:me|us) ${ONE}\\b`, "iu"),
  new RegExp(`\\b${MAKE} (?:${ONE} )${FEW_WORDS}${THING}\\b`, "iu"),
  new RegExp(
    `\\b(?:i|we) ?(?:really |just )?${WANT} (?:you to ${MAKE} )?${ONE} ${FEW_WORDS}${THING}\\b`,
    "iu",
  ),
];
/** A question whether it can be done, or a report that it was, is no request. */
const ASKS_NOTHING =
  /\b(?:did|didn't|don't|do not|does|how (?:do|did|can|to)|never|why) (?:\p{L}+ ){0,3}(?:build|make|create|generate|design|code|develop)\b/iu;

/**
 * Words that ask for something to be made, in German, French, Spanish, Italian and Portuguese: the languages in which
 * the built-in engine knows its apps.
 */
const WANT_ELSEWHERE =
  "(?:(?:mach|bau|erstell|programmier)e?n?|(?:ich|wir) (?:brauche?n?|möchten?|hätten?|wollen|will)|fais|faites|crée[rz]?|(?:je|nous) (?:veux|voudrais|voulons)|j[’']ai besoin|haz(?:me)?|cr[eé]a(?:me|mi)?|quiero|queremos|necesit(?:o|amos)|fammi|voglio|vorrei|vorremmo|faça|crie|quero|precis(?:o|amos))";
/** "A", "my" and "our" of the same languages. */
const ONE_ELSEWHERE =
  "(?:m?ein(?:en?|er)?|unser(?:en?)?|d['’]une?|une?|mon|ma|notre|una|mi|nuestr[ao]|mi[ao]|nostr[ao]|uma?|meu|minha)";
const ASKS_ELSEWHERE = new RegExp(
  `(?<!\\p{L})${WANT_ELSEWHERE}(?:[ -]\\p{L}+){0,3}[ -]${ONE_ELSEWHERE}(?!\\p{L})`,
  "iu",
);
/** A question how, why or whether it was done, in the same languages. */
const ASKS_NOTHING_ELSEWHERE =
  /(?<!\p{L})(?:wie|warum|wieso|habt ihr|hast du|comment|pourquoi|as-tu|avez-vous|cómo|por qué|perché|come (?:si|faccio|posso)|como (?:se|faço|posso)|por que|nicht|jamais|nunca|non|não)(?!\p{L})/iu;

/** Whether a post asks for an app that the built-in engine knows, in another language than English. */
async function asksElsewhere(said: string, namesKnownApp: NamesKnownApp): Promise<boolean> {
  if (!ASKS_ELSEWHERE.test(said) || ASKS_NOTHING_ELSEWHERE.test(said)) return false;
  return namesKnownApp(said);
}

/**
 * What of a post describes an app that its author wants. It is careful: a post that is not understood is
 * shown to administrators like any other, and a wrong answer would be read by everybody.
 *
 * @returns null for a post that asks for none
 */
export async function askedApp(text: string, namesKnownApp: NamesKnownApp): Promise<string | null> {
  // Whoever repeats somebody's post asks for nothing themselves.
  if (/^RT @/.test(text)) return null;
  const said = text
    .replaceAll(/(?<![\w.])@\w{1,50}/g, " ")
    // X puts its own links in the place of pictures and of pages.
    .replaceAll(/https?:\/\/\S+/g, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s,.:;–—-]+/, "")
    .trim();
  if (said.length < LEAST || ASKS_NOTHING.test(said)) return null;
  const asks = ASKS.some((ask) => ask.test(said)) || (await asksElsewhere(said, namesKnownApp));
  if (!asks) return null;
  return [...said].slice(0, MOST).join("").toWellFormed();
}
