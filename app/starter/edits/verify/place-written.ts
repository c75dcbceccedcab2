import type { FileTree } from "~/projects/files";
import { isFrame } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { isSameWord } from "../parts/same-word";
import { plain } from "./changed-lines";
import { shownTexts, textsChanged } from "./texts-changed";

/** Where something is to stand, in six languages: as the beginning of a text nobody gave it. */
const PLACE =
  /^(?:(?:right |just |directly )?(?:before|after|above|below|beneath|under|behind|next to|beside|between)|(?:direkt )?(?:vor|nach|über|unter|hinter|neben|zwischen)|(?:juste )?(?:avant|après|sous|au-dessus d[eu]|en dessous d[eu]|à côté d[eu]|entre)|(?:antes|después|debajo|encima|detrás|al lado) del?|(?:prima|dopo|sotto|sopra|accanto)(?: (?:a|di|d[aei]l?l?[aeo']?|al|alla))?|(?:antes|depois|abaixo|acima|ao lado) d[eoa]s?)(?!\p{L})\s*(?<thing>.+)$/u;
/** What is said to the one who edits, in the middle of a sentence. */
const ORDER =
  /(?<!\p{L})(?:and|und|et|y|e)\s+(?:then\s+|dann\s+)?(?:put|move|place|list|show|mark|stell\p{L}*|setz\p{L}*|pack\p{L}*|mets|place[rz]?|pon|ponlos|ponlas|metti|mettili|põe|coloca)\s+(?:it|them|both|all|each|these|those|beide?s?|alle|les|los|las|tout|todo|tutt[io]|tudo)(?!\p{L})|(?<=[.;!?]\s)(?:add|filter|sort|show|make|put|remove|change) (?:for|by|the|an?|it|me|them) /iu;
/** A text in quotes is one that was given. */
const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;

/** New texts that only say where something is to stand, or order it: "prima della doppia", "and put both under a heading". */
export function placeWritten(wish: string, before: FileTree, after: FileTree): string[] {
  const said = plain(wish.replace(QUOTED, " "));
  const known = [...shownTexts(before)].flatMap((text) => saidWords(text));
  const isThere = (thing: string) => {
    const words = saidWords(thing).filter(({ text }) => text.length > 2 && !isFrame(text));
    return (
      words.length > 0 && words.every(({ stem }) => known.some((one) => isSameWord(one.stem, stem)))
    );
  };
  return textsChanged(before, after)
    .fresh.filter((text) => {
      const own = plain(text).trim();
      if (own.length < 4 || !said.includes(own.replace(/[.!?…]+$/, ""))) return false;
      const thing = PLACE.exec(own)?.groups?.thing;
      return ORDER.test(text) || (thing !== undefined && /^\p{Ll}/u.test(text) && isThere(thing));
    })
    .slice(0, 1)
    .map((text) => `I would have written “${text}”`);
}
