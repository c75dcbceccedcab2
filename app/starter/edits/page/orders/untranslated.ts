import { type EditResult, refused } from "../../edit";

/** "…. Auf Englisch natürlich": how it is to stand there, and no part of it. */
export const IN_LANGUAGE =
  /[.,;(–—-]\s*(?:aber |bitte |natürlich |das |mais |pero |ma )*(?:(?:auf|in) (?:englisch|deutsch|französisch|spanisch|italienisch)|en (?:anglais|allemand|français|inglés|alemán)|in inglese|em inglês)(?: (?:natürlich|bitte|auf der seite|wie der rest|bien sûr|s['’]il (?:te|vous) plaît|claro|por favor|per favore))*\)?[.!]*$/iu;

/** What would have to be translated first: printed as it was said, it would stand in the wrong language. */
export const untranslated = (told: string): EditResult =>
  refused(
    `I cannot translate “${told}”. Say the sentence as it is to stand there, as in “say on the page: Card payment only”.`,
  );
