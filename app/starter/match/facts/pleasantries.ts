import type { SaidText } from "./said-text";

/** What people say to whoever builds, in six languages: none of it is for the page. */
const PLEASANTRIES =
  /(?<=^|[.!?,\n]\s{0,3})(?:guten (?:tag|morgen|abend)|hallo(?: zusammen)?|hello(?: there)?|hey(?: there)?|hi(?: there)?|good (?:morning|afternoon|evening)|bonjour|bonsoir|salut|buen(?:os|as) (?:días|tardes|noches)|hola|buongiorno|buonasera|ciao|salve|olá|oi|bom dia|boa (?:tarde|noite)|vielen(?: lieben)? dank(?: im voraus)?|danke(?: schön| im voraus)?|thank you(?: very much| so much)?|thanks(?: a lot| in advance)?|cheers|merci(?: beaucoup| d['’]avance)?|(?:muchas |mil )?gracias(?: por adelantado)?|(?:molte |mille )?grazie(?: mille| in anticipo)?|(?:muito )?obrigad[oa]|s['’]il vous plaît|s['’]il te plaît|por favor|per favore|mit freundlichen grüßen|viele grüße|lg|mfg)(?=\s*(?:[,.!?;:\n]|$))\s*[,.!?;:]?/giu;
/** More of them is no request. */
const MOST = 10;

/** Takes greetings and thanks, so that no other reading finds them. */
export function takePleasantries(said: SaidText): void {
  said.all(PLEASANTRIES, MOST);
}
