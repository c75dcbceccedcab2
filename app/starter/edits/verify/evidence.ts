import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { oklchOf } from "../../theme/oklch";
import { changedLines } from "./changed-lines";
import { isLike } from "./looks-left";
import { textsChanged } from "./texts-changed";

/** What a wish says in any frame → what is written where it was done, and what to call it. */
const EVIDENCE: readonly [said: RegExp, written: RegExp, name: string][] = [
  [
    /(?<!\p{L})(?:in (?:all )?small letters|lower ?case|kleinbuchstaben|en minuscules?|en minúsculas?|in minuscol[eo]|em minúsculas?)(?!\p{L})/iu,
    /text-transform|"lower/,
    "small letters",
  ],
  [
    /(?<!\p{L})(?:(?:every|each) (?:second|other|2nd|third) (?:row|line|entry|one)|alternat\p{L}+ (?:rows?|lines?|colou?rs?)|jede[rn]? zweiten? (?:zeile|reihe)|une ligne sur deux|(?:una|cada) (?:fila|línea) (?:sí|de cada dos))/iu,
    /nth-child|nth-of-type|% 2/,
    "every second one",
  ],
  [
    /(?<!\p{L})(?:(?:bottom|top|lower|upper) (?:left|right)(?: hand)? corner|corner of the (?:screen|window|page)|(?:unteren?|oberen?) (?:rechten?|linken?) ecke)/iu,
    /position: ?(?:fixed|absolute|sticky)|class="button small primary"/,
    "the corner",
  ],
  [
    /(?<!\p{L})(?:(?:stays?|remains?|sticks?|keep\p{L}*|fixed) .{0,40}(?:scroll\p{L}*)|beim scrollen .{0,30}(?:bleib|steh)\p{L}*|bleib\p{L}* .{0,30}beim scrollen)/iu,
    /sticky|fixed/,
    "staying while one scrolls",
  ],
  [
    /(?<!\p{L})(?:without serifs?|sans[- ]serif|no serifs?|ohne serifen|serifenlos\p{L}*|sans empattements?|sin serifas?|senza grazie)/iu,
    /(?<!-)sans|"(?:inter|manrope|system-ui)/,
    "a font without serifs",
  ],
  [
    /(?<!\p{L})(?:three|3|four|4|two|2) (?:\p{L}+ )?(?:in a|per|to a|each) row(?!\p{L})/iu,
    /repeat\(\d|columns|1fr 1fr|width: ?(?:33|50|25)/,
    "so many in a row",
  ],
  [
    /(?<!\p{L})(?:pictures?|photos?|images?|tiles?|bilder)\b.{0,40}(?<!\p{L})square(?!\p{L})/iu,
    /aspect-ratio/,
    "the square shape",
  ],
  [
    /(?<!\p{L})(?:bigger|larger|größer)\b.{0,40}\b(?:more|mehr) (?:room|space|platz|abstand)|(?:more|mehr) (?:room|space|platz|abstand).{0,40}(?:bigger|larger|größer)(?!\p{L})/iu,
    /font-size|transform|width|height/,
    "the size",
  ],
  [
    /(?<!\p{L})(?:as|in|into) a (?:real )?table(?!\p{L})|in (?:einer|eine) tabelle|als tabelle|dans un tableau|en una tabla|in una tabella|numa tabela/iu,
    /<table|<tr/,
    "the table",
  ],
  [
    /(?<!\p{L})(?:print (?:button|the page|it out)|(?:button|link) (?:to|for) print\p{L}*|ausdruck\p{L}*|druck-?knopf|imprim\p{L}+|stampa\p{L}*)(?!\p{L})/iu,
    /print/,
    "printing",
  ],
  [
    /(?<!\p{L})(?:how many|count|number of)\b(?! (?:days?|hours?|weeks?|months?|minutes?)).{0,30}(?<!\p{L})(?:still|left|remaining|open|undone|unfinished|to (?:buy|do|read|watch))(?!\p{L})/iu,
    /!\w+\.done|\.done|left|open|remaining/,
    "those that are left",
  ],
  [
    /(?<!\p{L})(?:(?:wie ?viele?|anzahl) .{0,30}(?:noch|offen|fehl\p{L}*|übrig)|combien .{0,30}(?:reste\p{L}*|manque\p{L}*)|cuánt[oa]s .{0,30}(?:falta\p{L}*|queda\p{L}*)|quant[ie] .{0,30}(?:manca\p{L}*|resta\p{L}*|rimang\p{L}*)|quant[oa]s .{0,20}(?:falta\p{L}*|resta\p{L}*))(?!\p{L})/iu,
    /!\w+\.done|\.done|left|open|remaining|checked/,
    "those that are left",
  ],
  [/(?<!\p{L})(?:push )?notifications?(?!\p{L})/iu, /notification/, "the notification"],
  [
    /(?<!\p{L})(?:see|show|only|just|nur|zeig\p{L}*|voir|ver|solo|sólo)\b.{0,20}(?<!\p{L})(?:those|these|them|the (?:marked|starred|favou?rite)\p{L}*|diese|celles|esos|esas|quelli)(?: only| alone)?[.!?]?$/iu,
    /filter|setonly/,
    "showing only those",
  ],
  [
    /(?<!\p{L})(?:pick|choose|select|auswählen|wählen|choisir|elegir|scegliere|escolher)(?!\p{L}).{0,80}(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})/iu,
    /<select|type="radio"|"choice"/,
    "the choice",
  ],
  [
    /(?<!\p{L})(?:with|mit|avec|con) (?:an?|einem|une?|una) (?:\p{L}+ )?(?:bar|balken|barre|barra)(?!\p{L})/iu,
    /progress|width|\bbar/,
    "the bar",
  ],
  [
    /(?<!\p{L})(?:goes?|sent|send|delivered|mailed|geht|gehen|geschickt|envoyé\p{L}*|llegu\p{L}*|envi\p{L}*)(?!\p{L}).{0,40}\S@\S/iu,
    /action=|mailto:.*(?:submit|form)|fetch\(/,
    "sending to that address",
  ],
  [
    /(?<!\p{L})(?:on|auf|sur|en|su|no|nel) (?:(?:an?|the|my|dem|meinem|le|mon|el|mi|il|mio|o|meu) )?(?:phones?|mobiles?|handys?|smartphones?|small screens?|téléphone|móvil|celular|cellulare|telemóvel)(?!\p{L})/iu,
    /@media|clamp|min\(|tel:|whatsapp/,
    "phones alone",
  ],
  [/how many.{0,80}how many/iu, /\.filter\(|done/, "the second number"],
  [
    /(?<!\p{L})(?:found|matches|results?|gefunden|treffer|trouv\p{L}*|résultats?|encontr\p{L}*|resultados?|trovat\p{L}*|risultat\p{L}*)(?!\p{L}).*["“„«]/iu,
    /match|found|nothing in this view|query|search|filter|shown|visible|result/,
    "a search without result",
  ],
];
const KEYS: (typeof EVIDENCE)[number] = [
  /(?<!\p{L})(?:space ?bar|(?:enter|arrow|escape|esc|return) keys?|by keyboard|with the keyboard|leertaste|pfeiltasten?|barre d'espace|barra espaciadora)(?!\p{L})/iu,
  /keydown|keyup|keypress|" "|arrow|"enter"/,
  "the keys",
];
const REMOVES =
  /(?<!\p{L})(?:remove|delete|drop|without the|no more|don'?t|turn off|stop|weg|ohne die|entfern\p{L}*)(?!\p{L})/iu;

const COUNTS: Record<string, string> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  zwei: "2",
  drei: "3",
  fünf: "5",
  zehn: "10",
  trois: "3",
  cinq: "5",
  dix: "10",
};
const AT_MOST =
  /(?<!\p{L})(?:only|just|at most|up to|no more than|nur|höchstens|seulement|solo|sólo|apenas) (\p{L}+|\d+) (?!of|more|less|one)\p{L}+/iu;

/** A number of things that nothing written holds: "only ten cards". */
function countLeft(wish: string, added: string): string[] {
  const word = AT_MOST.exec(wish)?.[1]?.toLowerCase() ?? "";
  const count = COUNTS[word] ?? (/^\d+$/.test(word) ? word : null);
  return count && !added.includes(count) && !added.includes(word)
    ? [`I see nothing of ${word}`]
    : [];
}

/** A colour that is said of the page, and is on something else of it. */
function pageColourLeft(wish: string, added: string): string[] {
  const said =
    /(?<!\p{L})((?:(?:dark|light|pale|soft|bright) )?\p{L}+) (?:page|background)(?!\p{L})/iu.exec(
      wish,
    )?.[1] ?? "";
  const asked = said === "" ? null : coloursIn(`make it ${said.toLowerCase()}`);
  if (!asked) return [];
  // All colours may be computed anew for the ground that was asked for.
  const grounds = (/--bg:[^;]*/.exec(added)?.[0] ?? "").match(/#[0-9a-f]{6}\b/g) ?? [];
  const hex = asked.background ?? asked.accent;
  if (hex && grounds.some((ground) => isLike(hex, ground) && isAsLight(hex, ground))) return [];
  return /(?:--bg|--paper|--ground|background(?:-color)?)\s*:/.test(added) &&
    !/--accent\s*:/.test(added)
    ? []
    : [`the page is not ${said}`];
}

/** Grey, black and white differ by nothing but how light they are. */
const isAsLight = (one: string, other: string) =>
  Math.abs(oklchOf(one).l - oklchOf(other).l) < LIGHTNESS;
const LIGHTNESS = 0.25;

/** Words in a button that stand elsewhere in it, where the button was to stand elsewhere. */
function placeLeft(wish: string, added: string): string[] {
  const isPlaced =
    /^(?:please )?(?:put|move|place|set) .*(?<!\p{L})(?:button|picture|image|photo|form|logo)s?(?!\p{L}).* (?:on|to|at) the (?:left|right)/iu.test(
      wish,
    );
  // Of a thing that is to stand beside another, the letters in it alone were moved.
  const isBeside =
    /(?:on|to|at) (?:the )?(?:left|right)(?: side)?(?!\p{L})/iu.test(wish) &&
    !/(?<!\p{L})(?:align\p{L}*|it|everything|all|(?:the|my|our) (?:text|words|letters|headline|heading|title|writing)s? (?:on|to|at))(?!\p{L})/iu.test(
      wish,
    );
  return (isPlaced || isBeside) &&
    /text-align/.test(added) &&
    !/margin|float|order|justify|grid|flex/.test(added)
    ? ["its place did not change"]
    : [];
}

/** What a wish asks for in words that can only be written in one way, and is not written so. */
export function evidenceLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (REMOVES.test(wish)) return [];
  const { added } = changedLines(before, after);
  // What stands in quotes is a text: “No phone after 9” speaks of no screens.
  const open = wish.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, "“”");
  return [
    ...[...EVIDENCE, KEYS]
      .filter(([said, written]) => said.test(open) && !written.test(added))
      .map(([, , name]) => `I see nothing of ${name}`),
    ...(textsChanged(before, after).gone.length > 0 ? [] : countLeft(wish, added)),
    ...pageColourLeft(wish, added),
    ...placeLeft(wish, added),
  ];
}
