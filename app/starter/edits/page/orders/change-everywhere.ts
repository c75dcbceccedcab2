import { type EditResult, edited, unchanged } from "../../edit";
import { pattern, TO } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { pageOf } from "../page-model";
import { CHANGES } from "../verbs";
import { everywhere } from "./write-text";

const WORD =
  "(?:the |every |all |each )?(?:(?:words?|terms?|names?|texts?|expressions?|instances? of|occurrences? of|mentions? of|das wort|le mot|la palabra|la parola|a palavra) )?";
const ALL_OVER =
  "(?:everywhere(?: (?:on|in) (?:the|our|my) (?:page|site|website|texts?))?|throughout(?: (?:the|our|my) (?:page|site|website|texts?))?|all over (?:the|our|my) (?:page|site|website|place)|on (?:every page|the whole (?:page|site)|all pages)|across (?:the|our|my) (?:whole )?(?:page|site|website)|in all (?:the )?texts?|wherever it (?:appears|stands|occurs|says (?:it|that))|überall(?: auf der seite)?|partout(?: sur la page)?|en todas partes|en toda la página|dappertutto|ovunque|in tutta la pagina|em todo o lado|em toda a página|em toda parte)";
const Q = "['‘’]";
const OLD = `(?:${Q}(?<oldQuoted>[^'‘’]{2,60})${Q}|(?<old>⟦\\d+⟧|[^⟦⟧:'‘’]{2,60}?))`;
const NEW = `(?:${Q}(?<newQuoted>[^'‘’]{1,80})${Q}|(?<value>⟦\\d+⟧|[^⟦⟧:]{1,80}?))`;
const FORMS = [
  pattern(`^(?:${CHANGES}) ${WORD}${OLD} (?:(?:${TO})@ |→ ?|-> ?)${WORD}${NEW},? ${ALL_OVER}$`),
  pattern(`^${ALL_OVER},? (?:${CHANGES}) ${WORD}${OLD} (?:${TO})@ ${WORD}${NEW}$`),
  pattern(`^(?:${CHANGES}) ${WORD}${OLD} ${ALL_OVER} (?:${TO})@ ${WORD}${NEW}$`),
  pattern(
    `^(?:say|write|use|put|schreib|écris|escribe|scrivi|escreve) ${NEW} (?:instead of|rather than|and not|in place of|for|statt|anstatt|au lieu de|en vez de|invece di|em vez de) ${WORD}${OLD},? ${ALL_OVER}$`,
  ),
];

/** "My name", "the club's name": what the page is called. */
const OWN_NAME =
  /^(?:(?:my|our|the|meinen|unseren|den) )?(?:(?:café|cafe|club|shop|practice|company|business|studio|restaurant|site|page|firm)(?:['’]s)? )?(?:own )?names?$|^(?:mon|notre|le) nom$|^(?:mi|nuestro|el) nombre$|^il (?:mio|nostro) nome$/iu;

/** "Change tennis to padel everywhere": a word wherever people read it, on all pages and in the name. */
export function changeEverywhere({ text, quotes, page, files }: Order): EditResult | null {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!groups) return null;
  const said = unmasked(groups.oldQuoted ?? groups.old ?? "", quotes);
  const title = page.pieces.find(({ kind }) => kind === "title")?.says;
  const old = title && OWN_NAME.test(said) ? title : said;
  const value = unmasked(groups.newQuoted ?? groups.value ?? "", quotes);
  if (old === "" || value === "" || old === value) return null;
  const changes = new Map<string, string | null>();
  const told: string[] = [];
  for (const [path, source] of files) {
    if (!path.endsWith(".html")) continue;
    const one = path === PAGE ? pageOf(files) : { source, pieces: [] };
    const result = one ? everywhere(one, old, value) : null;
    const next = result?.ok ? result.changes.get(PAGE) : null;
    if (typeof next !== "string") continue;
    changes.set(path, next);
    if (result?.ok) told.push(path === PAGE ? result.said : `${path}: ${result.said}`);
  }
  return changes.size === 0
    ? unchanged(`“${old}” stands nowhere in the texts of the page, so nothing had to change.`)
    : edited(changes, told.join(" "));
}
