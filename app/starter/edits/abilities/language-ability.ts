import { appSpokenBy, inLanguage } from "../../words/in-language";
import type { AppLanguage } from "../../words/row";
import { edited, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { shapeOf } from "../project";
import { type Ability, words } from "./ability";

/** What a language is called in those of the starter, and in English. */
const NAMES: Readonly<Record<AppLanguage, readonly [said: string, name: string]>> = {
  de: ["german|deutsch|allemand|alemán|alemao|alemão|tedesco", "German"],
  fr: ["french|französisch|français|francés|francese|francês", "French"],
  es: ["spanish|spanisch|espagnol|español|castellano|spagnolo|espanhol", "Spanish"],
  it: ["italian|italienisch|italien|italiano", "Italian"],
  pt: ["portuguese|portugiesisch|portugais|portugués|portoghese|português", "Portuguese"],
  zh: ["chinese|chinesisch|chinois|chino|cinese|chinês", "Chinese"],
};
const LANGUAGES = Object.entries(NAMES) as [AppLanguage, readonly [string, string]][];
const ALL_NAMES = LANGUAGES.map(([, [said]]) => said).join("|");

/** Lists of names in an app's settings and fields: `columns: string[] = ["To do"]`, `options: ["Low"]`. */
const NAMED_LISTS = /\b(?:options:|columns(?::\s*string\[\])?\s*=)\s*\[([^\]]{0,4000})\]/g;

/** Names that an app stores with what people enter: under others nobody's cards would be in their column. */
function storedNames(files: ReadonlyMap<string, string>): Set<string> {
  const programs = [...files].filter(([path]) => /\.[jt]sx?$/.test(path));
  const lists = programs.flatMap(([, code]) => [...code.matchAll(NAMED_LISTS)]);
  return new Set(
    lists.flatMap(([, list = ""]) =>
      [...list.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = ""]) => name),
    ),
  );
}

/** The texts that the starter itself wrote into an app, in another language. */
export const IN_LANGUAGE: Ability = {
  send: "put all of the app into German",
  words: [
    words(ALL_NAMES),
    words(
      "make|translate*|everything|all|whole|entire|app|buttons?|texts?|words?|interface|labels?|übersetz*|alles|ganze|knöpfe|texte|tradui*|tout|toute|boutons|tradu*|todo|toda|botones|textos|tutto|tutta|pulsanti|testi|tudo|botões|into|auf|en|in|em|speak*|language|sprache",
    ),
  ],
  more: words(
    "please|bitte|make|put|turn|change|switch|set|it|the|to|be|should|mach*|soll|sein|die|der|das|und|and|et|y|e|la|le|les|el|los|il|i|gli|o|a|os|as|mets|mettre|pon|poner|metti|coloca|põe|por|favor|s'il|te|vous|plaît|page|site|seite",
  ),
  not: words(
    "field|column|category|option|entry|card|question|add|feld|champ|campo|button (?:that|to)|switch (?:between|for)|toggle|quiz about|note|date|placeholder|title|heading|headline|titel",
  ),
  make(files, wish) {
    const [language, names] = LANGUAGES.find(([, [said]]) => pattern(words(said)).test(wish)) ?? [];
    const app = appSpokenBy(files);
    if (!language || !names) return unchanged("Say into which language first.");
    if (!app)
      return unchanged(
        `First say which texts are to change, and how: I hold no ${names[1]} words for what stands here.`,
      );
    const stored = storedNames(files);
    const next = inLanguage(files, app, language, stored);
    const changes = new Map([...next].filter(([path, text]) => files.get(path) !== text));
    const hasStyles = shapeOf(files).styles !== null;
    return changes.size === 0 || !hasStyles
      ? unchanged(`It is in ${names[1]} already.`)
      : edited(
          changes,
          `Buttons, labels and notes of the app are in ${names[1]} now. What you wrote or had added stays as it was written${
            stored.size > 0
              ? ", and so do columns and choices: what is entered is stored by their names"
              : ""
          }.`,
        );
  },
};
