import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../abilities/named-field";
import { type Edit, type EditResult, madeAnew } from "../edit";
import type { Clause } from "./clause";
import { anyOf, leftOfEntries, wordsOfLabel } from "./said-of";

/** Something that an app of entries can be given, and how it is asked for in the languages of the starter. */
export interface Feature {
  /** Each of these stands somewhere in the wish. */
  asks: readonly RegExp[];
  /** What is often said with it, and is part of it. */
  more?: RegExp;
  /** What a wish for something else says. */
  not?: RegExp;
  /** Null where this project has no place for it. */
  make(files: FileTree, clause: Clause): EditResult | null;
}

/** What says where something stands, how it looks or for what it is, and is none of its own. */
export const AROUND = anyOf(
  "great|good|lovely|cool|awesome|family|team|friends|how|what|why|pro|per|can|could|wäre|toll|super|schön|mir|meinem|beim|dazu|damit|am|alles|ponme|ponle|ponga|poner|quiero|me|nos|sería|genial|bien|moi|mets|mettez|faut|serait|fammi|sarebbe|gibt|will|sollen|haben|hätte|have|having|in the app|at (?:the same|a|one) time|at once|over there|at the (?:very )?(?:top|bottom|end)|above|below|underneath|somewhere|button|option|feature|view|section|mode|little|small|simple|nice|nicer|easily|easier|quickly|quick|own|new|extra|whole|full|overview|possible|able|better|help|helpful|useful|allow|let|lets|people|users?|everyone|instead|again|always|way|from|into|inside|about|press|click|tap|pressing|clicking|tapping|touching|then|but|than|app|screen|page|please|maybe|perhaps|some|more|oben|unten|knopf|kleine[rsnm]?|einfach|ansicht|ganze[rsn]?|gerne?|können|kann|gibt|geben|füge?|hinzu|einbauen|neue[rsn]?|bouton|ajoute[rz]?|petite?s?|vue|toute?s?|en haut|en bas|possibilité|pouvoir|peut|botón|añad\\p{L}*|agreg\\p{L}*|pequeñ[ao]s?|vista|tod[ao]s?|arriba|abajo|poder|pueda\\p{L}*|puedo|aggiung\\p{L}*|pulsante|piccol[ao]|tutt[aoie]|poter|possa|botão|adicion\\p{L}*|pequen[ao]|visão",
);

/** A negation, a number or word that somebody is to be told says another thing than what would be made. */
const WEIGHTY =
  /\d|(?<!\p{L})(?:not?|don'?t|never|without|only|except|unless|nicht|kein\p{L}*|ohne|nur|pas|sans|sauf|sin|solo|senza|não|sem|remove|delete|hide|less|notif\p{L}*|alert\p{L}*|remind\p{L}*|benachrichtig\p{L}*|erinner\p{L}*|avis(?:er|ar|are)|rappel\p{L}*|recordar\p{L}*|ricord\p{L}*|lembr\p{L}*)(?!\p{L})/iu;

/**
 * The first feature that a wish asks for. A word or two that nothing accounts for are told as not done; with more left, or with one that
 * turns the sense, it is another wish.
 */
export function readFeature(
  features: readonly Feature[],
  clause: Clause,
  files: FileTree,
): Edit | null {
  const { words } = clause;
  for (const { asks, more, not, make } of features) {
    if (!asks.every((one) => one.test(words)) || not?.test(words)) continue;
    const left = leftOfEntries(
      words,
      ...asks,
      more ?? null,
      AROUND,
      ...fieldsOf(files).flatMap(({ label }) => wordsOfLabel(label)),
    );
    const count = left === "" ? 0 : left.split(" ").length;
    if (count > 2 || (count > 0 && WEIGHTY.test(left))) continue;
    const result = make(files, clause);
    if (!result?.ok) continue;
    const rest = left.split(" ").map((word) => `“${word}”`);
    const told = (made: EditResult | null): EditResult | null =>
      count === 0 || !made?.ok
        ? made
        : {
            ...made,
            said: `${made.said} Not done: I saw nothing to do about ${rest.join(" and ")}.`,
          };
    return madeAnew(files, told(result) ?? result, (tree) => told(make(tree, clause)));
  }
  return null;
}
