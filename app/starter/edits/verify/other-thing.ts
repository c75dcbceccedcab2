import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { isSameThing } from "../parts/concepts";
import { isSameWord } from "../parts/same-word";
import { textsChanged } from "./texts-changed";

/** "The next button should say Onwards": which button, by one word before it. */
const BUTTON_SAYS =
  /(?<!\p{L})(?:the|my|our|der|die|das|le|la|el|il|o)\s+["“„«]?(\p{L}{3,})["”“»]?[ -]?(?:button|knopf|botón|pulsante|botão)(?!\p{L})[^.]{0,30}?(?:say|read|call|label|text|rename|heißen|stehen|dire|decir)/iu;
/** What tells where a button is or what it is like, and is no name of it. */
const NO_NAME =
  /^(?:main|big|small|first|last|other|top|bottom|green|red|blue|orange|primary|submit|form|send|new|left|right|only|round|same)$/iu;

/** A button that was given another text though the wish names one that is called otherwise. */
function otherButton(wish: string, before: FileTree, after: FileTree): string[] {
  const name = BUTTON_SAYS.exec(wish)?.[1];
  if (!name || NO_NAME.test(name)) return [];
  const { gone } = textsChanged(before, after);
  const isMeant = gone.some((text) =>
    saidWords(text).some(
      ({ stem }) =>
        isSameWord(stem, saidWords(name)[0]?.stem ?? name) || isSameThing(stem, name.toLowerCase()),
    ),
  );
  return gone.length > 0 && gone.length <= 2 && !isMeant
    ? [`“${gone[0]}” is another button than the one for “${name}”`]
    : [];
}

const IS =
  /^["“„«]?(.{1,60}?)["”“»]?\s+(?:should (?:be|mean)|means?|is|soll (?:\S+ )?(?:heißen|sein)|bedeutet|heißt|doit être|veut dire|debe ser|significa|deve essere|vuol dire)\s/iu;

/** What a word of a card means was told, and the word itself was written over. */
function otherSide(wish: string, before: FileTree, after: FileTree): string[] {
  const front = IS.exec(wish.trim())?.[1]?.replace(
    /^(?:the (?:card|word) |die karte |la carte )/i,
    "",
  );
  if (!front || /(?<!\p{L})(?:front|rename|spell\p{L}*|called)(?!\p{L})/iu.test(wish)) return [];
  const line = `  ["${front}", `;
  const [was, is] = [before.get("script.js") ?? "", after.get("script.js") ?? ""];
  return was.includes(line) && !is.includes(line)
    ? [`“${front}” itself would be written over`]
    : [];
}

/** Numbers that were to be rounded, and corners that are. */
function roundCorners(wish: string, before: FileTree, after: FileTree): string[] {
  const isNumber =
    /(?<!\p{L})(?:round\p{L}*|rund\p{L}*|arrond\p{L}*|redonde\p{L}*|arrotond\p{L}*)(?!\p{L})/iu.test(
      wish,
    ) &&
    /(?<!\p{L})(?:whole|decimals?|cents|full (?:euros?|dollars?)|amounts?|prices?|ganze|nachkomma\p{L}*|beträge|entiers?|décimales?|enteros?|decimales|interi|decimali)(?!\p{L})/iu.test(
      wish,
    );
  const isOnlyLook = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  return isNumber && isOnlyLook ? ["the numbers would be as before"] : [];
}

/** Where another thing was changed than the one that a wish names. Pure. */
export function otherThing(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    ...otherButton(wish, before, after),
    ...otherSide(wish, before, after),
    ...roundCorners(wish, before, after),
  ];
}
