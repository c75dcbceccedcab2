import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { saidWords } from "../grounded/said-words";
import { isSameThing } from "../parts/concepts";
import { isSameWord } from "../parts/same-word";
import { plain } from "./changed-lines";
import { type FormField, formFields } from "./form-fields";

/** What something is to be, or when it is so, behind its name: it is not the thing itself that is spoken of. */
const PREDICATE =
  "(?:\\p{L}+ )?(?:to be|be|being|is|are|should|sein|werden|ist|être|soit|est|ser|sea|es|essere|sia|è|seja|é|as|when|if|unless)";
/** One choice becomes another by these. */
const RENAMES =
  /(?<!\p{L})(?:call\p{L}*|renam\p{L}*|chang\p{L}*|becomes?|instead|replac\p{L}*|says?|umbenenn\p{L}*|heißen|heißt|statt|ändere?|renomm\p{L}*|remplac\p{L}*|chang\p{L}*|renombr\p{L}*|cambi\p{L}*|rinomin\p{L}*|divent\p{L}*|sostitu\p{L}*|renome\p{L}*|troc\p{L}*|mud\p{L}*)(?!\p{L})|->|→/iu;
/** What is said of a field or of choices, and what no choice is called by. */
const SAID_OF =
  /^(?:like|such as|as|thats?|that['’]s|that is|which|where|wie|comme|como|come)(?!\p{L})|(?<!\p{L})(?:fields?|columns?|thats|that['’]s)(?!\p{L})|:\s/iu;
const AMOUNT = /[€$£] ?\d|\d ?[€$£]/u;
const ASKS_AMOUNT =
  /(?<!\p{L})(?:form|fields?|tick\p{L}*|check\p{L}*|box|charges?|fees?|extras?|order\p{L}*|formular|felder?|bestell\p{L}*|formulaire|champs?|formulario|campos?|modulo|campi|formulário)(?!\p{L})/iu;

/** Fields that went, moved or offer something else, of which the wish says nothing of the kind. */
export function fieldsUnspoken(wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [formFields(before), formFields(after)];
  return [
    ...lostByPredicate(wish, was, is),
    ...movedUnnamed(wish, was, is),
    ...choicesBySentence(wish, was, is),
    ...amountAsked(wish, was, before, is, after),
  ].slice(0, 1);
}

/** "I don't want the salary to be required": what it is not to be was said, and it went itself. */
function lostByPredicate(wish: string, was: FormField[], is: FormField[]): string[] {
  return was
    .filter(({ id, label }) => {
      const name = escapePattern(plain(label));
      const isOf = new RegExp(`(?<!\\p{L})${name} ${PREDICATE}(?!\\p{L}) \\p{L}`, "iu");
      return !is.some((one) => one.id === id) && isOf.test(plain(wish));
    })
    .map(({ label }) => `the field “${label}” would go`);
}

/** To show something of a field is not to move it. */
const SHOWS =
  /^(?:please |can you |could you )*(?:show|display|see|count|tell|calculate|add)(?!\p{L})/u;
const PLACES =
  /(?<!\p{L})(?:first|last|top|bottom|before|after|behind|order|move|put|left|right|end|beginning|start|between|next|above|below|under|beside|front|up|down|swap|instead)(?!\p{L})/u;

function movedUnnamed(wish: string, was: FormField[], is: FormField[]): string[] {
  const ids = (fields: FormField[], others: FormField[]) =>
    fields.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const [from, to] = [ids(was, is), ids(is, was)];
  if (from.join("\n") === to.join("\n")) return [];
  const bare = was.reduce(
    (text, { label }) => text.replace(label.toLowerCase(), " "),
    wish.toLowerCase(),
  );
  if (SHOWS.test(bare) && !PLACES.test(bare)) return ["a field would only stand elsewhere"];
  const said = saidWords(wish);
  const isSaid = (label: string) =>
    saidWords(label).some((own) =>
      said.some(
        ({ text, stem }) => isSameWord(own.stem, stem) || isSameThing(own.stem, text.toLowerCase()),
      ),
    );
  // Taken out, it leaves both in one order: it is what was moved.
  const moved = was.filter(({ id }) => {
    const rest = (all: string[]) => all.filter((one) => one !== id).join("\n");
    return rest(from) === rest(to);
  });
  return moved.length === 0 || moved.some(({ label }) => isSaid(label))
    ? []
    : [`the field “${moved[0]?.label}” would be moved`];
}

/** Choices with words of the sentence around them: "Interview orange", "Like several lines". */
function choicesBySentence(wish: string, was: FormField[], is: FormField[]): string[] {
  const wrong = is.flatMap(({ id, options }) => {
    const old = was.find((one) => one.id === id)?.options ?? [];
    const lost = old.filter((option) => !options.includes(option));
    return options.filter((option) => {
      if (old.includes(option) || new RegExp(`["“„«]${escapePattern(option)}`, "iu").test(wish))
        return false;
      const within = lost.find((one) => plain(option).startsWith(`${plain(one)} `));
      const rest = within ? plain(option).slice(within.length + 1) : "";
      return (
        SAID_OF.test(option) ||
        (rest !== "" && (coloursIn(`make it ${rest}`) !== null || !RENAMES.test(wish)))
      );
    });
  });
  return wrong.map((option) => `one could choose “${option}”`);
}

/** A form asks for no price: "Kids' menu 8 €" is an entry. */
function amountAsked(
  wish: string,
  was: FormField[],
  before: FileTree,
  is: FormField[],
  after: FileTree,
): string[] {
  if (ASKS_AMOUNT.test(wish)) return [];
  const labels = (fields: FormField[], files: FileTree) => [
    ...fields.map(({ label }) => label),
    ...[...(files.get("index.html") ?? "").matchAll(/<label\b[^>]*>([^<]*)/g)].map(
      ([, label = ""]) => label.trim(),
    ),
  ];
  const old = labels(was, before);
  return labels(is, after)
    .filter((label) => AMOUNT.test(label) && !old.includes(label))
    .map((label) => `the form would ask for “${label}”`);
}
