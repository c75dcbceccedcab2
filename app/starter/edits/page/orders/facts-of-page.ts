import { escapePattern } from "~/projects/escape-pattern";
import { attribute } from "../../said/page-elements";
import type { Page, Piece } from "../page-model";

/** A text of the page, as people read it, and the piece that says it. */
export interface ShownText {
  text: string;
  piece: Piece;
}

/** What pieces of a page say that hold no others: each text once. */
export function textsOf({ pieces }: Page): ShownText[] {
  return pieces
    .filter(({ kind }) =>
      /^(?:title|headline|lead|heading|text|fact|entry|link|navlink|button)$/.test(kind),
    )
    .map((piece) => ({ text: piece.entry ? piece.entry.all : piece.says, piece }));
}

/** How many letters must change for one word to be another; `most` and one more where it is further. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, against] of [...other].entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + (letter === against ? 0 : 1),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** The one name on a page that is spelled nearly like another; null where there is none, or more than one. */
export function misspelled(page: Page, right: string): string | null {
  const wanted = right.toLowerCase();
  const most = right.length < 5 ? 1 : right.length < 9 ? 2 : 3;
  const words = new Set(
    textsOf(page).flatMap(({ text }) => wordGroups(text, right.split(/\s+/).length)),
  );
  const near = [...words].filter(
    (word) => word.toLowerCase() !== wanted && distance(word.toLowerCase(), wanted, most) <= most,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function wordGroups(text: string, size: number): string[] {
  const words = text.split(/[\s,.;:()“”"!?]+/u).filter((word) => word !== "");
  return words.flatMap((_, at) => {
    const group = words.slice(at, at + size);
    return group.length === size &&
      group.every((word) => /^[\p{L}'’-]+$/u.test(word)) &&
      /^\p{Lu}/u.test(group[0] ?? "")
      ? [group.join(" ")]
      : [];
  });
}

/** A name as a page has it, however it is written in a wish; null where it stands nowhere. */
export function asShown(page: Page, name: string): string | null {
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(name).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  for (const { text } of textsOf(page)) {
    const match = form.exec(text);
    if (match) return match[0];
  }
  return null;
}

const PLACE_WORDS =
  /(?<!\p{L})(?:hall|gardens?|park|club|centre|center|church|chapel|barn|racecourse|stadium|arena|theatre|theater|hotel|inn|pub|school|library|museum|quay|square|street|road|avenue|lane|farm|castle|house|beach|halle|saal|platz|stra(?:ß|ss)e|garten|hof|schloss|kirche|rathaus|turnhalle|gasthaus|gasthof|schule|salle|place|rue|jardin|château|église|domaine|ferme|mairie|parc|sala|plaza|calle|finca|iglesia|jardín|parque|castillo|piazza|via|villa|chiesa|giardino|castello|parco|salão|praça|rua|quinta|igreja|jardim|castelo)(?!\p{L})/iu;

/** Where it is, as the page says: the line with the sign for a place, or the one entry that is the name of one. */
export function placeOfPage(page: Page): string | null {
  const fact = /icon-place"[^>]*\/><\/svg>(?:<span>)?(?:<a [^>]*>)?([^<]+)</
    .exec(page.source)?.[1]
    ?.trim();
  if (fact) return fact;
  const places = page.pieces.filter(
    ({ kind, entry, says }) =>
      kind === "entry" &&
      entry?.texts.length === 0 &&
      !entry.price &&
      says.split(/\s+/).length <= 6 &&
      PLACE_WORDS.test(says) &&
      /^\p{Lu}/u.test(says) &&
      attribute(entry.element, "class") === "",
  );
  if (places.length > 0) return places.length === 1 ? (places[0]?.says ?? null) : null;
  const named = new Set(textsOf(page).flatMap(({ text }) => text.match(PLACE_NAME) ?? []));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** A place by its name within a text: "the Anchor Inn". */
const PLACE_NAME =
  /(?<!\p{L})(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Hall|Gardens?|Park|Club|Centre|Center|Church|Chapel|Barn|Racecourse|Stadium|Arena|Theatre|Hotel|Inn|Arms|School|Library|Museum|Quay|Square|Farm|Castle|House|Halle|Saal|Platz|Garten|Hof|Schloss|Kirche)(?!\p{L})/gu;
