import type { FileTree } from "~/projects/files";
import { type Edit, there, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { REMOVES } from "../grounded/cues";
import { saysPlace } from "../verify/already-so";
import { ENTRIES } from "./a-button";
import { type Ability, answered, asksFor, says, words } from "./ability";
import { ALL_ABILITIES } from "./all-abilities.server";
import { saidBeyond } from "./said-beyond";

/** A most is no denial, nor is a polite question. */
const MOST_OR_MANNERS = pattern(
  words(
    "(?:no|not|never)(?: be| have| take| hold)? (?:more|longer|greater) than|(?:nicht|keine) (?:mehr|länger) als|(?:pas|non) plus (?:de|longs? que)|no más de|non più di|não mais (?:de|que|do que)|why (?:not|don['’]?t (?:we|you))|warum nicht|pourquoi pas|por qu[eé] n[oã]o?|perché non?",
  ),
  "gisu",
);
const DENIES = pattern(
  words(
    "not|don['’]?t|doesn['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|wasn['’]?t|shouldn['’]?t|never|without|nicht|kein*|ohne|nie|niemals|pas|jamais|sans|sin|nunca|non|senza|não|nem|sem",
  ),
);
/** "A month, not a week" says what is to be in the place of what. */
const INSTEAD_AT_END = pattern(
  ",? (?:not|nicht|pas|no|non|não) (?:an?|just|only|eine?|une?|una?|um) \\p{L}+$",
);
const NO = pattern(words("no"));
/** In Portuguese "no" is "in the". */
const PORTUGUESE = pattern(
  `[ãõ]|${words("um|uma|em|topo|rodapé|início|fim|final|fundo|começo|ligaç*|adiciona*|coloca*|coloque|põe|mostre|mostra|mostrar")}`,
);

/** A wish that tells more is for a text of its own; each ability would read all of it, several times. */
const WISH_CHARACTERS = 800;

/** A text that a wish gives orders nothing: “No habits yet” denies none. */
function withoutTexts(wish: string): string {
  return wish.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, " ");
}

/** Whether a wish says what is not to be. */
export function denies(wish: string): boolean {
  const rest = withoutTexts(wish).replace(MOST_OR_MANNERS, " ").replace(INSTEAD_AT_END, "");
  return DENIES.test(rest) || (NO.test(rest) && !PORTUGUESE.test(rest));
}

/** What a wish asks a program or a page to be able to do, by the words in it and not by their order. */
export function readAbilities(wish: string, files: FileTree): Edit[] {
  // What is given in quotes is a text.
  const isQuoted = /["“„«]/u.test(wish);
  const asked = wanted(wish, files).filter(({ makesText }) => !isQuoted || makesText);
  return asked.map(
    (ability): Edit =>
      (tree) => {
        const result = ability.make(tree, wish);
        return result.ok
          ? {
              ...result,
              accounts: `${result.accounts ?? ""} ${answered(ability, wish)} ${put(wish)}`,
            }
          : result;
      },
  );
}

const PUT = pattern(
  `${ENTRIES}|${words("pouvoir|pouvez|peux-tu|kannst|könntest|können|poder|puedes|potere|puoi|pode|important|new")}`,
  "gisu",
);

/** The words of a wish for what a program keeps, and those that ask whether it can. */
function put(wish: string): string {
  return [...wish.matchAll(PUT)].map(([said]) => said).join(" ");
}

function wanted(wish: string, files: FileTree): Ability[] {
  if (wish.length > WISH_CHARACTERS) return [];
  const [removes, isDenied] = [REMOVES.test(withoutTexts(wish)), denies(wish)];
  return ALL_ABILITIES.filter(
    (ability) =>
      asksFor(ability, wish) &&
      (!isDenied || ability.isAbsence) &&
      (!removes || ability.isRemoval) &&
      ability.make(files, wish).ok,
  );
}

/**
 * Why what a wish asks for cannot be given here, or that it is there: for when nothing else can be made of it. A wish that
 * says more than an ability answers is for something else.
 */
export function readWhyNot(wish: string, files: FileTree): Edit[] {
  if (wish.length > WISH_CHARACTERS || REMOVES.test(wish) || denies(wish)) return [];
  const meant = ALL_ABILITIES.filter(
    (ability) => asksFor(ability, wish) && saidBeyond(wish, answered(ability, wish)).length === 0,
  );
  return meant.flatMap((ability): Edit[] => {
    const result = ability.make(files, wish);
    if (result.ok) return [];
    const { reason } = result;
    // That what would be written is there says nothing of where it is to stand.
    if (/^It is like that already/.test(reason) && saysPlace(wish)) return [];
    if (/\balready\b/.test(reason)) return [() => there(reason)];
    return /\?|\b(?:first|say)\b/i.test(reason) ? [() => unchanged(reason)] : [];
  });
}

/** What can be added here that some words come near to, the nearest first: the words of buttons. */
export function nearAbilities(wish: string, files: FileTree): string[] {
  if (wish.length > WISH_CHARACTERS || denies(wish)) return [];
  // What deletes is nothing for somebody who asked for something else.
  const offered = ALL_ABILITIES.filter(({ isRemoval }) => !isRemoval);
  return offered
    .map((ability) => ({
      ability,
      // A word for any wish brings none nearer.
      count: ability.words.filter(
        (source) =>
          !["make", "add"].some((any) => says(source, any)) &&
          asksFor({ ...ability, words: [source] }, wish),
      ).length,
    }))
    .filter(({ count, ability }) => count > 0 && ability.make(files, ability.send).ok)
    .toSorted((a, b) => b.count - a.count)
    .map(({ ability }) => ability.send);
}
