import { applied, type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { withoutLinksTo } from "../../links-to";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { attribute } from "../../said/page-elements";
import { hide } from "../../said/take-away";
import { bare, type Found, findPieces } from "../find-pieces";
import type { Order } from "../order";
import { pageEdit, saying, withChanges, without } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { REMOVES, REMOVES_LAST } from "../verbs";
import { hideEntries } from "./hide-entries";
import { isQuestion, ofAnswer } from "./of-answer";
import { besidesDrawing, photosPart } from "./photos-part";
import { mentionOf } from "./remove-mention";

const FORMS = [
  pattern(
    "^(?:(?:there(?:['’]s| is) )?no (?:real |longer any |longer a )?(?:need|use|reason|point)(?= (?:for|of|to|in) )|(?:we|i) (?:have|see|['’]ve got) no (?:need|use)|kein bedarf|il n['’]y a pas besoin|no hace falta|non serve|não é preciso)(?: for| of| to have| to show| in having| in| an| de| la| el)? (?<what>.+?)(?: here| there| any ?more| at all| on (?:the|our) (?:page|site))*$",
  ),
  pattern("^(?:take|leave) (?<what>.+?) (?:out|off)(?: of (?:the |our |my )?.{2,40})?$"),
  pattern(
    "^(?:nobody|no one|no-one|niemand|personne n['’]|nadie|nessuno|ninguém) ?(?:really )?(?:needs|uses|wants|reads|braucht|nutzt|will|utilise|necesita|usa|precisa) (?<what>.+?)$",
  ),
  pattern("^(?<what>.+?) (?:is|are)(?:n['’]t| not) (?:needed|necessary|used)(?: any ?more)?$"),
  pattern(
    `^${REMOVES} (?<what>.+?)(?: (?:from|off|out of|von|aus) (?:the |our |my |der |die |dem )?(?:page|site|website|seite|webseite))?(?: (?:completely|entirely|again|altogether|raus|weg|heraus|aus|ganz|wieder))*$`,
  ),
  pattern(`^(?<what>.+?) (?:bitte )?${REMOVES_LAST}$`),
  pattern(
    "^(?:we|i)(?:['’]re| are|['’]m| am)? (?:no longer|not|don['’]?t|do not|won['’]?t|stopped|have stopped)(?: (?:do|doing|have|having|sell|selling|serve|serving|offer|offering|need|want|make|making|use))?(?: the| our)? (?<what>.+?)(?: any ?more| any longer| now| at all)?$",
  ),
  pattern(
    "^(?:no|without|kein(?:e[nr]?)?|ohne|sans|sin|senza|sem) (?<what>.+?)(?: any ?more| any longer| mehr)?$",
  ),
  pattern(
    "^(?:there (?:is|are|will be) no|there['’]s no) (?<what>.+?)(?: any ?more| any longer| now)$",
  ),
  pattern(
    "^(?:wir|ich) (?:haben|bieten|machen|verkaufen|brauchen|brauche) (?:kein(?:e[nr]?)?|die|das|den) (?<what>.+?) (?:mehr|nicht mehr)(?: an)?$",
  ),
  pattern(
    "^(?<what>.+?) (?:gibt es|gibt['’]?s|haben wir|machen wir|brauchen wir|brauche ich) (?:nicht mehr|nicht)$",
  ),
  pattern(
    "^(?:do(?:es)?n['’]?t|do not) (?:show|display|list|mention|need) (?<what>.+?)(?: any ?more)?$",
  ),
  pattern(
    "^(?<what>.+?) (?:is|are) (?:not available|not needed|no longer available|no longer needed|sold out|gone|off the menu)(?: any ?more| now)?$",
  ),
];
const AND = /\s*,\s*(?:(?:and|und|et|y|e) )?|\s+(?:and|und|et|y|e|sowie)\s+/iu;

/** Takes pieces off the page: "remove the full day package", "we don't do avocado toast any more". */
export function removePiece({ text, quotes, page, files }: Order): EditResult | null {
  for (const form of FORMS) {
    const what = form.exec(text)?.groups?.what;
    if (!what) continue;
    const photos = HIDES.test(text) ? null : photosPart(what, page);
    if (photos) return besidesDrawing(takeOut(files, page, [photos], [photos.says]), page);
    const found = allNamed(what, page, quotes);
    if (!found) continue;
    const pieces = found.flatMap((one) => one.pieces);
    // "No children please" answers a question, and is no wish to lose it.
    if (/^no /iu.test(text) && pieces.every(isQuestion)) return ofAnswer(pieces);
    if (pieces.some(({ kind }) => kind === "title"))
      return unchanged("The name of the page stays: I can change it.");
    if (HIDES.test(text) && pieces.every(({ kind }) => kind === "entry"))
      return hideEntries(page, pieces);
    if (HIDES.test(text))
      return hidden(
        files,
        pieces,
        found.map(({ name }) => name),
      );
    const half = halfOf(what, page, pieces) ?? mentionOf(what, page, pieces);
    if (half) return half;
    return takeOut(
      files,
      page,
      pieces,
      found.map(({ name }) => name),
    );
  }
  return null;
}

const HIDES = pattern(
  "^(?:hide|verstecke?|blende?|cache[rz]?|oculta(?:r)?|esconde(?:r)?|nascondi|nascondere)@",
);

/** What a page has once, by its tag. */
function hideKind(files: Order["files"], tag: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  return !styles || css === undefined
    ? unchanged("I found no stylesheet to hide it with.")
    : edited(new Map([[styles, withRule(css, tag, { display: "none" })]]), `Hid the ${tag}.`);
}

/** What is hidden stays in the files. */
function hidden(
  files: Order["files"],
  pieces: readonly Piece[],
  names: readonly string[],
): EditResult {
  let tree = files;
  const changes = new Map<string, string | null>();
  for (const [at, piece] of pieces.entries()) {
    const result = /^(?:footer|nav)$/.test(piece.kind)
      ? hideKind(tree, piece.kind)
      : hide(tree, piece.element, names[at] ?? names[0] ?? piece.says);
    if (!result.ok) return result;
    for (const [path, text] of result.changes) changes.set(path, text);
    tree = applied(tree, result.changes);
  }
  return edited(
    changes,
    `Hid ${names.map((name) => `“${name}”`).join(" and ")}: it is still in the page, where nobody sees it.`,
  );
}

/** "Wifi and parking" without the parking is "Wifi". */
function halfOf(what: string, { source }: Page, pieces: readonly Piece[]): EditResult | null {
  const [piece] = pieces;
  if (pieces.length !== 1 || !piece?.entry) return null;
  const { name } = piece.entry;
  const halves = name.text.split(/\s+(?:and|und|et|y|e|&)\s+|,\s+/iu);
  if (halves.length < 2) return null;
  const said = wordsOf(what);
  const left = halves.filter(
    (half) => !wordsOf(half).every((word) => said.some((one) => isAlike(one, word))),
  );
  if (left.length === 0 || left.length === halves.length) return null;
  const text = left.join(
    /,/.test(name.text) ? ", " : (/\s(?:and|und|et|y|e|&)\s/iu.exec(name.text)?.[0] ?? " "),
  );
  const rest = (text[0]?.toUpperCase() ?? "") + text.slice(1);
  return pageEdit(source, [saying(source, name.place, rest)], `“${name.text}” is “${rest}” now.`);
}

/** What a phrase names; several things joined by "and" where it is not one thing. */
export function allNamed(what: string, page: Page, quotes: readonly string[]): Found[] | null {
  const whole = findPieces(what, page, quotes, isRemovable);
  if (whole) return [whole];
  const parts = what.split(AND).filter((part) => bare(part) !== "");
  if (parts.length < 2) return null;
  const found = parts.map((part) => findPieces(part, page, quotes, isRemovable));
  return found.every((one) => one !== null) ? found : null;
}

const isRemovable = ({ kind }: Piece) => kind !== "hero";

function takeOut(
  files: Order["files"],
  page: Page,
  pieces: readonly Piece[],
  names: readonly string[],
): EditResult {
  const { source } = page;
  const [first] = pieces;
  const needed =
    pieces.length === 1 && first
      ? /\sid="year"/.test(source.slice(first.place.start, first.place.end))
      : false;
  if (needed && first) return hide(files, first.element, names[0] ?? "it");
  const cuts = pieces
    .map((piece) => around(page, piece, pieces))
    .filter(
      (place, at, all) =>
        !all.some(
          (other, index) =>
            index !== at &&
            other.start <= place.start &&
            other.end >= place.end &&
            (other.start < place.start || other.end > place.end || index < at),
        ),
    );
  const cut = withChanges(
    source,
    cuts.map((place) => without(source, place)),
  );
  // What leads to anything inside a part that goes leads nowhere: a form goes with the section around it.
  const ids = cuts.flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id),
  );
  const next = ids.filter((id) => cut.includes(`"#${id}"`)).reduce(withoutLinksTo, cut);
  return pageEdit(
    source,
    [{ start: 0, end: source.length, text: next }],
    `Removed ${names.map((name) => `“${name}”`).join(" and ")}.`,
  );
}

/** What goes with a piece: the list that it leaves empty, the box that held a field and its label, the entry of a fact. */
function around(
  { source, pieces }: Page,
  piece: Piece,
  going: readonly Piece[],
): { start: number; end: number } {
  if (piece.kind === "form" && piece.section) return piece.section.place; // it is what that is for
  let { element } = piece;
  let place: { start: number; end: number } = piece.place;
  for (let turn = 0; turn < 3; turn += 1) {
    const holder = element.parentNode;
    if (
      !holder ||
      !("tagName" in holder) ||
      /^(?:main|body|form|header|footer|section)$/.test(holder.tagName)
    )
      break;
    const at = holder.sourceCodeLocation;
    if (!at?.startTag || !at.endTag) break;
    const inner =
      source.slice(at.startTag.endOffset, place.start) +
      source.slice(place.end, at.endTag.startOffset);
    const rest = going
      .filter(
        (one) =>
          one !== piece && one.place.start >= at.startOffset && one.place.end <= at.endOffset,
      )
      .reduce((text, one) => text.replace(source.slice(one.place.start, one.place.end), ""), inner);
    const isLabelled =
      piece.kind === "field" && /^\s*<label\b[^>]*>[^<]*<\/label>\s*(?:<\w+[^>]*>)?\s*$/.test(rest);
    const isMarked = /^\s*(?:<svg\b[\s\S]*?<\/svg>)?\s*$/.test(rest);
    if (!isLabelled && !isMarked) break;
    element = holder;
    place = { start: at.startOffset, end: at.endOffset };
  }
  // A section without its list, or without all but its heading, says nothing.
  const { section } = piece;
  if (section && piece.kind === "entry") {
    const left = pieces.filter(
      (one) => one.kind === "entry" && one.section === section && !going.includes(one),
    );
    const other = pieces.some(
      (one) =>
        one.section === section &&
        /^(?:text|form|button|picture)$/.test(one.kind) &&
        !going.some(
          (gone) => one.place.start >= gone.place.start && one.place.end <= gone.place.end,
        ) &&
        !/section-note/.test(attribute(one.element, "class")),
    );
    if (left.length === 0 && !other) return section.place;
  }
  return place;
}
