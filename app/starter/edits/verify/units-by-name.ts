import type { FileTree } from "~/projects/files";
import { textsChanged } from "./texts-changed";

const UNIT =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|km|miles?|metres?|meters?|kg|pounds?|lbs?|celsius|fahrenheit|°c|°f|litres?|liters?|gallons?)$/iu;
const EXCHANGES = /(?<!\p{L})(?:instead of|rather than|not in|into|change|switch|count)(?!\p{L})/iu;

/** "Weeks instead of days": the word beside a number became another, and the number is what it was. */
export function unitsByName(wish: string, before: FileTree, after: FileTree): string[] {
  if (!EXCHANGES.test(wish) || /["“„«]/u.test(wish)) return [];
  const { fresh, gone } = textsChanged(before, after);
  const [come, went] = [fresh.filter(isUnit), gone.filter(isUnit)];
  const isReckoned = [...after].some(
    ([path, text]) => !/\.(?:html|css)$/.test(path) && before.get(path) !== text,
  );
  return come.length > 0 && went.length > 0 && !isReckoned
    ? [`only the word “${went[0]}” would change, and no number`]
    : [];
}

const isUnit = (text: string) => UNIT.test(text.trim());
