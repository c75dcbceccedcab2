import { coloursIn } from "../match/colours";
import { toneIn } from "../match/tone";

/** The colour of all text follows from that of the page, so that it can be read. */
export const TEXT_COLOUR =
  /\b(?:and |with )?(?:the |a )?(?:black|white|dark|light)? ?text(?: (?:colou?r )?(?:to |in |be )?(?:black|white|dark|light))?\b/g;

/** What may be said beside a colour that is meant for all of the page. */
const WHOLE_WORDS = new Set(
  "look looks highlights highlight accents details like feel love make made turn use using set change switch go put give it its this that the an in into to with and or as on of for by at from be is are color colors colour colours colored coloured theme themed palette scheme background backdrop accent main primary page site website web app application everything all whole thing design please more less bit little very really dark darker light lighter bright brighter pale pastel deep soft neon warm cold cool mode style styled look looks like tone tones vibe vibes shade shades should would could can you i'd i'll want need love prefer think nicer better nice add have has follow system device setting match text font fonts letters bigger larger smaller size instead now also then just too so but not inspired playful minimal retro professional corner corners rounded round rounder square overall lovely cooler gorgeous pretty amazing fresh friendly wonderful beautiful great awesome stunning elegant please maybe perhaps kind sort some tad touch going direction towards tint hue hint bring cosy cozy hauptfarbe grundfarbe dunkle dunkles dunklen dunkler helle helles hellen einem einen einer als ganze ganzen ganzes machen etwas bisschen wärmer kühler kälter heller dunkler freundlicher schöner moderner richtung hin wäre wären gerne lieber schön toll hübsch würde passt passen plutôt tons vers clair foncé más tonos new different toggle favourite favorite our my mach mache bitte farbe hintergrund alles die den der das seite mets couleur fond les pon fondo todo rendi sfondo fundo cor tudo".split(
    " ",
  ),
);

/** Whether a wish about colours, in plain words, is about the page as a whole and names no part of it. */
export function isOfWhole(words: string): boolean {
  const named = new Set((coloursIn(words)?.words ?? []).join(" ").split(" "));
  return words
    .replace(
      /\b(?:\p{L}+ ){1,2}(?=(?:colou?rs|palette|theme|farben|couleurs|colores)\b)/gu,
      (said) =>
        /\b(?:the|my|our|of|in|on|for|button|header|footer|text|heading)\b/.test(said) ? said : "",
    )
    .split(/[^\p{L}\p{N}#'-]+/u)
    .every(
      (word) =>
        word.length < 3 ||
        WHOLE_WORDS.has(word) ||
        named.has(word) ||
        toneIn(word) !== null ||
        coloursIn(`use ${word} colours`) !== null ||
        coloursIn(`make it ${word}`) !== null,
    );
}
