import { escapePattern } from "~/projects/escape-pattern";
import type { EditResult } from "../../edit";
import { IN_LANGUAGE, INSTEAD_OF, pattern, SHOULD_SAY, TO } from "../../grammar/lexicon";
import { hexOfColour } from "../colour-words";
import { bare, type Found, findPieces } from "../find-pieces";
import { looksSaid } from "../look-words";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { hasClass, type Page, type Piece } from "../page-model";
import { wordsOf } from "../page-words";
import { ADDS, CHANGES, MOVES, REMOVES } from "../verbs";
import { everywhere, say, wholeEntry, write } from "./write-text";

const LAST =
  "(?: (?:ändern|umbenennen|ersetzen|austauschen|tauschen|setzen|machen|nennen|um|aus|heißen|lauten|stehen|instead|around|please))?";
const NAMED =
  "(?:call|name|title|label|nenne?|betitle|appelle[rz]?|nomme[rz]?|llama(?:r)?|titula(?:r)?|chiama(?:re)?|intitola(?:re)?|chama(?:r)?|renomeia)";
const Q = "⟦\\d+⟧";
const GIVEN = `(?<value>${Q}|[^⟦⟧]+)`;
/** Ways to give another text to something: `what` is what it is of, `old` what it says now. A text without quotes only where it cannot be anything else. */
const FORMS: readonly { form: RegExp; isText: boolean }[] = [
  {
    form: pattern(`^${CHANGES} (?<what>.+?) from (?<old>.+?) (?:to|into) ${GIVEN}$`),
    isText: true,
  },
  {
    form: pattern(
      `^(?:${CHANGES}|have|let|make|lass|mach) (?<what>.+?) (?:say|read|show|be called|so (?:it|that it) (?:says|reads)|sagen|heißen|dire|decir|dizer|dire)@:? ${GIVEN}$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?<what>.+?) (?:is (?:wrong|incorrect|outdated|not right)|stimmt nicht|ist falsch)[,.;:]? (?:it |that |es |das )?(?:${SHOULD_SAY}|is|ist|heißt|lautet):? ${GIVEN}$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?<what>.+?) ${SHOULD_SAY}@(?: just| only| simply| einfach| nur)?:? ${GIVEN}${LAST}$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?<what>.+?) soll(?:te|en)?(?: jetzt| nur| einfach)? ${GIVEN} (?:heißen|lauten|sein|stehen|sagen)$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?:in|im|auf|as|als|for|for the|on)(?: the)? (?<what>.+?) (?:soll(?:te)?|it should|should) (?:say |read |stehen:? )?${GIVEN}(?: stehen)?$`,
    ),
    isText: true,
  },
  { form: pattern(`^${NAMED} (?<what>.+?):? (?<value>${Q})$`), isText: true },
  {
    form: pattern(
      `^${NAMED} (?<what>the .+?|(?:die|das|den|la|le|el|il|o|a) .+?)(?: as| in| ab)? (?<value>\\p{Lu}[^⟦⟧]*)$`,
      "su",
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?:use|put|write|take|set|have|nimm|schreibe?|utilise|usa|mets|pon|metti|usa|escreve) (?<value>${Q}) (?:as|for|into|in|als|für|comme|como|come|per) (?<what>.+?)$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?:write|put|say|schreibe?|écris|escribe|scrivi|escreve) (?<value>${Q}) (?:${INSTEAD_OF}) (?<what>.+?)$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?:${INSTEAD_OF}) (?<old>${Q}),? (?:it should say|write|put|say|schreibe?|écris|use|lieber|rather)?:? ?(?<value>${Q})(?: schreiben)?$`,
    ),
    isText: true,
  },
  { form: pattern(`^(?<value>${Q}),? (?:${INSTEAD_OF}) (?<old>${Q})(?: please)?$`), isText: true },
  {
    form: pattern(
      `^(?:make|set|have|mach|setze?|mets|pon|metti|põe) (?<what>(?:the|our|my|die|den|das|unsere?|le|la|el|il|o|a) [^⟦⟧]{3,40}?)(?: just| simply| einfach)? (?<value>${Q})$`,
    ),
    isText: true,
  },
  {
    form: pattern(`^(?:${CHANGES}) (?<what>.+?) (?:${TO})@:? (?<value>${Q})${LAST}$`),
    isText: true,
  },
  { form: pattern(`^(?:${CHANGES}) (?<what>.+?)${IN_LANGUAGE}? ?: ${GIVEN}$`), isText: true },
  {
    form: pattern(`^(?:${CHANGES}) (?<what>.+?) (?:${TO})@:? (?<value>[^⟦⟧]+?)${LAST}$`),
    isText: false,
  },
  {
    form: pattern(
      `^(?<what>.+?) (?:zu|in|auf|durch) (?<value>${Q}) (?:ändern|umbenennen|ersetzen|setzen|machen)$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?<what>.+?) (?:is|are|reads|says|heißt|lautet|ist|est|es|è|é|s['’]appelle|se llama|si chiama|chama-se)(?: now| jetzt| called| named| ab jetzt)* (?<value>${Q})(?: now)?$`,
    ),
    isText: true,
  },
  {
    form: pattern(
      `^(?:neue[rs]? |new |nouveau |nouvelle |nuevo |nueva |nuovo |nuova |novo |nova )?(?<what>[^:⟦⟧]{3,60}?) ?(?::|->|→|=>|=) ?${GIVEN}$`,
    ),
    isText: false,
  },
];
const KEEPS_NAME =
  /^(?:(?:just|only|simply|nur|einfach) )*(?:my|our|the|mein|unser|der)e? (?:own )?(?:name|site name|business name|company name|name of the (?:café|shop|business|company|club))$/iu;
const TEXTS =
  /^(?:title|headline|lead|section|heading|navlink|button|link|entry|text|fact|footer|field|nav)$/;

/** Another text in the place of one: "the menu should be called …", "change the headline to …", "footer: …". */
export function setText({ text, quotes, mark, page, files }: Order): EditResult | null {
  for (const { form, isText } of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.value || isLook(groups.value)) continue;
    // What stands behind a colon is given word for word.
    const isSentence = groups.value.trim().split(/\s+/).length > 3;
    const isGiven =
      new RegExp(`: ?${escapePattern(groups.value)}$`).test(text) && !groups.value.includes("⟦");
    const ends = !groups.value.includes("⟦") && text.endsWith(groups.value);
    const end = ends && (isGiven || (isSentence && mark === ".")) ? mark : "";
    const value =
      givenText(groups.value, quotes, page) + (isGiven && !isSentence && mark === "." ? "" : end);
    if (!groups.value.includes("⟦") && NO_TEXT.test(groups.value)) continue;
    // A sentence behind it is a wish of its own.
    if (!isGiven && !groups.value.includes("⟦") && /[.!?]\s+\p{Lu}/u.test(value)) continue;
    const what = groups.what ?? groups.old ?? "";
    if (value === "" || value.length > 600) continue;
    if (groups.old && groups.what === undefined) {
      const replaced =
        wholeEntry(page, unmasked(groups.old, quotes), value) ??
        everywhere(page, unmasked(groups.old, quotes), value);
      if (replaced) return replaced;
      continue;
    }
    const isQuoted = /^⟦\d+⟧$/.test(what.trim());
    const entry = isQuoted ? wholeEntry(page, unmasked(what, quotes), value) : null;
    if (entry) return entry;
    const found = findPieces(what, page, quotes, ({ kind }) => TEXTS.test(kind));
    const isLoose = !isText || (!isGiven && !/^⟦/.test(groups.value) && !SAYS_SO.test(text));
    if (!found && isQuoted && /^⟦/.test(groups.value)) {
      const replaced = everywhere(page, unmasked(what, quotes), value);
      if (replaced) return replaced;
    }
    if (!found || (isLoose && !isSafe(found, value, groups.value))) continue;
    if (found.kinds[0] === "entry" && !isNamedIn(found, what)) continue;
    const story = found.pieces.length === 1 && isSentence ? storyOf(found, page) : null;
    if (found.kinds.length === 0 || found.kinds[0] === "section") {
      if (/,|\d[.,]\d\d|\?\s/u.test(value) && !/^⟦/.test(groups.value) && !story) return null;
      if (story) return say(page, story, value);
    }
    const alike =
      found.kinds.length === 0 || /^(?:button|link|navlink)$/.test(found.kinds[0] ?? "")
        ? alsoSaid(found, page)
        : found;
    const result = write(alike, value, page, files);
    if (result) return result;
  }
  return null;
}

/** Another order behind the text: "to Nope and I knew it to Yep", "orange and the background yellow". */
const NO_TEXT = pattern(
  `~(?:and|und|et|y|e)@ (?:${CHANGES}|${ADDS}|${REMOVES}|${MOVES})@|~(?:and|und|et|y|e)@ .+ (?:to|in|zu|auf|en|a|->|→) \\S|,.+(?:->|→)|^(?:put|that|it|them)@ `,
);

const SAYS_SO = pattern(
  "~(?:say|says|read|called|named|heißen|lauten|nennen?|appeler|llamarse|chiamarsi|chamar-se|call|name|title)@",
);

/** "Bigger" is a look, and no text. */
function isLook(value: string): boolean {
  if (value.includes("⟦")) return false;
  const first = value.trim().split(/\s+/).slice(0, 2);
  return (
    bare(looksSaid(value).rest) === "" ||
    first.some((_, at) => hexOfColour(first.slice(0, at + 1).join(" ")) !== null)
  );
}

/** An entry that is meant by its name, and not by the word for its kind alone. */
function isNamedIn({ pieces }: Found, what: string): boolean {
  const words = wordsOf(what);
  return pieces.every((piece) => words.some((word) => piece.words.includes(word)));
}

/** The one text of a section: "our story: We met in a laundrette". */
function storyOf({ pieces }: Found, page: Page): Piece | null {
  const [section] = pieces;
  if (section?.kind !== "section") return null;
  const texts = page.pieces.filter(
    (one) =>
      one.kind === "text" && one.section === section && !hasClass(one.element, "section-note"),
  );
  const others = page.pieces.some(
    (one) => /^(?:entry|form)$/.test(one.kind) && one.section === section,
  );
  return texts.length === 1 && !others ? (texts[0] ?? null) : null;
}

/** All buttons and links that say the same. */
function alsoSaid(found: Found, { pieces }: Page): Found {
  const [first] = found.pieces;
  if (!first || !/^(?:button|link|navlink)$/.test(first.kind)) return found;
  return {
    ...found,
    isAll: false,
    pieces: pieces.filter(
      ({ kind, says }) => /^(?:button|link|navlink|heading)$/.test(kind) && says === first.says,
    ),
  };
}

/** "Just my name" is the name that the page has. */
function givenText(said: string, quotes: readonly string[], page: Page): string {
  if (KEEPS_NAME.test(said.trim()))
    return page.pieces.find(({ kind }) => kind === "title")?.says ?? "";
  return unmasked(said.replace(/^(?::|just|only|simply)\s+/iu, ""), quotes);
}

/** A text that nobody quoted is one where it begins as one does, and what it is of is a text alone. */
function isSafe({ kinds, pieces }: Found, value: string, said: string): boolean {
  if (/^⟦\d+⟧$/.test(said.trim())) return true;
  if (value.split(/\s+/).length > 40) return false;
  if (/\?$/u.test(value) && kinds.every((kind) => kind === "section")) return false;
  if (/^(?:an?|eine?[nmrs]?|une?|una|uma?|uno|il|la|le|der|die|das)\s/u.test(value)) return false;
  const isOfText = kinds.some((kind) =>
    /^(?:title|headline|lead|heading|button|text|footer|link|navlink)$/.test(kind),
  );
  if (kinds.some((kind) => kind === "section") && !/^\p{Lu}/u.test(value)) return false;
  return isOfText
    ? /^[\p{Lu}\p{N}©“"€$£]/u.test(value) || value.split(/\s+/).length > 2
    : pieces.length === 1 && /^[\p{Lu}\p{N}]/u.test(value);
}
