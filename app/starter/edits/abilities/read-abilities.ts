import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";
import { REMOVES } from "../grounded/cues";
import { type Ability, answered, asksFor } from "./ability";
import { ALL_ABILITIES } from "./all-abilities";

/** What takes something away does so by its own words. */
const TAKING = "remove the examples";

/** What a wish asks a program or a page to be able to do, by the words in it and not by their order. */
export function readAbilities(wish: string, files: FileTree): Edit[] {
  // What is given in quotes or behind a colon is a text.
  if (/["“„«]/u.test(wish)) return [];
  return wanted(wish, files).map(
    (ability): Edit =>
      (tree) => {
        const result = ability.make(tree, wish);
        return result.ok ? { ...result, accounts: answered(ability, wish) } : result;
      },
  );
}

function wanted(wish: string, files: FileTree): Ability[] {
  const removes = REMOVES.test(wish);
  return ALL_ABILITIES.filter(
    (ability) =>
      asksFor(ability, wish) &&
      (!removes || ability.send === TAKING || /clear/.test(ability.send)) &&
      ability.make(files, wish).ok,
  );
}

/** What can be added here that some words come near to, the nearest first: the words of buttons. */
export function nearAbilities(wish: string, files: FileTree): string[] {
  return ALL_ABILITIES.map((ability) => ({
    ability,
    count: ability.words.filter((_, at) =>
      asksFor({ ...ability, words: [ability.words[at] ?? ""] }, wish),
    ).length,
  }))
    .filter(({ count, ability }) => count > 0 && ability.make(files, ability.send).ok)
    .toSorted((a, b) => b.count - a.count)
    .map(({ ability }) => ability.send);
}
