import type { FileTree } from "~/projects/files";
import { kindsNamed } from "../parts/kind-words";
import { shows } from "../said/visible-text";
import { ARTICLE, pattern } from "./lexicon";
import { asText } from "./texts";

/** The article before what is named. */
export const LEADING = pattern(`^(?:${ARTICLE} )`);

/** The text of the screen that some words say whole, as it stands there. */
export function thereAs(said: string, files: FileTree): string | null {
  const without = said.replace(LEADING, "");
  const words = without.split(/\s+/);
  // "The Add button", "der Knopf Hinzufügen".
  const bare = [
    ...(kindsNamed(words.at(-1) ?? "").length > 0 ? [words.slice(0, -1).join(" ")] : []),
    ...(kindsNamed(words[0] ?? "").length > 0 ? [words.slice(1).join(" ")] : []),
  ].map(asText);
  return (
    [said, without, ...bare].find(
      (text) =>
        text.length > 1 &&
        (bare.includes(text) || isName(text)) &&
        shows(files, text, { isWhole: true }),
    ) ?? null
  );
}

/** A word in small letters is a word; "Start" and "in every unit" are texts of the screen. */
function isName(text: string): boolean {
  return /\p{Lu}|\s|[?!…]/u.test(text);
}
