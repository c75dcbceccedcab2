import { coloursIn } from "../colours";
import { isForBuilder } from "../declined";
import { sectionsIn } from "../sections";
import { FOR_CHILDREN, toneIn } from "../tone";
import { plainWords } from "../words";
import { isInformative } from "./informative";
import { saysMore } from "./said-already";
import type { SaidText } from "./said-text";
import { ASKS_TO_TELL, toldByPage } from "./told-to-tell";

/** What a request says of its subject in words that no other reading takes. */
export interface OwnWords {
  /** What it is: "a tech meetup in Hamburg", "an app that plans deliveries". */
  summary: string | null;
  /** What else is said of it, a clause each: "free quotes", "new episode every Friday". */
  notes: string[];
  /** What is told in sentences: "You need a voucher from your doctor, school or citizens advice". */
  lines: string[];
}

const SUMMARY_CHARACTERS = 100;
const NOTE_CHARACTERS = 90;
const MOST_NOTES = 12;
const LINE_CHARACTERS = 220;
const MOST_LINES = 8;
/** Of a note's letters, the share that no other reading may have taken. */
const OWN_SHARE = 0.6;

/** A clause: up to a mark that a space follows. "2,50", "9:00" and "Dr. Weber" are no ends. */
const CLAUSE =
  /(?:(?!\n|[,;:!?](?:\s|$)|(?<!(?:^|[\s(])(?:Dr|Prof|St|Mr|Mrs|Ms|Nr|No|Tel|\p{Lu}(?=\. ?\p{Lu}\p{Ll})|e\.V(?!\.\s(?:Wir|Ich|Unser\p{L}*|Es|Jede\p{L}*)\s)|z\.B))\.(?!\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*)(?:\s|$)).)+/gu;

/** A sentence, up to the mark that ends it. */
const SENTENCE =
  /(?:(?!\n|(?<!(?:^|[\s(])(?:Dr|Prof|St|Mr|Mrs|Ms|Nr|No|Tel|\p{Lu}(?=\. ?\p{Lu}\p{Ll})|e\.V(?!\.\s(?:Wir|Ich|Unser\p{L}*|Es|Jede\p{L}*)\s)|z\.B))[.!?](?!\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{L}*)(?:\s|$)).)+[!?]?/gu;
/** A sentence and no list of keywords: somebody does something in it. */
const TELLS =
  /(?<!\p{L})(?:i|we|you|he|she|they|it|there|who|nobody|everyone|is|are|was|were|have|has|had|can|will|must|may|do|does|opens?|starts?|ends?|meets?|runs?|takes?|brings?|comes?|ich|wir|ihr|er|man|ist|sind|war|haben|hat|kann|können|wird|je|nous|vous|il|elle|est|sont|avons|somos|son|hay|tenemos|siamo|sono|abbiamo|somos|são|há|temos)(?:['’](?:m|ve|re|s|ll|d))?(?!\p{L})/iu;
const DOES = /^(?:i|we) (?!need|want|would|['’]d|like|am|are|was|were|have a|run a|own a)\p{L}+/iu;
/** "Please no fresh food", "bitte klingeln": asked of whoever reads the page. */
const ASKS_READERS =
  /^(?:please|kindly|bitte|merci de|por favor|per favore)(?:,)? (?:no|don['’]?t|do not|rsvp|reply|respond|answer|let us know|tell us|by|bis|sag\p{L}*|répondez|répondre|confirmez|confirma\p{L}*|responde\p{L}*|rispondete|confirmem|bring|wear|note|ring|call|book|leave|keep|park|come|kein\p{L}*|nicht|klingel\p{L}*|bring\p{L}*)(?!\p{L})/iu;
/** Words to whoever builds: an order, or a part of a page by its name. */
const TO_BUILDER =
  /^(?:(?:and|also|please(?! (?:keep|leave))|bitte|can you|could you|kannst du)\s+)*(?:make|use|add|include|put|show|create|write|build|design|keep|give|let|mach\p{L}*|nutze?|füge?|zeige?|ajoute|utilise|mets|añade|usa|pon|aggiungi|metti|adicione|põe)(?!\p{L})|(?<!\p{L})(?:page|web ?site|site|section|button|header|footer|font|headline|tagline|colou?rs?|background|layout|dark mode|light mode|responsive|form|gallery|newsletter|react|typescript|javascript|html|css|(?:web)?seite|farben?|schriftart|knopf|abschnitt|überschrift|hintergrund|formular|galerie|couleurs?|bouton|fond|formulaire|página|sitio|botón|fondo|formulario|pagina|sito|pulsante|sfondo|modulo|botão|fundo|formulário)(?!\p{L})|(?<!\p{L})(?:i|we)(?:['’]d)? (?:want|need|would like|like|love|prefer) (?:an?|it|this|that|something|to|you)(?!\p{L})|(?<!\p{L})(?:ich|wir) (?:möchte|brauche|hätte|will|wollen|brauchen|möchten)\p{L}*(?!\p{L})/iu;

/** What is asked for, up to what it is about: "please make a nice website for", "eine Seite über". */
const FRAME =
  /^.{0,80}?(?<![\p{L}-])(?:landing ?page|home ?page|web ?page|web ?site|site|page|one[ -]?pager|portfolio|cv|invitation|flyer|(?:web|internet)?seite|(?:web|internet)?auftritt|einladung|página|sitio|web|pagina|sito|invitación|invito|convite)(?: (?:web|internet|vitrine))?\s+(?:for|about|of|to|für|über|von|zum?|zur|pour|sur|du|des|de|para|sobre|del|per|su|di|della|dello|do|da)\s+/iu;
export const VERBS =
  /^(?:(?:please|hi|hello|hey|can|could|you|i|we|need|want|would|like|i'd|to|make|build|create|design|give|me|us|help|run|own|manage|am|are|i['’]m|we['’]re|opening|have|work|as|bitte|kannst|du|ich|wir|br[aä]uchte?n?|brauche?n?|möchte|hätte|gern|mach|baue?|erstelle?|mir|habe[n]?|bin|sind|führe[n]?|betreibe[n]?|je|nous|j['’]ai|suis|sommes|avons|ai|ouvrons|tiens|tenons|veux|voudrais|fais|crée|moi|quiero|necesito|haz|crea|hazme|somos|soy|tengo|tenemos|voglio|vorrei|fai|fammi|sono|siamo|ho|abbiamo|quero|sou|temos|tenho|preciso|faça|crie)\s+)*/iu;
const PAGE_ITSELF =
  /^(?:(?:an?|the|eine?|une?|un[ao]?|uma?|simple|small|nice|kleine|einfache)\s+)*(?:landing|home ?page|web|site|page|one[ -]?pager|portfolio|seite|webseite|página|sitio|pagina|sito|app|application)(?!\p{L})/iu;
export const POSSESSIVE =
  /^(?:(?:my|our)(?: (?:husband|wife|partner|mum|mom|dad|mother|father|brother|sister|son|daughter|friend|uncle|aunt|nan|gran|grandma|grandad|neighbou?r|boss)['’]s(?= (?:[\p{L}-]+ ){0,3}(?:firm|business|company|shop|studio|salon|practice|garage|farm|bakery)(?!\p{L})))?|meine?[rmn]?|unser(?:e[rmn]?)?|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|(?:il |la |i |le )?(?:mi[oa]|miei|nostr[oaie])|(?:o |a |os |as )?(?:meus?|minhas?|noss[oa]s?))\s+/iu;
/** What stands before a noun, in six languages. */
export const ARTICLE =
  /^(?:an?|the|eine?[rmn]?|der|die|das|une?|le|la|les|un[ao]?|el|il|lo|um|uma|os?|as?)\s+/iu;
const NAMING =
  /\s*(?<!\p{L})(?:called|named|titled|namens|genannt|heißt|appelée?|nommée?|llamad[oa]|que se llama|chiamat[oa]|chamad[oa]|with|mit|avec|con|com)(?!\p{L}).*$/iu;
const LOOSE_END =
  /(?:\s+(?:on|at|from|in|with|and|by|am|um|ab|im|mit|und|den|der|die|das|le|la|les|au|aux|à|et|du|avec|el|los|las|y|con|il|lo|alle|e|em|o|a|no|na|com|de|para|the))+$/iu;
const JOINING = /^(?:and|und|et|y|e|plus|also|with|mit|avec|con|com|where|wo|où)\s+/iu;

const BEING =
  /^(?:(?:i['’]m|we['’]re|i am|we are) opening\s+|(?:(?:i|we|ich|wir|je|nous|io|noi|yo|eu) )?(?:am|are|have|run|own|bin|sind|habe|haben|führe|führen|betreibe|betreiben|suis|sommes|avons|ai|tiens|tenons|ouvrons|soy|somos|tengo|tenemos|sono|siamo|ho|abbiamo|sou|tenho|temos)\s+)/iu;
const HOLE =
  /\s(?:on|at|from|am|um|vom|le|du|el|il|alle|em|às)\s+(?:in|at|on|from|with|im|à|en|a|nel|no|na|to|uhr|o['’]clock|heures|horas)\s/iu;
/** "The village hall needs a page": what it needs is said to whoever builds. */
const NEEDS_PAGE =
  /\s+(?:needs?|wants?|would like|is looking for|braucht|möchte|sucht|a besoin d(?:e |['’])|voudrait|necesita|quiere|ha bisogno di|vuole|precisa de|quer)\s*(?:(?:an?|our|its|eine?|une?|una?|uma?)\s+)?(?:new |nice |simple |neue |schöne |einfache )*(?:web ?page|web ?site|page|site|home ?page|webseite|seite|página|sitio|web|sito|pagina)(?!\p{L}).*$/iu;

/** Words to whoever builds, which are no words of the page. */
const INSTRUCTION =
  /(?<!\p{L})(?:make|use|using|add|include|should|must|please|want|need|like|page|web ?site|site|section|button|header|footer|font|text|headline|title|name|colou?rs?|background|layout|dark|light|mode|design|style|responsive|mobile|form|gallery|newsletter|menu|prices?|thanks?|hello|can you|could you|i|i'm|bitte|soll|sollte|mach|nutze|füge|seite|webseite|farben?|schrift|knopf|abschnitt|überschrift|hintergrund|dunkel|hell|formular|galerie|danke|hallo|ich|couleurs?|ajoute|utilise|bouton|fond|formulaire|merci|je|página|botón|añade|usa|fondo|formulario|gracias|colore|colori|aggiungi|pulsante|sfondo|modulo|grazie|cores?|adicione|botão|fundo|formulário|obrigad[oa]|react|typescript|javascript|html|css)(?!\p{L})/iu;

/**
 * Reads what is left when everything else has been read. Nothing is taken: a project of which none of
 * this is shown tells it as not used.
 *
 * @param name the name that was found, which may be part of the summary
 */
export function ownWordsIn(said: SaidText, name: string | null): OwnWords {
  const clauses = [...said.text.matchAll(CLAUSE)]
    .map(({ 0: text, index }) => ({ text, index }))
    // Greetings were taken before.
    .filter(({ text, index }, at) => at > 0 || freeText(said, text, index, name) !== "");
  let summary: string | null = null;
  const notes: string[] = [];
  const lines = linesIn(said);
  const isInLine = (at: number) => lines.some(({ start, end }) => at >= start && at < end);
  for (const [at, { text, index }] of clauses.entries()) {
    if (isInLine(index)) {
      // What it is, said in a sentence that tells more, is known by it as well.
      const own = at === 0 ? text.replace(/^\s*/, "") : "";
      if (BEING.test(own) || (own !== "" && !TELLS.test(own) && own.split(/\s+/).length <= 5))
        summary = summaryOf(freeText(said, text, index, name), name, true);
      continue;
    }
    // "I keep bees near Totnes": what somebody does, before anything is asked for.
    const isTold = at === 0 && DOES.test(text.trim()) && !TO_BUILDER.test(text.trim());
    if (isTold && isOwn(said, text, index)) {
      notes.push(text.trim());
      continue;
    }
    if (isTold) {
      const own = freeText(said, text, index, null).replace(LOOSE_END, "");
      if (own.split(/\s+/).length > 2) notes.push(own);
      continue;
    }
    const begins = at === 0 || (at === 1 && summary === null && ARTICLE.test(text.trim()));
    if (begins) {
      const free = freeText(said, text, index, name);
      // A day that was read out of the middle leaves a hole there.
      summary = summaryOf(HOLE.test(free) ? text.trim() : free, name, at === 0);
    }
    if (begins && (summary || at === 0)) continue;
    // "(juniors, 8 to 16) in the hall": the end of a bracket is none of what stands behind it.
    const note = noteOf(said, text, index)?.replace(/^[^()]*\)\s*/u, "");
    if (note && !notes.includes(note) && notes.length < MOST_NOTES) notes.push(note);
  }
  const known = [summary, name].filter((one) => one !== null);
  const told = lines.map(({ text }) => text).filter((text) => saysMore(text, known));
  return { summary, notes, lines: [...new Set(told)] };
}

/** The sentences that tell something of which no other reading took much. */
function linesIn(said: SaidText): { text: string; start: number; end: number }[] {
  const lines: { text: string; start: number; end: number }[] = [];
  for (const { 0: sentence, index } of said.text.matchAll(SENTENCE)) {
    const text = sentence.trim();
    if (lines.length >= MOST_LINES || text.length > LINE_CHARACTERS || text.split(/\s+/).length < 3)
      continue;
    if (
      !(TELLS.test(text) || ASKS_READERS.test(text)) ||
      TO_BUILDER.test(text) ||
      ASKS_TO_TELL.test(text) ||
      FRAME.test(text) ||
      text.includes(": ")
    )
      continue;
    // A greeting was taken before, and what follows it is said to whoever builds.
    if (!said.isFree(index + sentence.search(/\S/), index + sentence.search(/\S/) + 1)) continue;
    if (!isOwn(said, sentence, index) || !isInformative(plainWords(text))) continue;
    if (coloursIn(plainWords(text)) || toneIn(plainWords(text))) continue;
    const end = index + sentence.length;
    lines.push({ text: /[!?]$/.test(text) ? text : `${text}.`, start: index, end });
  }
  return lines;
}

function isOwn(said: SaidText, text: string, index: number): boolean {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const own = letters.filter(({ index: at }) => said.isFree(index + at, index + at + 1));
  return letters.length > 0 && own.length >= letters.length * OWN_SHARE;
}

/** A clause without what other readings took from it, its name apart. */
function freeText(said: SaidText, clause: string, index: number, name: string | null): string {
  const from = name ? said.text.indexOf(name) : -1;
  const isName = (at: number) =>
    from >= 0 && name !== null && at >= from && at < from + name.length;
  return [...clause.matchAll(/[\s\S]/g)]
    .map(({ 0: character, index: at }) =>
      said.isFree(index + at, index + at + 1) || isName(index + at) ? character : " ",
    )
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

function summaryOf(clause: string, name: string | null, isFirst: boolean): string | null {
  const framed = FRAME.test(clause);
  const rest = framed ? clause.replace(FRAME, "") : isFirst ? clause.replace(VERBS, "") : clause;
  if (!framed && PAGE_ITSELF.test(rest)) return null;
  const told = framed ? toldByPage(rest) : null;
  if (told !== null) return isInformative(plainWords(told)) ? told.trim() : null;
  const noun = rest
    .replace(NEEDS_PAGE, "")
    .replace(NAMING, "")
    .replace(POSSESSIVE, "")
    .replace(LOOSE_END, "")
    .replace(/(?<=\p{L})\s+(?:web ?)?(?:page|site)$/iu, "")
    .trim();
  const summary = name ? besideName(noun, name) : noun;
  const words = plainWords(summary);
  const isName = name !== null && words.replace(ARTICLE, "") === name.toLowerCase();
  // "The Blue Fox" is no colour.
  const look = name ? plainWords(summary.replace(name, " ")) : words;
  if (isName || summary.length > SUMMARY_CHARACTERS || coloursIn(look)) return null;
  return isInformative(words) ? summary : null;
}

/** "Amelia Stone and I'm a dentist": what follows is what somebody is. */
const AND_IS =
  /^,? (?:and|und|et|y|e),? (?:i['’]m|i am|we are|ich bin|bin|je suis|suis|soy|sono|sou) /iu;

/** "an Italian restaurant Osteria Nove" is an Italian restaurant; "a café Sonne in Ulm" is Café Sonne in Ulm. */
function besideName(noun: string, name: string): string {
  const isSelf = noun.startsWith(`${name} `) && AND_IS.test(noun.slice(name.length));
  if (isSelf) return noun.slice(name.length).replace(AND_IS, "");
  if (!ARTICLE.test(noun) || !noun.includes(name)) return noun;
  return noun.endsWith(` ${name}`) ? noun.slice(0, -name.length).trim() : noun.replace(ARTICLE, "");
}

function noteOf(said: SaidText, clause: string, index: number): string | null {
  // "Three rooms (Garden 85 €": a bracket that another reading took ends it; one that is told is no clause.
  const open = clause.search(/\s*\([^()]*$/);
  if (open >= 0 && said.isFree(index + open, index + clause.length)) return null;
  const text = (open < 0 ? clause : clause.slice(0, open)).trim().replace(JOINING, "");
  // The heading of what another reading took says nothing alone.
  const behind = /^\s*:\s*(?=\S)/.exec(said.text.slice(index + clause.length))?.[0];
  const from = index + clause.length + (behind?.length ?? 0);
  if (behind && !said.isFree(from, from + 1)) return null;
  const own = ofOneself(text);
  if (own !== null) return isOwn(said, clause, index) && own.length <= NOTE_CHARACTERS ? own : null;
  const words = plainWords(text);
  if (!isOwn(said, clause, index) || text.length > NOTE_CHARACTERS || !/\p{L}{3}/u.test(text))
    return null;
  if (isForBuilder(words) || ASKS_TO_TELL.test(text)) return null;
  if (
    INSTRUCTION.test(text.replace(/,? (?:please|bitte)$/iu, "")) ||
    coloursIn(words) ||
    toneIn(words.replace(FOR_CHILDREN, " ")) ||
    sectionsIn(words).length > 0
  )
    return null;
  return isInformative(words) || COUNTED.test(text) || AT_HOME.test(text) ? text : null;
}

/** "I'm Shanice and I come to you": what somebody does besides being called so; null where nothing is said of it. */
function ofOneself(text: string): string | null {
  const does = text.replace(
    /^(?:i['’]m|i am|my name is) \p{Lu}\S*(?: \p{Lu}\S*)? and (?=(?:i|we) )/iu,
    "",
  );
  return DOES.test(does) && !TO_BUILDER.test(does) && !ASKS_FOR.test(does) ? does : null;
}

/** What somebody wishes of it is asked of whoever builds. */
const ASKS_FOR =
  /^(?:i|we) (?:can|could|should|must|may|might|think|hope|wish|just|only|don['’]t|do not|put|type|enter|get|see|add|click|press|will|choose|pick|use|keep|track|log|note|write|run|own|had|were)(?!\p{L})/iu;

/** Where it takes place, of words that alone say nothing. */
const AT_HOME = /^at (?:my|our|your) (?:own )?(?:home|house|place)$/iu;

/** "12 volunteers": how many there are says something, whatever of. */
const COUNTED = /^(?:over |about |more than |some )?\d[\d.,]* \p{L}{4,}/iu;
