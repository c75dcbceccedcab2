import { type FoundName, NAME } from "./place-name";

/** "We are Ashford Vale Badminton Club and need a website": two words with capitals at least, which say no trade. */
const WE_ARE = new RegExp(
  `(?<=^|[.!?]\\s|\\n|(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]allo|[Bb]onjour|[Hh]ola|[Cc]iao)[,!.]? )(?:[Ww]e are|[Ww]e['’]re|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Ss]iamo) (?:(?:the|der|die|das|les?|la|los|las|el|il|i|gli|os|as|o|a) )?(${NAME})(?=[,.;:!\\n]|$| (?:and|und|et|y|e|in|from|aus|à|en|de|di|we|a|an) )`,
  "gu",
);

/** What somebody says that they are, where it is a name. */
export function namesWeAre(text: string): FoundName[] {
  return [...text.matchAll(WE_ARE)].flatMap(({ 0: all, 1: name = "", index }) => {
    if (!name.includes(" ")) return [];
    const start = index + all.length - name.length;
    return [{ name, start, end: start + name.length }];
  });
}
