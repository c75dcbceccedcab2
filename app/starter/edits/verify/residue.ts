import type { FileTree } from "~/projects/files";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

/** What a text that a person gave does not begin with, when it is written small: words that say where or when. */
const LEADS =
  /^(?:da|dort|hier|rein|hin|dazu|drauf|drunter|drüber|jetzt|nun|dann|nur noch|bitte|lieber|there|here|now|then|instead|rather|please|that|filled in|to(?= \p{L}+ \p{L})|um(?= .* zu)|pour(?= \p{L}+(?:er|ir|re)(?!\p{L}))|para(?= \p{L}+[aei]r(?!\p{L}))|per(?= \p{L}+[aei]re(?!\p{L}))|ahora|aquí|maintenant|ici|adesso|qui|agora|aqui)(?!\p{L})/u;
/** What it does not end with: a sentence goes on there. */
const ENDS =
  /(?<!\p{L})(?:the|an?|of|and|or|with|for|from|is|are|should|der|das|dem|den|und|oder|mit|für|von|ist|sind|soll|hinzu|rein|dazu|le|les|et|avec|pour|du|el|los|las|y|con|para|il|di|per|o|os|da|do|com)$/u;
/** A field may be called by a question: "What the problem is". */
const ASKED =
  /^(?:what|which|who|how|where|when|was|wie|wer|wo|quel|qu[ie]|comment|qué|quién|che|chi|come|quem)(?!\p{L})/iu;
/** What ends a wish, and no text of one. */
const CLOSES =
  /(?<!\p{L})(?:geben|stehen|sein|werden|heißen|haben|machen|obligatoires?|pflicht|required|mandatory|obligatori[oa]s?|obbligatori[oa]|instead of it|ergänzen|hinzufügen|einfügen|einbauen|anlegen|anzeigen|dazunehmen|aufnehmen|ajouter|añadir|agregar|aggiungere|adicionar|acrescentar)$/iu;
const EVERYWHERE =
  /(?<!\p{L})(?:everywhere|on all pages|überall|partout|en todas partes|dappertutto|em todo o lado)(?!\p{L})/iu;
/** What is said to the one who edits, and never on a page that is edited. */
const ORDERS =
  /(?<!\p{L})(?:(?:(?:and )?(?:below|beneath|under|above|beside|next to) (?:it|that)|(?:mention|remove|delete|put|show|add|write|make|place|move|hide|swap) (?:it|them|this|that|these|those)(?! (?:yourself|up|count|happen|work|right|a |in )))|(?:is|are) (?:right|wrong|correct|incorrect|false)|(?:right|wrong|correct) (?:is|are|ones?)|richtig (?:ist|sind)|falsch (?:ist|sind)|somewhere (?:near|at|on|in|close)|near the (?:top|bottom|start|end)|at the (?:very )?(?:top|bottom) of (?:the )?(?:page|site)|say (?:that|this|it|so) (?:by|near|next to|at|in|on|under|below|above|only)(?= )|(?:above|below|under|before|after|next to) the (?:heading|headline|title|form|button|menu|footer|prices|pictures?|section)|should (?:say|go|be (?:called|named|red|bold|bigger))|(?:soll|muss) (?:ganz )?(?:oben|unten|da|dort|rein)|füge? .{1,40} hinzu|instead of)(?!\p{L})/iu;
/** An order about what is there, of which all was taken for a text: "group them by time". */
const ABOUT_IT =
  /^(?:please )?(?:group|sort|order|count|split|show|list|mark|number|colou?r|align|link|merge|divide|collapse|filter|highlight|gruppier\p{L}*|sortier\p{L}*|zähl\p{L}*|groupe[rz]?|trie[rz]?|agrupa\p{L}*|ordena\p{L}*|raggruppa\p{L}*|ordina\p{L}*)(?:-?(?:l[aoe]s?|li)| (?:it|them|these|those|all|everything|sie|alle|les|los|las|tutt[io]|todos|todas)) (?:by|in|into|on|nach|par|en|por|per) /iu;
const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;

/**
 * Texts that an edit put on the screen and that hold more than what was given: a word that only puts the wish, an order to
 * the one who edits, or half of a sentence. A reading that writes these took the wish for its own text.
 */
export function residue(wish: string, before: FileTree, after: FileTree): string[] {
  const quoted = [...wish.matchAll(QUOTED)].map(([text]) => plain(text));
  const said = plain(wish);
  const rest = said.replace(QUOTED, " ");
  const wrong = textsChanged(before, after).fresh.filter((text) => {
    const words = plain(text).trim();
    const bare = words.replace(/[.!?…]+$/, "");
    if (EVERYWHERE.test(text) && EVERYWHERE.test(rest)) return true;
    // Words of the frame that a wish was put into: "crianza now to". At its end it is a name: "new field: lent to".
    const isLast = rest
      .trim()
      .replace(/[.!?…]+$/, "")
      .endsWith(bare);
    const head = /^(.+) (?:to|is|are|be)$/u.exec(bare)?.[1] ?? "";
    if (head !== "" && !isLast && !ASKED.test(bare) && rest.includes(head)) return true;
    if (bare.length < 2 || !rest.includes(bare)) return false;
    if (quoted.some((one) => one.includes(bare))) return false;
    const isSmall = wish.includes(text) && /^\p{Ll}/u.test(text);
    const isOne = !bare.includes(" ");
    return (
      (isSmall && LEADS.test(text)) ||
      (!isOne && !ASKED.test(bare) && ENDS.test(bare) && said.includes(`${bare} `)) ||
      CLOSES.test(bare) ||
      isChoice(text, after) ||
      ORDERS.test(text) ||
      (said.trim() === bare && ABOUT_IT.test(text)) ||
      endsAsLook(text) ||
      isOpen(text)
    );
  });
  return wrong.slice(0, 1).map((text) => `I would have written “${text}”`);
}

/** A text with how it is to look behind its comma: "Compras da família, mais pequeno". */
function endsAsLook(text: string): boolean {
  const last = /,\s*([^,]+)$/u.exec(text)?.[1] ?? "";
  const looks = withEnglishLooks(last);
  return (
    last.split(" ").length > 1 &&
    /(?<!\p{L})(?:bigger|smaller|larger|bold(?:er)?|italics?|centred|centered|underlined|darker|lighter|mais pequen[oa]s?|menor(?:es)?|maior(?:es)?)(?!\p{L})/iu.test(
      looks,
    ) &&
    withoutLooks(looks.replace(/mais pequen[oa]s?|menor(?:es)?|maior(?:es)?/giu, "smaller")) === ""
  );
}

/** A field that is called by what can be chosen in it: "Lea or Noor", "1 to 5 stars". */
function isChoice(text: string, files: FileTree): boolean {
  const isLabel = [...files].some(
    ([path, code]) => /\.[jt]sx?$/.test(path) && code.includes(`label: ${JSON.stringify(text)}`),
  );
  return (
    isLabel && /^\d|(?<!\p{L})(?:or|oder|ou|o|oppure)(?!\p{L})/iu.test(text) && text.includes(" ")
  );
}

/** Whether a bracket stands alone in a text. */
function isOpen(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count("(") !== count(")") && !/\d\)|[:;]-?[()]/.test(text);
}
