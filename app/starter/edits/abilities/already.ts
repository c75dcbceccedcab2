import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { ENTRIES } from "./a-button";
import { formOf, says, words } from "./ability";
import { READY, type Ready } from "./ready-made";
import { READY_MORE } from "./ready-made-more";
import { saidBeyond } from "./said-beyond";

const HIDES = pattern(
  words(
    "hide|hidden|rename|call|change|move|bigger|smaller|instead|versteck*|cache|ocult*|esconde*|nascond*",
  ),
);

/** Ways to ask for something that it is to be able to do. */
const PUT = words(
  "want|wants|able|typed|after|something|gets|voudrais|voir|peux-tu|peux|peut|ajouter|ajoute|affiche|afficher|trie|trier|dépenses?|celle|doit|être|mets|kannst|könntest|möchte|sehen|zeige|anzeigen|ausgaben|quiero|quisiera|puedes|añade|gastos?|vorrei|puoi|mostra|spese|quero|pode|despesas?",
);

/**
 * What a wish asks a program for that it does already, as a sentence; null for anything else. A wish that says more than
 * that asks for more: "search by date" is not there because there is a search.
 */
export function doneAlready(wish: string, files: FileTree): string | null {
  if (wish.length > 140 || HIDES.test(wish)) return null;
  const code = [...files.values()].join("\n");
  // What is given in quotes is a text to be written, unless it stands there in other words.
  if (/["“„«]/u.test(wish)) return null;
  const ready = [...READY, ...READY_MORE].find(
    (one) =>
      one.words.every((source) => says(source, wish)) &&
      !(one.not && says(one.not, wish)) &&
      one.has.test(code) &&
      saidBeyond(wish, spokenOf(one, wish)).length === 0,
  );
  return ready?.said ?? null;
}

/** The words of a wish that something is asked for by, and those that it is told by. */
function spokenOf(ready: Ready, wish: string): string {
  const asked = ready.words.flatMap((source) => [...wish.matchAll(formOf(source, "gisu"))]);
  const things = [...wish.matchAll(formOf(`${ENTRIES}|${PUT}`, "gisu"))];
  return [ready.said, ...[...asked, ...things].map(([said]) => said)].join(" ");
}
