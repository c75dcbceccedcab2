import type { FileTree } from "~/projects/files";
import { changedLines } from "./changed-lines";

/** What a wish says in any frame → what is written where it was done, and what to call it. */
const EVIDENCE: readonly [said: RegExp, written: RegExp, name: string][] = [
  [
    /(?<!\p{L})(?:(?:every|each) (?:second|other|2nd|third) (?:row|line|entry|one)|alternat\p{L}+ (?:rows?|lines?|colou?rs?)|jede[rn]? zweiten? (?:zeile|reihe)|une ligne sur deux|(?:una|cada) (?:fila|línea) (?:sí|de cada dos))/iu,
    /nth-child|nth-of-type|% 2/,
    "every second one",
  ],
  [
    /(?<!\p{L})(?:(?:bottom|top|lower|upper) (?:left|right)(?: hand)? corner|corner of the (?:screen|window|page)|(?:unteren?|oberen?) (?:rechten?|linken?) ecke)/iu,
    /position: ?(?:fixed|absolute|sticky)/,
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
  [/(?<!\p{L})(?:push )?notifications?(?!\p{L})/iu, /notification/, "the notification"],
];
const REMOVES =
  /(?<!\p{L})(?:remove|delete|drop|without the|no more|don'?t|turn off|stop|weg|ohne die|entfern\p{L}*)(?!\p{L})/iu;

/** What a wish asks for in words that can only be written in one way, and is not written so. */
export function evidenceLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (REMOVES.test(wish)) return [];
  const { added } = changedLines(before, after);
  return EVIDENCE.filter(([said, written]) => said.test(wish) && !written.test(added)).map(
    ([, , name]) => `I see nothing of ${name}`,
  );
}
