import type { FileTree } from "~/projects/files";
import { type Edit, unchanged } from "../edit";
import { isTextToWrite } from "../grounded/ground-change";
import { type ShownText, shownEntries } from "../grounded/screen";
import { writeText } from "../grounded/write-text";
import { partsNamed } from "../parts/find-parts";
import { kindsNamed } from "../parts/kind-words";
import { onParts } from "../parts/on-parts";
import { rename } from "../rename";
import { fieldNamed, renameField } from "../said/field-lines";
import { replaceShown } from "../said/visible-text";
import { HEADLINE, headlineOf } from "./headline";
import { ARTICLE, CHANGE, CONJUNCTION, pattern, SHOULD_SAY, TO } from "./lexicon";
import { canSay, saying } from "./say-in-part";
import { optionsOf } from "./set-choices";
import { SPLITS } from "./text-forms";
import { thereAs } from "./text-there";
import { asText, asTexts } from "./texts";

/** A wish for another text: what it is about, the text that is there where that is said, and the new one. */
interface Wanted {
  target: string;
  old: string;
  value: string;
  /** It is said in so many words that this is a text, and not a look or a place. */
  isSaid: boolean;
  isQuoted: boolean;
}

/** The app itself is called so. */
const NAMED = pattern(
  `^(?:re)?(?:call|name|title|nenne?|tauf\\p{L}*|benenne?|appelle[rz]?|renomme[rz]?|ll[aá]ma|renombra|chiama|rinomina|chama|renomeia)(?:[- ]?(?:it|this|es|sie|ihn)|-?(?:l[ea]|lo|la)|-[oa]| (?:the|this|our|my|die|das|den|unsere?|meine?|la|le|l['’]|el|il|o|a) ?(?:app|page|site|website|web ?page|quiz|board|list|tool|thing|project|tracker|seite|webseite|liste|projekt|appli|application|página|aplicación|lista|pagina|sito|aplicação|jogo|game|timer|calculator|countdown|shop))(?: (?:to|as|in|zu|um in|en))?:? (?<value>.+?)(?: um)?$`,
);

const IS_NAMED = pattern(
  "^(?:(?:the|die|das|l['’]|la|el|il|o|a) ?(?:app|page|site|website|quiz|game|seite|webseite|appli|application|página|aplicación|pagina|sito|jogo)) (?:should be called|soll|sollte|doit s['’]appeler|debe llamarse|se llama|si chiama|deve chiamarsi|chama-se|deve chamar-se) (?<value>\\p{Lu}.+?)(?: heißen)?$|^ponle (?:de |como )?(?:título|nombre)(?: a .+?)? (?<value2>.+)$",
);

/** Another text in the place of one that is there, however the wish is put; in the order of likelihood. */
export function readTextChange(wish: string, files: FileTree): Edit[] {
  const said = wish.trim();
  const name = asText(
    NAMED.exec(said)?.groups?.value ??
      IS_NAMED.exec(said)?.groups?.value ??
      IS_NAMED.exec(said)?.groups?.value2 ??
      "",
  );
  const named =
    name !== "" && !/^\p{Ll}+$/u.test(name) ? [(tree: FileTree) => rename(tree, name)] : [];
  return [...named, ...changesOf(wish, files)];
}

function changesOf(wish: string, files: FileTree): Edit[] {
  return SPLITS.flatMap(({ form, isSaid }) => {
    const groups = form.exec(wish.trim())?.groups;
    if (!groups?.value) return [];
    // "Texts in Italian: Nuova ricetta instead of New recipe": the text begins behind the colon.
    const given = groups.old ? groups.value.replace(/^[^"“„«:]+:\s+/u, "") : groups.value;
    const value = groups.old ? withoutKind(given) : given;
    const wanted: Wanted = {
      target: (groups.target ?? "").trim(),
      old: asText(groups.old ?? ""),
      value: asText(value),
      isSaid,
      isQuoted: /^\s*["“„«]/u.test(value),
    };
    return wanted.value === "" ? [] : (editOf(wanted, files) ?? []);
  });
}

const NAMED_KIND = pattern(`^${ARTICLE} (\\p{L}+) (.+)$`);

const ORDER = pattern(`^${CHANGE} |~${SHOULD_SAY}@`);

/** "The button Put on the list" is called so without "the button". */
function withoutKind(value: string): string {
  const [, word = "", rest = ""] = NAMED_KIND.exec(value.trim()) ?? [];
  return kindsNamed(word).length > 0 ? rest : value;
}

/** Another wish behind the text: "…, e o fundo para azul". */
const GOES_ON = pattern(
  `,\\s*(?:and|und|et|y|e) (?:${ARTICLE}|${CHANGE}) |~(?:and|und|et|y|e) (?:${CHANGE} )?${ARTICLE} \\p{L}+ (?:to|into|in|auf|zu|en|par|à|a|por|para|con|per)@`,
);

const ANOTHER = pattern(
  `(?:,|;|~${CONJUNCTION}@) ?(?<named>[^,;]{2,40}?) (?:${TO}|${SHOULD_SAY}|=|->|→) `,
);

/** A text of the screen in what would be written: "Descrizione e Amount in Importo" are two wishes. */
function namesAnother(value: string, files: FileTree): boolean {
  const named = ANOTHER.exec(value)?.groups?.named ?? "";
  return named !== "" && thereAs(named.trim(), files) !== null;
}

function editOf({ target, old, value, isSaid, isQuoted }: Wanted, files: FileTree): Edit | null {
  const options = optionsOf(old || target, value, files);
  if (options) return options;
  if (!isQuoted && (GOES_ON.test(value) || namesAnother(value, files))) return null;
  const isBegun = isSaid && /^\p{Lu}/u.test(value) && / /.test(value);
  if (
    (!isSaid || old === "") &&
    !isBegun &&
    !isQuoted &&
    !isSentence(value) &&
    !isTextToWrite(value)
  )
    return null;
  // Of a list, one text would take the place of all.
  if (
    old === "" &&
    !isQuoted &&
    !TITLE.test(target) &&
    asTexts(value).length > 2 &&
    !/[.!?]/.test(value)
  )
    return null;
  if (old !== "") {
    const there = thereAs(old, files);
    if (/^\p{Ll}/u.test(value) && ORDER.test(value)) return null;
    return there ? (tree) => replaceShown(tree, there, value, { isWhole: true }) : null;
  }
  const verbatim = BESIDE_PART.test(target) ? null : thereAs(asText(target), files);
  const answer = verbatim ? answerTo(verbatim, value, files) : null;
  if (answer) return (tree) => writeText(tree, answer, value);
  if (verbatim) {
    const isField = fieldNamed(files, verbatim);
    return isField
      ? (tree) => renameField(tree, verbatim, value)
      : (tree) => replaceShown(tree, verbatim, value, { isWhole: true });
  }
  const isLong = TITLE.test(target) && value.split(/\s+/).length > 3;
  const headline = HEADLINE.test(target) || isLong ? headlineOf(files) : null;
  const line = headline?.texts[0]?.text;
  if (line) return (tree) => replaceShown(tree, line, value, { isWhole: true });
  // "The text under the board" is the text that stands there, if there is one.
  if (
    BESIDE_PART.test(target) &&
    !/headline/i.test(target) &&
    partsNamed(target, files, "text").length !== 1
  )
    return null;
  const named = target.replace(KIND_ALONE, "$1");
  const [first] = partsNamed(named, files, "text");
  if (first?.kind === "title") return (tree) => rename(tree, value);
  if (!first || !canSay(first)) return null;
  return onParts(named, files, "text", (tree, parts) => {
    const [only, ...others] = parts.filter(({ texts }) => texts.length > 0);
    return only && others.length === 0
      ? saying(tree, only, value)
      : unchanged("More than one text could be meant.");
  });
}

/** What is said of a question, and is none itself, is its answer. */
function answerTo(question: string, value: string, files: FileTree): ShownText | null {
  if (!/\?$/.test(question) || /\?$/.test(value)) return null;
  const entry = shownEntries(files).find(
    ({ texts }) => texts.length > 1 && texts[0]?.text === question,
  );
  return entry?.texts[1] ?? null;
}

const BESIDE_PART = pattern(
  "~(?:text|line|sentence|satz|zeile|texte|phrase|ligne|texto|frase|línea|testo|riga|linha)@ (?:\\p{L}+ )?~(?:under|below|beneath|above|over|unter|über|sous|au-dessus|debajo|encima|sotto|sopra|abaixo|acima|por baixo)@",
);

const TITLE = pattern(
  "~(?:title|heading|headline|titel|überschrift|titre|título|titolo|name|slogan)@",
);

/** "The text that says X", "the word X", "der Knopf mit X". */
const KIND_ALONE = pattern(
  `^(?:${ARTICLE} )?(?:\\p{L}+ )?(?:that|which|der|die|das|qui|que|che) (?:says?|reads?|sagt|heißt|dit|dice|diz) (.+)$`,
);

/** Several words that begin as a sentence does are none for a look or a place. */
function isSentence(value: string): boolean {
  return /^\p{Lu}[\p{L}'’]* (?:\S+ ){2,}\S+$/u.test(value);
}
