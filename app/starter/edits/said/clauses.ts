import { coloursIn } from "../../match/colours";

/** Words that begin another wish: "make it blue and remove the footer" are two. */
const VERB =
  "(?:make|add|change|remove|use|rename|set|put|move|swap|hide|center|centre|replace|delete|give|turn|write|insert|align|underline|call|drop|sort|mache?|ändere|füge|entferne|nutze|nimm|setze|ersetze|verschiebe|verstecke|vertausche|mets|supprime|ajoute|remplace|renomme|cache|déplace|trie|pon(?:lo|la)?|haz(?:lo|la)?|quita|cambia|añade|agrega|elimina|borra|renombra|aggiungi|togli|rimuovi|metti|cambia|sostituisci|rinomina|scrivi|muda|adiciona|acrescenta|remove|tira|troca|coloca|põe|escreve|escribe|écris|enlève|retire|rends|passe|modifie|schreibe?|stelle?|lösche?|streiche?|nenne?|benenne?|ergänze?|färbe?|zeige?|show|let|colou?r|translate|traduis|traduce)";
const SPLIT = new RegExp(
  `(?<=(?<![\\s(]\\d{1,2})[.!])\\s+(?=\\p{Lu}|${VERB}\\b)|;\\s*|\\n(?=\\s*${VERB}\\b)|,?\\s+(?:and|then|and then|und|also|et|puis|y|e|poi|depois|luego|dann)\\s+(?:also\\s+|please\\s+)?(?=${VERB}\\b)|,\\s*(?=${VERB}\\b)`,
  "giu",
);
const CONDITION =
  /^\s*(?:if|when|whenever|once|as soon as|wenn|sobald|falls|quand|lorsque|si|cuando|quando)(?!\p{L})[^,]*$/iu;
const QUOTED = /["“„«][^"“”„«»\n]{0,400}["”“»]/gu;
const MOST_CLAUSES = 20;

/** "I want gold buttons on a black background" is what to make of each of the two. */
const LOOKING =
  /^(?:please )?(?:i (?:want|would like|need)|i'd like|give (?:it|me)|use|let'?s have)\s+(?:an?\s+|the\s+|my\s+)?((?:\p{L}+\s+){0,3}?\p{L}+)\s+(buttons?|headings?|titles?|links?|cards?|background|text|footer|header)(?:\s+(?:on|and|with)\s+(?:an?\s+|the\s+)?((?:\p{L}+\s+){0,3}?\p{L}+)\s+(buttons?|headings?|titles?|links?|cards?|background|text|footer|header))?[.!]*$/iu;

/** What is wished as a thing, as what to do to it; other wishes as they are. */
function asOrders(wish: string): string[] {
  const match = LOOKING.exec(wish);
  if (!match?.[1] || !coloursIn(`make it ${match[1].toLowerCase()}`)) return [wish];
  const first = `make the ${match[2]} ${match[1]}`;
  return match[3] ? [first, `make the ${match[4]} ${match[3]}`] : [first];
}

const GIVEN_TEXT = /^[^.!?:\n"“„«]{2,60}:\s+([^:]+[.!?]\s+\p{Lu}[^:]*)$/su;
const ORDERING = new RegExp(
  `(?:^|[.!?;]\\s+|\\b(?:and|und|et|y|e)\\s+)(?:please\\s+)?${VERB}\\b`,
  "iu",
);

/** "About text: I take photos. I love light." is one text of several sentences. */
function isGivenText(text: string): boolean {
  const given = GIVEN_TEXT.exec(text.trim())?.[1];
  return given !== undefined && !ORDERING.test(given);
}

/** A message as the wishes it is made of, in order. What stands in quotes is never cut. */
export function clausesOf(text: string): string[] {
  if (isGivenText(text)) return [text.trim()];
  const masked = text.replace(QUOTED, (quoted) => "\u0001".repeat(quoted.length));
  const clauses: string[] = [];
  let from = 0;
  for (const match of masked.matchAll(SPLIT)) {
    if (clauses.length >= MOST_CLAUSES - 1) break;
    // When something is to be so is no wish of its own.
    if (
      CONDITION.test(text.slice(from, match.index)) &&
      /^(?:,|\s+(?:then|dann|puis|luego|poi))/iu.test(match[0])
    )
      continue;
    clauses.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  clauses.push(text.slice(from));
  return joinReasons(
    clauses.map((clause) => clause.trim()).filter((clause) => clause !== ""),
  ).flatMap(asOrders);
}

const THING =
  "(?=(?:the|my|our|all|an?|die|der|das|den|les?|la|un|une|eine?n?|el|los|las|il|gli|lo|o|os|as)\\s)";
const ELLIPSIS = new RegExp(`,?\\s+(?:and|und|et|y|e)\\s+${THING}|,\\s*${THING}`, "giu");

/** A wish that says its verb once for several things, as wishes that each say it. Quotes are never cut. */
export function withVerbs(wish: string): string[] {
  const verb = new RegExp(`^(?:please\\s+)?${VERB}\\b`, "iu").exec(wish)?.[0];
  if (!verb) return [wish];
  const masked = wish.replace(QUOTED, (quoted) => "\u0001".repeat(quoted.length));
  const cuts = [...masked.matchAll(ELLIPSIS)];
  // What is said of something is no thing: "the name is enough".
  if (cuts.some((cut) => STATES.test(wish.slice(cut.index)))) return [wish];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, at) => {
    const part = wish.slice(start, cuts[at]?.index ?? wish.length).trim();
    return at === 0 ? part : `${verb} ${part}`;
  });
}

/** "Delete it", "make it: …": about what was named before. */
const OF_IT =
  /^(?:(?:so|please|can you|bitte|just) )*\p{L}+ (?:it|that|this|them|es|sie)(?: (?:answer|question|text|line|entry|price|one|part))?(?!\p{L})/iu;
const IT_ALONE =
  /^(?:(?:so|please|can you|bitte|just) )*\p{L}+ (?:it|that|this|them|es|sie)(?: (?:out|off|away|please|raus|weg))*[.!]*$/iu;
const STATES =
  /\b(?:is|are|isn't|aren't|looks?|sounds?|seems?|feels?|reads?|ist|sind|klingt|stimmt|passt)(?!\p{L})/iu;
const VERB_FIRST = new RegExp(`^(?:please )?${VERB}\\b`, "iu");

/** What is not liked is why, and no order. */
const DISLIKES =
  /^(?:i |we )?(?:really )?(?:don'?t|do not|dont) (?:really )?(?:like|love|want)|^(?:i |we )?(?:hate|dislike)|gefällt (?:mir|uns) nicht|mag ich nicht|n['’]aime pas|no me gusta|non mi piace|não gosto/iu;

/** "The text is too big" is the reason for the wish after it. */
function joinReasons(clauses: string[]): string[] {
  return clauses.reduce<string[]>((joined, clause) => {
    const last = joined.at(-1);
    const isReason =
      last !== undefined &&
      (DISLIKES.test(last) ||
        /\btoo (?:\p{L}+)[.,]?$/iu.test(last) ||
        (OF_IT.test(clause) &&
          !VERB_FIRST.test(last) &&
          (IT_ALONE.test(clause) || STATES.test(last))));
    if (isReason) joined[joined.length - 1] = `${last.replace(/[.!,]+$/, "")}, ${clause}`;
    else joined.push(clause);
    return joined;
  }, []);
}
