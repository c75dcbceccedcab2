import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import type { Edit } from "../edit";
import { ADDS, REMOVES } from "../grounded/cues";
import { partsNamed } from "../parts/find-parts";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { recolour } from "../recolour";
import { changeCorners, changeFontSize } from "../style";

/** Words that ask for something else than a look. */
const OTHER =
  /["“„«:]|(?<!\p{L})(?:field|feld|champ|campo|column|spalte|add|mark|label|tag|when|wenn|if|quand|cuando|quando|only|warning|choose|option)(?!\p{L})/iu;
const A_PART =
  /\s(?:the|my|our|each|every|all|der|die|das|den|dem|le|la|les|el|los|las|il|lo|i|gli|os|as|o|a) \p{L}/u;
const SHOULD = /\b(?:should|must|soll|sollen|doit|debe|deve|ring|bar|number|total|border)\b/;
const WISH_CHARACTERS = 120;

/**
 * A look that is said of nothing on the screen is that of the page: "too bright, rather cream". What else is said
 * is why, or is told as left over.
 */
export function givenLook(wish: string, files: FileTree): Edit[] {
  if (wish.length > WISH_CHARACTERS || OTHER.test(wish) || REMOVES.test(wish) || ADDS.test(wish))
    return [];
  const english = plainWords(withEnglishLooks(wish));
  const rest = withoutLooks(english);
  if (rest !== "" && partsNamed(rest, files, "text").length > 0) return [];
  // "The progress bar" is a part, though it is not known which.
  const kept = rest
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(?:page|seite|site|website|app|página|pagina|sito|colou?r|farbe|couleur|color|colore|cor|thing|whole|ganze|it|es|all)$/.test(
          word,
        ),
    );
  if (A_PART.test(` ${kept.join(" ")} `) || SHOULD.test(rest)) return [];
  const colours = coloursIn(`make it ${plainWords(wish)}`) ?? coloursIn(`make it ${english}`);
  if (colours) return [(tree) => recolour(tree, colours, null)];
  if (/\b(?:corners?|edges?)\b|\bsquare\b/.test(english)) {
    const isRound =
      /\bround/.test(english) &&
      !/\b(?:less|not|too|without|no)\b|weniger|moins|menos|meno|nicht/.test(english);
    return [(tree) => changeCorners(tree, isRound ? "round" : "square")];
  }
  if (
    /\b(?:text|letters|font|schrift|writing|texte|texto|testo|letra|everything|alles|tout|todo|tutto|tudo)\b/.test(
      english,
    )
  ) {
    if (/\bbigger\b|\blarger\b/.test(english)) return [(tree) => changeFontSize(tree, 1)];
    if (/\bsmaller\b/.test(english)) return [(tree) => changeFontSize(tree, -1)];
  }
  return [];
}
