import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import { type Edit, unchanged } from "../edit";
import { pattern, WRITE } from "../grammar/lexicon";
import { asText } from "../grammar/texts";
import { isOfEntries, writeAt } from "../grammar/write-at";
import { readFacts } from "../said/read-facts.server";

const AT_END = pattern(
  "~(?:(?:at|to|on|in|into) (?:the )?(?:very )?(?:bottom|end|foot|footer)(?: of (?:the |our |my )?(?:page|site|website|app))?|(?:ganz )?unten(?: auf (?:der|die) seite)?|am (?:seiten)?ende|(?:in|im) (?:den |die |der )?(?:footer|fußzeile|fusszeile)|(?:tout )?en bas(?: de (?:la )?page)?|(?:en el|al) (?:pie|final)(?: de (?:la )?página)?|abajo(?: del todo)?|(?:in|a) fondo(?: alla pagina)?|nel piè di pagina|no (?:fim|final|fundo|rodapé)(?: da página)?)@",
);
const AT_START = pattern(
  "~(?:(?:at|on|to) (?:the )?(?:very )?top(?: of (?:the |our |my )?(?:page|site|website|app))?|above everything|(?:ganz )?oben(?: auf (?:der|die) seite)?|(?:tout )?en haut(?: de (?:la )?page)?|arriba(?: del todo)?|in (?:alto|cima)|no topo(?: da página)?)@",
);
const SAYS = pattern(
  `^(?<lead>.*?)(?:~(?:saying|that says?|which says|says?|reading|with the (?:text|words)|with|qui dit|avec(?: le texte)?|que diga|con(?: el texto)?|che dice|con scritto|que diz|com(?: o texto)?|mit(?: dem text)?|wo steht|der sagt)@:? ?|: ?)(?<text>["„“«].+|\\p{Lu}.+|©.+|\\d.+)$`,
  "su",
);
const QUOTED = /^(?<lead>.*?)["„“«](?<text>[^"”“»]{3,200})["”“»](?<tail>.*)$/su;

/** A line at the top or the bottom of a page, however it is put: "a banner at the very top saying …". */
export function givenLine(wish: string): Edit | null {
  const isEnd = AT_END.test(wish);
  if (!isEnd && !AT_START.test(wish)) return null;
  const groups = (QUOTED.exec(wish) ?? SAYS.exec(wish))?.groups;
  const around = `${groups?.lead ?? ""} ${groups?.tail ?? ""}`;
  const text = asText((groups?.text ?? "").replace(isEnd ? AT_END : AT_START, ""));
  if (text === "" || !(AT_END.test(around) || AT_START.test(around))) return null;
  return (tree) =>
    isOfEntries(wish, tree)
      ? unchanged("That is about what the app keeps, and no text of its page.")
      : writeAt(tree, isEnd ? "end" : "start", text);
}

/** How to reach somebody, said without a verb: "Adresse Uferweg 3, 88131 Lindau". */
export function givenContact(wish: string, files: FileTree): Edit[] {
  const { mail, phone, address, links } = factsIn(wish);
  if (!mail && !phone && !address && links.length === 0) return [];
  const bottom = AT_END.test(wish) ? " in the footer" : "";
  const said = pattern(`^${WRITE} `).test(wish) ? wish.replace(pattern(`^${WRITE} `), "") : wish;
  return [`add ${said}${bottom}`, `change the ${said}`].flatMap(
    (way) => readFacts(way, files) ?? [],
  );
}
