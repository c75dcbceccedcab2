import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { ADD, ARTICLE, FIELD_NOUN, pattern, WRITE } from "../grammar/lexicon";
import { REMOVES } from "../grounded/cues";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { withoutManners } from "../said/manners";

/** A wish that another message goes on with: what it was about, and what it said of that. */
export interface EarlierWish {
  /** As it was written, without manners. */
  said: string;
  kind: "look" | "add" | "remove" | "text" | "other";
  /** What it was about, with its article: "the start button"; empty for all of the page. */
  part: string;
  /** What stands before the name of a thing that was added: "add a field". */
  frame: string;
  /** Its words for colours. */
  colours: readonly string[];
}

const VERB =
  /^(?:make|turn|set|change|paint|colou?r|put|move|give|use|show|let|align|cent(?:er|re)|mach\p{L}*|setz\p{L}*|färb\p{L}*|mets|mettre|rends|pon\p{L}*|haz|metti|fai|rendi|põe|coloca|faz)\s+/iu;
const NAMED_FRAME = pattern(
  `^(?<frame>(?:${ADD}|${WRITE})(?: ${ARTICLE})?(?: (?:new|another|neues?|otr[oa]))?(?: ${FIELD_NOUN}@)?(?: (?:called|named|for(?: the)?|namens|für))? )(?<name>.+)$`,
);
const TEXT =
  /^(?:please )?(?:call|name|rename|title|retitle|change|replace|headline|button|write|say)(?!\p{L})/iu;
/** What follows says why, in words of a sentence of its own. */
const WHY =
  /(?:^|[\s,]+)(?:its|it['’]s|it is|i|i['’]m|we|because|cause|cos|since|so i|my eyes|weil|es ist|parce que?|porque|perché)(?!\p{L}).*$/isu;
const EDGES =
  /^(?:of|for|on|so|that|is|are|be|it|everything|all|please|theme|colou?rs?)(?!\p{L})\s*|\s+(?:of|for|on|so|that|is|are|be|please|theme|the|to|in|a|an)$/iu;

/** What a wish was about. A wish of several sentences is its last one. */
export function earlierWish(message: string): EarlierWish {
  const said =
    withoutManners(message)
      .split(/(?<=[.!?])\s+/u)
      .at(-1) ?? message;
  const colours = coloursIn(`make it ${plainWords(said)}`)?.words ?? [];
  const rest = withoutLooks(withEnglishLooks(said.replace(VERB, "")));
  const isLook = withEnglishLooks(said) !== said || rest.length < said.replace(VERB, "").length - 2;
  const named = NAMED_FRAME.exec(said)?.groups;
  const kind =
    named && !isAbout(said, colours)
      ? "add"
      : REMOVES.test(said) && colours.length === 0
        ? "remove"
        : colours.length > 0 || (isLook && !TEXT.test(said))
          ? "look"
          : TEXT.test(said)
            ? "text"
            : "other";
  const part = kind === "add" ? (named?.name ?? "") : partOf(rest, said);
  return { said, kind, part, frame: named?.frame ?? "", colours };
}

/** A wish that begins as if something were added, and is of a colour: "I want the buttons red". */
function isAbout(said: string, colours: readonly string[]): boolean {
  return colours.length > 0 && !/^(?:please )?(?:add|insert|include|create)/i.test(said);
}

function partOf(rest: string, said: string): string {
  // Colours of the page go by its ground.
  if (/(?<!\p{L})(?:background|backdrop|hintergrund|fond|fondo|sfondo|fundo)(?!\p{L})/iu.test(said))
    return rest.replace(EDGES, "").length > 3 ? rest : "the background";
  let part = rest.replace(WHY, "").trim();
  for (let turn = 0; turn < 4; turn += 1) part = part.replace(EDGES, "").trim();
  return /\p{L}{2}/u.test(part.replace(pattern(`^${ARTICLE}$`), "")) ? part : "";
}
