import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { js } from "../../source/literals";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { hasFields } from "../fields";
import { setFooter } from "../footer";
import { pageOf } from "../page/page-model";
import { onParts } from "../parts/on-parts";
import { holdersOf, type Part } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { ADD, ARTICLE, pattern, WRITE } from "./lexicon";
import { asText } from "./texts";

const AT_END =
  "(?:(?:at|to|on|in) (?:the )?(?:very )?(?:bottom|end|foot|footer)(?: of (?:the |our |my |this )?(?:page|site|website|app|screen))?|(?:ganz )?(?:unten|am ende)(?: (?:auf|an|in|der|die|den|dem|seite|footer|fußzeile|fuß))*|in (?:die|der) fußzeile|im footer|en bas(?: de (?:la )?page)?|dans le (?:pied de page|footer)|à la fin(?: de la page)?|(?:al|en el) (?:final|pie)(?: de (?:la )?página)?|abajo(?: del todo)?|en el pie de página|(?:in|a) fondo(?: alla pagina)?|alla fine(?: della pagina)?|nel (?:piè di pagina|footer)|no (?:fim|final|fundo|rodapé)(?: da página)?|em baixo)";
const AT_START =
  "(?:(?:at|to|on) (?:the )?(?:very )?top(?: of (?:the |our |my |this )?(?:page|site|website|app|screen))?|(?:ganz )?oben(?: (?:auf|an|in|der|die|den|dem|seite))*|en haut(?: de (?:la )?page)?|arriba(?: del todo)?|in (?:alto|cima)(?: alla pagina)?|no topo(?: da página)?|em cima)";
const PUT = `(?:${WRITE}|${ADD})`;
const NOUN =
  "(?:(?:an?|the|eine?n?|une?|una?|um|uma|our|my) )?(?:(?:small|short|little|intro|short intro|motivating|motivational|inspiring|inspirational|nice|funny|friendly|lovely|welcome|kleine[nr]?|petite?|pequeñ[oa]|piccol[oa]|pequen[oa]) )?(?:line(?: of text)?|text|sentence|note|message|words|notice|hint|quote|quotation|saying|motto|greeting|reminder|caption|disclaimer|subtitle|zitat|spruch|citation|cita|citazione|citação|zeile|satz|hinweis|text|ligne|phrase|texte|note|mot|línea|frase|texto|nota|aviso|riga|testo|linha)(?: (?:that says|saying|with|reading|mit|der|die|das|lautet|qui dit|que diga|con|che dice|que diz|com))?";
const VALUE = "(?<value>.+)";
const BESIDE =
  "(?<where>under(?:neath)?|below|beneath|after|above|over|before|on top of|unter|unterhalb von|nach|über|oberhalb von|vor|sous|en dessous d[eu]|au-dessous d[eu]|après|au-dessus d[eu]|avant|debajo del?|bajo|después del?|encima del?|sobre|antes del?|sotto|dopo|sopra|prima d(?:i|el|ella)|abaixo d[eoa]|depois d[eoa]|acima d[eoa])";

const FORMS: readonly { form: RegExp; at: "end" | "start" | "beside" }[] = [
  { form: pattern(`^(?:${WRITE}|and|also) (?:${NOUN} )?${AT_END}@:? ?${VALUE}$`), at: "end" },
  { form: pattern(`^${WRITE} [^:"„“«]{2,40} ${AT_END}@: ?${VALUE}$`), at: "end" },
  {
    form: pattern(
      `^${AT_END}@,? (?:${WRITE}|should (?:say|read|be)|soll(?:te)?|doit|debe|deve)@:? ?${VALUE}$`,
    ),
    at: "end",
  },
  { form: pattern(`^${AT_END}:? ${VALUE}$`), at: "end" },
  {
    form: pattern(
      `^${PUT} (?:${NOUN}:? )?(?<value>["„“«].+["”“»]|\\p{Lu}.+|©.+) ${AT_END}(?: hinzu| ein)?$`,
    ),
    at: "end",
  },
  { form: pattern(`^${PUT} (?:${NOUN} )?${AT_START}@:? ?${VALUE}$`), at: "start" },
  {
    form: pattern(`^${PUT} (?:${NOUN}:? )?(?<value>["„“«].+["”“»]|\\p{Lu}.+) ${AT_START}$`),
    at: "start",
  },
  {
    form: pattern(
      `^${PUT} (?:${NOUN} )?${BESIDE} (?<beside>${ARTICLE} [^:"„“«]+?)(?: ${NOUN})?:? (?<value>["„“«].+["”“»]|(?<=: )\\S.+)$`,
    ),
    at: "beside",
  },
  {
    form: pattern(`^${NOUN} ${BESIDE} (?<beside>${ARTICLE} [^:"„“«]+?) ?: ${VALUE}$`),
    at: "beside",
  },
  {
    form: pattern(
      `^${BESIDE} (?<beside>${ARTICLE} [^:"„“«]+?),? (?:${WRITE}|should (?:say|stand|be)|soll(?:te)?|steht)@:? ?${VALUE}$`,
    ),
    at: "beside",
  },
  {
    form: pattern(
      `^${PUT} (?:${NOUN}:? )?(?<value>["„“«].+["”“»]|\\p{Lu}.+?) ${BESIDE} (?<beside>${ARTICLE} .+?)(?: hinzu| ein)?$`,
    ),
    at: "beside",
  },
];

const ABOVE =
  /^(?:above|over|before|on top|über|oberhalb|vor|au-dessus|avant|encima|sobre|antes|sopra|prima|acima)/i;

/** What an app asks for or sorts is no text of its page: "a tick “Urgent”, and urgent cards at the top". */
const OF_ENTRIES =
  /(?<!\p{L})(?:fields?|check ?box(?:es)?|tick ?box(?:es)?|ticks?|cards?|tasks?|entries|columns?|feld(?:er)?|häkchen|haken|kontrollkästchen|karten?|aufgaben?|einträge|spalten?|cases?|coches?|cartes?|tâches?|colonnes?|casillas?|tarjetas?|tareas?|columnas?|campos?)(?!\p{L})/iu;
const QUOTED = /["“„«][^"“”„«»]*["”“»]/gu;

/** Whether a wish with a place in it is about what an app keeps, and not about a text of its page. */
export function isOfEntries(wish: string, files: FileTree): boolean {
  // Behind a colon all is the text.
  const [order = ""] = wish.replace(QUOTED, " ").split(":");
  return hasFields(files) && !pageOf(files) && OF_ENTRIES.test(order);
}

/** A text of the person's own at a place of the page, however both are said. */
export function readWriteAt(wish: string, files: FileTree): Edit[] {
  if (isOfEntries(wish, files)) return [];
  return FORMS.flatMap(({ form, at }) => {
    const groups = form.exec(wish.trim())?.groups;
    const value = asText(groups?.value ?? "");
    if (/^\p{Ll}/u.test(value) && !/["“„«:]/u.test(wish)) return [];
    if (value === "" || /^(?:the|an?|my|our|der|die|das|le|la|el|il)\s\p{Ll}/u.test(value))
      return [];
    if (at === "beside") {
      const isAbove = ABOVE.test(groups?.where ?? "");
      const edit = onParts(groups?.beside ?? "", files, "whole", (tree, parts) => {
        const [only, ...others] = parts;
        return only && others.length === 0
          ? beside(tree, only, value, isAbove)
          : unchanged("More than one part could be meant.");
      });
      return edit ? [edit] : [];
    }
    return [(tree: FileTree) => writeAt(tree, at, value)];
  });
}

/** A line of text as the last or the first of a page. */
export function writeAt(files: FileTree, at: "end" | "start", text: string): EditResult {
  return at === "end" ? atEnd(files, text) : atStart(files, text);
}

/** In the footer, or as the last line of what the page holds together. */
function atEnd(files: FileTree, text: string): EditResult {
  const footer = partsOf(files).find(({ kind }) => kind === "footer");
  if (footer?.element) {
    const code = files.get(footer.path) ?? "";
    return edited(
      new Map([[footer.path, withLine(code, footer.innerEnd, text, footer.path)]]),
      `Wrote “${text}” at the bottom of the page.`,
    );
  }
  const page = mainOf(files);
  if (!page) return setFooter(files, text);
  const code = files.get(page.path) ?? "";
  return edited(
    new Map([[page.path, withLine(code, page.innerEnd, text, page.path)]]),
    `Wrote “${text}” at the bottom of the page.`,
  );
}

function atStart(files: FileTree, text: string): EditResult {
  const page = mainOf(files);
  if (!page) return unchanged("I found no page to write on.");
  const code = files.get(page.path) ?? "";
  const line = code.indexOf("\n", page.innerStart) + 1;
  return edited(
    new Map([[page.path, withLine(code, line, text, page.path)]]),
    `Wrote “${text}” at the top of the page.`,
  );
}

/** What the page is written in: `main`, in the page or in the program. */
function mainOf(files: FileTree): Part | null {
  return (
    partsOf(files).find(
      ({ tag, innerEnd, innerStart }) => tag === "main" && innerEnd > innerStart,
    ) ?? null
  );
}

/** A paragraph on a line of its own before a place. */
function withLine(code: string, at: number, text: string, path: string): string {
  const line = code.lastIndexOf("\n", at - 1) + 1;
  const indent = /^[ \t]*/.exec(code.slice(line))?.[0] ?? "";
  const inner =
    code.slice(line, at).trim() === "" && code.startsWith("</", at) ? `${indent}  ` : indent;
  return `${code.slice(0, line)}${inner}${lineOf(text, path)}\n${code.slice(line)}`;
}

const ADDRESS = /^(?:https?:\/\/)?((?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[^\s"<>]*)?)$/i;

function lineOf(text: string, path: string): string {
  const address = ADDRESS.exec(text)?.[1];
  if (address) {
    const name = path.endsWith(".html") ? "class" : "className";
    return `<p ${name}="muted"><a href="https://${address}">${address}</a></p>`;
  }
  return path.endsWith(".html")
    ? `<p class="muted">${html(text)}</p>`
    : `<p className="muted">${/[{}<>&]/.test(text) ? `{${js(text)}}` : text}</p>`;
}

/** On a line above or below a part, outside of what only holds text. */
function beside(files: FileTree, part: Part, text: string, isAbove: boolean): EditResult {
  const place = [part, ...holdersOf(part)].find(
    ({ tag, holder }) =>
      /^(?:h[1-6]|p|ul|ol|dl|section|form|header|div|nav|fieldset|figure|table)$/.test(tag) &&
      holder?.tag !== "p",
  );
  if (!place || place.isRepeated || place.isSometimes || !place.cut || place.cut.rest !== "")
    return unchanged("I found no place there for a line.");
  const code = files.get(place.path) ?? "";
  const { start, end } = place.cut;
  const indent = /^[ \t]*/.exec(code.slice(start))?.[0] ?? "";
  const at = isAbove ? start : end;
  return edited(
    new Map([
      [place.path, `${code.slice(0, at)}${indent}${lineOf(text, place.path)}\n${code.slice(at)}`],
    ]),
    `Wrote “${text}” ${isAbove ? "above" : "below"} it.`,
  );
}
