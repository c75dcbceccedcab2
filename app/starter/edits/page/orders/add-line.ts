import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { findPieces, isWithin } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { beside, type Change, insideOf, pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { ADDS, WISHES } from "../verbs";
import { belowTitle } from "./below-title";
import { STRIP, withHeaderBelow } from "./ready-rules";

const NOUN =
  "(?:(?:an?|the|another|one|ein(?:e[nr]?)?|den|die|une?|una|um|uma)? ?(?:short |small |little |big |new |kleine[nr]? |kurze[nr]? |neue[nr]? )*(?:note|notice|line|text|sentence|words|message|paragraph|hint|remark|announcement|info(?:rmation)?|tag ?line|slogan|quote|caption|greeting|hinweis|satz|text|zeile|notiz|absatz|nachricht|zitat|spruch|ankündigung|infos?|phrase|ligne|texte|mention|message|note|nota|frase|línea|texto|mensaje|aviso|riga|testo|messaggio|avviso|linha|mensagem)@ ?)";
const BANNER =
  "(?:(?:an?|the|ein(?:e[nr]?)?|une?|una|uma?)? ?(?:thin |small |red |bright |narrow |yellow )*(?:banner|announcement(?: bar| banner)?|strip|bar|ribbon|notice bar|info bar|banderole|leiste|hinweisleiste|hinweisbalken|balken|bandeau|bannière|cartel|striscione|faixa)@ ?)";
const SAYING =
  "(?:(?:(?:that|which) (?:says|reads)|saying|reading|with(?: the)?(?: text| words)?|to say|mit(?: dem)?(?: text| satz)?|wo steht|auf (?:dem|der) steht|qui dit|avec(?: le texte)?|que (?:diga|dice)|con(?: el texto| il testo)?|che dice|com(?: o texto)?|que diz)@ ?:? ?|: ?)";
const TOP =
  "(?:(?:right |very |all the way )*(?:at|on|to|across) the (?:very )?top(?: of (?:the|our|my|every) (?:page|site|website))?|(?:ganz )?oben(?: auf (?:der|die) (?:seite|website))?|(?:tout )?en haut(?: de (?:la )?page)?|arriba(?: del todo)?|in alto|in cima|no topo)";
const BOTTOM =
  "(?:(?:right |very )*(?:at|on|to) the (?:very )?(?:bottom|end|foot)(?: of (?:the|our|my) (?:page|site|website))?|(?:ganz )?unten(?: auf (?:der|die) (?:seite|website))?(?: noch| auch| bitte)*(?: hin| dazu| rein)?|am ende(?: der seite)?|(?:tout )?en bas(?: de (?:la )?page)?|à la fin|abajo|al final|in basso(?: alla pagina)?|in fondo(?: alla pagina| al sito)?|no fundo(?: da página)?|no fim(?: da página)?|al pie(?: de la página)?)";
const BESIDE =
  "(?:(?:right |directly |just |direkt )?(?<side>under|below|beneath|underneath|after|above|over|before|unter|unterhalb von|nach|über|oberhalb von|vor|sous|en dessous d[eu]|au-dessus d[eu]|debajo de|encima de|sotto|sopra|abaixo d[aeo]|acima d[aeo]) (?<where>[^⟦⟧:]{2,60}?))";
const IN =
  "(?:(?:in|into|to|inside|im|in den|in die|ins|dans|en|nel|nella|no|na)@ (?<within>[^⟦⟧:]{2,50}?))";
const V = "(?<value>⟦\\d+⟧|[^⟦⟧]+)";
const Q = "(?<value>⟦\\d+⟧)";
const START = `^(?:(?:${ADDS}|${WISHES})@ ?)?`;
const END = "(?: (?:hinzu|ein|dazu|rein|hin|stehen|schreiben))?$";
type Where = "top" | "bottom" | "beside" | "within";
const FORMS: readonly [RegExp, Where][] = [
  [pattern(`${START}${BANNER}(?:${TOP} )?${SAYING}${V}(?: ${TOP})?${END}`), "top"],
  [pattern(`${START}${NOUN}?${TOP} ?${SAYING}?${Q}${END}`), "top"],
  [pattern(`${START}${NOUN}?${TOP} ?${SAYING}${V}${END}`), "top"],
  [pattern(`${START}${NOUN}?${SAYING}?${Q} ${TOP}${END}`), "top"],
  [
    pattern(
      `^(?:say|mention|write|tell people|sag|schreibe?|dis|escribe|di|scrivi|diz|escreve) ${TOP} (?:that|dass|que|che)@ ${V}$`,
    ),
    "top",
  ],
  [pattern(`^(?:${ADDS}|${WISHES})@ ${NOUN}${SAYING}${V}${END}`), "top"],
  [pattern(`${START}${NOUN}?${BOTTOM} ?${SAYING}?${Q}${END}`), "bottom"],
  [pattern(`${START}${NOUN}?${BOTTOM} ?${SAYING}${V}${END}`), "bottom"],
  [pattern(`${START}${NOUN}?${SAYING}?${Q} ${BOTTOM}${END}`), "bottom"],
  [pattern(`${START}${NOUN}?${BESIDE} ?(?:${ADDS} ?)?${NOUN}?${SAYING}?${Q}${END}`), "beside"],
  [pattern(`${START}${NOUN}?${BESIDE} ?(?:${ADDS} ?)?${NOUN}?${SAYING}${V}${END}`), "beside"],
  [pattern(`${START}${NOUN}?${SAYING}?${Q} ${BESIDE}${END}`), "beside"],
  [pattern(`${START}${NOUN}?${IN} ?${SAYING}?${Q}${END}`), "within"],
  [pattern(`${START}${NOUN}?${IN} ?${SAYING}${V}${END}`), "within"],
  [pattern(`${START}${NOUN}?${SAYING}?${Q} ${IN}${END}`), "within"],
];
const ABOVE = /^(?:above|over|before|über|oberhalb|vor|au-dessus|encima|sopra|acima)/iu;

/** A line of text where it is wanted: on top, at the end, above or below something, in a part of the page. */
export function addLine({ text, quotes, mark, page, files }: Order): EditResult | null {
  for (const [form, where] of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.value) continue;
    const isQuoted = /^⟦/.test(groups.value);
    const value0 = unmasked(groups.value, quotes);
    const value =
      value0 +
      (isQuoted || !text.endsWith(groups.value) || (mark === "." && value0.split(/\s+/).length < 4)
        ? ""
        : mark);
    if (
      value === "" ||
      value.length > 600 ||
      (!isQuoted && /^(?:and|und|the|die|der|das)$/iu.test(value))
    )
      continue;
    if (where === "top") return onTop(page, files, value);
    if (where === "bottom") return atEnd(page, value);
    const found = findPieces(groups.where ?? groups.within ?? "", page, quotes);
    const [piece] = found?.pieces ?? [];
    if (!piece || (found && found.pieces.length > 1 && piece.kind !== "title")) continue;
    const result =
      where === "beside"
        ? besideOf(page, shownTitle(page, piece), value, ABOVE.test(groups.side ?? ""))
        : inside(page, piece, value);
    if (result) return result;
  }
  return null;
}

/** Of the names of a page the largest: that of the first screen. */
function shownTitle({ pieces }: Page, piece: Piece): Piece {
  return piece.kind === "title"
    ? (pieces.find(({ kind, element }) => kind === "title" && element.tagName === "h1") ?? piece)
    : piece;
}

function onTop({ source }: Page, files: Order["files"], value: string): EditResult | null {
  const body = /<body\b[^>]*>\n?/.exec(source);
  const skip = /^[ \t]*<a class="skip"[^\n]*\n/m.exec(source);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!body || !styles || css === undefined) return null;
  const at = skip ? skip.index + skip[0].length : body.index + body[0].length;
  const next = `${source.slice(0, at)}    <p class="notice">${html(value)}</p>\n${source.slice(at)}`;
  const changes = new Map([[PAGE, next]]);
  if (!css.includes(".notice {"))
    changes.set(styles, withRule(withHeaderBelow(css), ".notice", STRIP));
  return edited(changes, `A strip on top of the page says “${value}” now.`);
}

function atEnd(page: Page, value: string): EditResult | null {
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  if (!footer) return null;
  return pageEdit(
    page.source,
    [insideOf(page.source, footer.place, `<p>${html(value)}</p>`, "first")],
    `The footer says “${value}” now, too.`,
  );
}

function besideOf(page: Page, piece: Piece, value: string, isAbove: boolean): EditResult | null {
  if (
    /^(?:navlink|field|link|fact)$/.test(piece.kind) ||
    (piece.kind === "entry" && piece.entry === undefined)
  )
    return null;
  const { source } = page;
  const line = `<p class="${piece.kind === "title" || piece.kind === "headline" ? "lead" : "section-lead"}">${html(value)}</p>`;
  const name = piece.says || piece.kind;
  const said = `“${value}” stands ${isAbove ? "above" : "below"} “${name}” now.`;
  if (piece.kind === "section") {
    const heading = page.pieces.find((one) => one.kind === "heading" && isWithin(one, piece));
    const change: Change = isAbove
      ? beside(source, piece.place, `<section class="section">\n  ${line}\n</section>`, "above")
      : insideOf(source, piece.place, line, "last");
    return heading ? pageEdit(source, [change], said) : null;
  }
  if (piece.kind === "button") {
    const holder = piece.element.parentNode;
    const at =
      holder && "tagName" in holder && holder.tagName === "p" ? holder.sourceCodeLocation : null;
    const place =
      at?.startTag && at.endTag
        ? {
            start: at.startOffset,
            end: at.endOffset,
            innerStart: at.startTag.endOffset,
            innerEnd: at.endTag.startOffset,
          }
        : piece.place;
    return pageEdit(source, [beside(source, place, line, isAbove ? "above" : "below")], said);
  }
  if (piece.kind === "entry") return null;
  if (piece.kind === "title" && !isAbove)
    return pageEdit(source, belowTitle(page, piece, line), said);
  return pageEdit(source, [beside(source, piece.place, line, isAbove ? "above" : "below")], said);
}

function inside(page: Page, piece: Piece, value: string): EditResult | null {
  if (piece.kind === "footer") return atEnd(page, value);
  if (piece.kind !== "section") return null;
  return pageEdit(
    page.source,
    [insideOf(page.source, piece.place, `<p class="section-lead">${html(value)}</p>`, "last")],
    `“${piece.says}” says “${value}” now, too.`,
  );
}
