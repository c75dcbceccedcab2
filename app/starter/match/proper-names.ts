import { coloursIn } from "./colours";

/** "Dr. Hannah Weiss": somebody with a title is no look. */
const TITLED =
  /(?:Dr|Prof|Mr|Mrs|Ms|Miss|Herr|Frau|Mme|Sra?)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu;
const PROPER =
  /(?<=(?:^|\s)(?:the|at|at the|la|le|el|il|al|au) )\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/gu;

/** "At the Red Lion pub": what somewhere is called is no look, unless both words of it are. */
export function properNames(text: string): string[] {
  const titled = text.match(TITLED) ?? [];
  const named = (text.match(PROPER) ?? []).filter((name) => {
    const [, last = ""] = name.toLowerCase().split(" ");
    return (
      coloursIn(`use ${last}`) === null && !/^(?:colou?rs?|theme|mode|style|look)$/u.test(last)
    );
  });
  return [...titled, ...named];
}
