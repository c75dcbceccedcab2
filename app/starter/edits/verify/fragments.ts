import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { html, unescapeHtml } from "../../source/html";
import { pattern } from "../grammar/lexicon";
import { isFrame } from "../grounded/cues";
import { changedLines, plain } from "./changed-lines";
import { isPutting } from "./putting-words";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«]\s*([^"“”„«»\n]{2,200}?)\s*["”“»]/gu;
/** Words of a sentence that goes on, an order or a condition. A name that nobody put in quotes holds none of them. */
const OF_ORDER = pattern(
  "~(?:only|so|so that|instead|between(?! (?:\\d|christmas|easter|new year|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|should|shuld|shall|must|too|also|max|min|maximum|please|pls|plz|let(?!['’]s)|rather|unless|until|because|otherwise|otherwhise|dont|don['’]?t|doesn['’]?t|isn['’]?t|not|depends?|depending|want|wants|would|could|whether|everywhere|at least|at most|on top|in front|next to|instead of|say|says|when|then|nur|soll(?:en|te)?|muss|statt|zwischen|wenn|damit|bitte|nicht|auch|seulement|entre|doit|doivent|quand|pour que|s['’]il|aussi|solo|sólo|cuando|debe|también|por favor|quando|deve|anche|per favore|também)@",
);
const OF_REQUEST = pattern(
  "~(?:please|pls|plz|should|shuld|shall|let(?!['’]s)|instead|say|says|bitte|soll(?:en|te)?|statt|s['’]il|doit|doivent|por favor|debe|per favore|deve)@",
);
/** A sentence goes on there. */
const OPEN_END =
  /(?<!\p{L})(?:the|an?|of|and|or|to|with|for|from|is|are|should|der|das|dem|den|und|oder|mit|für|von|le|les|et|avec|pour|du|el|los|las|y|con|para|il|di|per)$/u;
/** Names of fields that end so: "lent to", "borrowed from", "verliehen an", "prêté à". */
const isNamedTo = (name: string) =>
  /^\p{L}{3,} (?:to|from|by|with|for|at|an|von|bei|mit|à|de|par|con|por|para|da|di|com)$/u.test(
    name,
  );
/** Somebody who does something: a form asks for a name instead. */
const OF_SOMEBODY = pattern("~(?:they|we|i|you|it|me|us|them|for an?|for the|ich|wir|je|nous|yo)@");
/** How a name may begin that is a question of its own: "How many people it serves", "Who paid". */
const ASKED =
  /^(?:how(?: (?:many|much|long|often|old|far))?|which|who|what|(?:until|since) when|bis wann|wie (?:viele?|lange|oft)|welche[rsnm]?|wer|was|combien|quel(?:le)?s?|qui|cuánt\p{L}*|quién|quant\p{L}*|chi|quem)(?!\p{L})/iu;
/** Who does something there: no name of it. */
const CLAUSE =
  /^(?:where|when|if|whether|wo|wenn|ob|où|quand|si|donde|cuando|dove|quando|onde) (?:people|they|we|i|guests|customers|clients|users|you|the|man|die|der|les|on|la|los|el|le|i|as|os)(?!\p{L})/iu;
/** How a field is to be, and no name of one. */
const NO_NAME =
  /^(?:optional|required|mandatory|compulsory|freiwillig|pflicht(?:feld)?|obligatoire|facultatif|opcional|obligatorio|obbligatorio|facoltativo|obrigatório)$/iu;
/** A sentence about a field, and no name of one: "Default is Latin". */
const SAYS = /(?<=\p{L}) (?:is|are|ist|sind|est|sont|es|son|è|sono|é|são) (?=\p{L})/iu;
/** Words that only tell that something is missing. */
const MISSING =
  /^(?:we need|i need|missing|there(?: is|'s) no|es fehlt|da fehlt|il manque|falta|manca|serve|ci serve|mi serve)(?!\p{L})/iu;
/** What is counted or looked up, and what no text can say that stands there once and for all. */
const COMPUTED =
  /^(?:the |a |die |das |la |le |el |il |o )?(?:sums?|totals?|number of|count of|average|percent\p{L}*|how (?:many|much)|remaining|current|today['’]s|summe|gesamt\p{L}*|anzahl|durchschnitt|wie viele|total|somme|nombre d|moyenne|suma|número de|cuánt\p{L}*|totale|numero di|quant\p{L}*|soma)(?!\p{L})/iu;
/** "Different colour": how something is to look, and what no text says. */
const SHADE_OF_ORDER =
  /^(?:an? )?(?:different|other|another|nicer|better|brighter|darker|lighter|own|andere[nrs]?|eigene[nrs]?|autre|otr[oa]|altr[oa]|outr[oa]) (?:colou?rs?|fonts?|size|shade|style|look|farbe|schrift|couleur|police|color(?:es)?|colore|cor)$/iu;
/** A sentence is the person's own, however it goes on. In words. */
const NAME_WORDS = 9;
/** So many words at the end of a text tell whether it was taken from the wish. */
const END_WORDS = 3;

/**
 * Texts that an edit put on the screen and that are a piece of the wish instead of a name or a text that it gives: with the quotes
 * around what was given, with words of the order, or in the place of something that nobody could write down.
 */
export function fragments(wish: string, before: FileTree, after: FileTree): string[] {
  const said = plain(wish);
  const quoted = [...wish.matchAll(QUOTED)].map(([, text = ""]) => text);
  const rest = bare(wish.replace(QUOTED, " "));
  const code = after.get("src/fields.ts") ?? "";
  const page = after.get("index.html") ?? "";
  const isComputed = /reduce\(|\.length|date\(|filter\(|\$\{/.test(
    changedLines(before, after).added,
  );
  const fresh = [...textsChanged(before, after).fresh, ...newTitle(before, after)];
  const wrong = fresh.filter((text) => {
    const name = bare(text);
    if (name.length < 2 || NUMBER_WITH_UNIT.test(name)) return false;
    // A text in quotes of its own is one that was given, as those of customers are.
    if (/^[“„«"][^“”„«»"]+[”“»"]$/u.test(text) && quoted.some((one) => bare(one) === name))
      return false;
    if (quoted.some((one) => text.includes(one) && text !== one && /["“„«]/u.test(text)))
      return said.includes(plain(text).trim());
    if (quoted.some((one) => bare(one).includes(name))) return false;
    if (
      !ASKED.test(name) &&
      OPEN_END.test(name) &&
      rest.includes(name.split(" ").slice(-END_WORDS).join(" "))
    )
      return name.includes(" ") && !(isNamedTo(name) && rest.endsWith(name));
    if (!rest.includes(name) || isGiven(wish, text)) return false;
    // What was told as a sentence stands there as one, and what stands before a colon heads what is behind it.
    if (isNote(page, text) || isHead(wish, text)) return false;
    const isLabel =
      code.includes(`label: ${JSON.stringify(text)}`) || page.includes(`>${text}</label>`);
    if (!isLabel && COMPUTED.test(name)) return !isComputed;
    if (CLAUSE.test(name)) return true;
    if (SHADE_OF_ORDER.test(name)) return true;
    const words = name.split(" ").length;
    if (isLabel && !ASKED.test(name) && SAYS.test(name)) return true;
    if (isLabel && NO_NAME.test(name.split(" ").at(-1) ?? "")) return true;
    if (MISSING.test(name) && name.includes(" ")) return true;
    const isSentence = !isLabel && /[.!?…]$/u.test(text) && !/^\p{Ll}/u.test(text);
    if (words < 2 || words > NAME_WORDS || isSentence) return false;
    if (ASKED.test(name)) return OF_ORDER.test(name.replace(ASKED, ""));
    // All of what was said is a statement, unless it asks for something: "Wir sprechen auch Deutsch".
    if (bare(wish) === name) return OF_REQUEST.test(name);
    // With a capital within the wish it is a name, whatever its words.
    const isName = /^\p{Lu}/u.test(text) && wish.indexOf(text) > 0;
    return (isLabel && !isName && OF_SOMEBODY.test(name)) || OF_ORDER.test(name);
  });
  return [
    ...wrong.slice(0, 1).map((text) => `I would have written “${text}”`),
    ...newTitle(before, after)
      .filter((text) => /^(?:to|into|as|auf|zu|en|a|in) /u.test(text) && !quoted.includes(text))
      .map((text) => `I would have written “${text}”`),
    ...examples(wish, before, after),
    ...predicates(wish, before, after),
    ...withKinds(wish, before, after),
  ];
}

/** A name of the whole, where it is another than before. */
function newTitle(before: FileTree, after: FileTree): string[] {
  const title = (files: FileTree) =>
    unescapeHtml(/<title>([^<]*)/.exec(files.get("index.html") ?? "")?.[1] ?? "");
  return title(before) === title(after) ? [] : [title(after)];
}

/** Whether a text is a note on the page, set apart from the rest. */
function isNote(page: string, text: string): boolean {
  return page.includes(`class="callout">${html(text)}<`);
}

/** Whether a wish gives a list or a text under these words: "add where we sell: …". */
function isHead(wish: string, text: string): boolean {
  return new RegExp(`(?<!\\p{L})${escapePattern(text)}\\s*:\\s`, "iu").test(wish);
}

const NUMBER_WITH_UNIT = /^\d+ (?:min|sec|s|h)$/;

/** Words without marks, as they are compared. */
function bare(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}'’]+/gu, " ")
    .trim();
}

/** Whether a text stands behind a colon or an arrow, as texts do that are given word for word. */
function isGiven(wish: string, text: string): boolean {
  const said = plain(wish);
  const at = said.indexOf(plain(text));
  if (at < 0) return false;
  // One of two that a stroke parts ("paid / not paid"), or what was to be told ("tell people that …").
  if (/(?:\/|(?<!\p{L})(?:that|saying|dass|daß|que|che))\s*$/u.test(said.slice(0, at))) return true;
  // Behind "to" or "says", with a capital and to the end, it is what shall stand there: "change Start to Let's go".
  if (/(?<!\p{L})(?:to|into|says?|reads?)\s*$/u.test(said.slice(0, at)) && endsWish(wish, text))
    return true;
  const colon = Math.max(
    said.lastIndexOf(":", at),
    said.lastIndexOf("->", at),
    said.lastIndexOf("→", at),
  );
  return colon >= 0 && !/\d:\d/.test(said.slice(colon - 1, colon + 2));
}

function endsWish(wish: string, text: string): boolean {
  const said = wish.replace(/’/g, "'").replace(/[\s.!?]+$/u, "");
  return /^\p{Lu}/u.test(text) && said.endsWith(text.replace(/’/g, "'").replace(/[.!?]+$/u, ""));
}

const EXAMPLE =
  /(?<!\p{L})(?:like|such as|e\.g\.|for example|for instance|wie|z\. ?b\.|comme|par exemple|como|por ejemplo|come|per esempio|por exemplo)\s*,?:?\s+["“„«]\s*([^"“”„«»\n]{2,60}?)\s*["”“»]/giu;
/** A choice may be given by examples. */
const CHOICES =
  /(?<!\p{L})(?:headlines?|headings?|title|slogan|tag ?line|subtitle|options?|choices?|categor\p{L}+|tags?|auswahl|kategorie\p{L}*|choix|opcion\p{L}*|scelt\p{L}*)(?!\p{L})/iu;

/** What was said as an example of how something is to look, and was written down. */
function examples(wish: string, before: FileTree, after: FileTree): string[] {
  if (CHOICES.test(wish)) return [];
  const said = [...wish.matchAll(EXAMPLE)].map(([, text = ""]) => plain(text));
  return textsChanged(before, after)
    .fresh.filter((text) => said.includes(plain(text)))
    .slice(0, 1)
    .map((text) => `“${text}” is an example`);
}

/** Whether a text is another one with words of the wish, written small, in the place of some of its own. */
function isPutWithin(text: string, old: string, wish: string): boolean {
  let [start, end] = [0, 0];
  while (start < old.length && text[start] === old[start]) start += 1;
  while (end < old.length - start && text.at(-1 - end) === old.at(-1 - end)) end += 1;
  const put = text.slice(start, text.length - end).trim();
  return start + end > 0 && put.includes(" ") && /^\p{Ll}/u.test(put) && wish.includes(put);
}

const TO_BE =
  /(?<!\p{L})(?:should|shuld|shall|must|needs? to|has to|have to|soll(?:en|te)?|muss|doit|doivent|debe|deben|deve|devono|devem)(?!\p{L})/iu;

/** What hours say where there are none. */
const IS_HOURS = /^(?:closed|geschlossen|fermé|cerrado|chiuso|fechado)$/iu;

/** "Work should be selected": how something is to be, written in its place. And a place alone: "haut". */
function predicates(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«:]/u.test(wish)) return [];
  const { fresh, gone } = textsChanged(before, after);
  if (gone.length === 0) return [];
  const within = fresh.filter(
    (text) => TO_BE.test(wish) && gone.some((old) => isPutWithin(text, old, wish)),
  );
  if (within.length > 0) return [`I would have written “${within[0]}”`];
  const isBegun = gone.every((text) => /^\p{Lu}/u.test(text));
  return fresh
    .filter((text) => {
      const words = bare(text).split(" ");
      const isSmall = /^\p{Ll}/u.test(text) && isBegun && wish.includes(text);
      return (
        isSmall &&
        !IS_HOURS.test(text) &&
        (TO_BE.test(wish) || words.every((word) => isPutting(word) || isFrame(word)))
      );
    })
    .slice(0, 1)
    .map((text) => `I would have written “${text}”`);
}

/** "Opinion fields": a name with the word for its kind, which nobody said beside it. */
function withKinds(wish: string, before: FileTree, after: FileTree): string[] {
  const said = plain(wish);
  return textsChanged(before, after)
    .fresh.filter((text) => {
      const head = /^(.{2,40}) (?:fields?|columns?|sections?|buttons?|options?)$/iu.exec(text)?.[1];
      return head !== undefined && said.includes(plain(head)) && !said.includes(plain(text));
    })
    .slice(0, 1)
    .map((text) => `I would have written “${text}”`);
}
