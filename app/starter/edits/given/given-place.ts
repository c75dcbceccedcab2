import type { FileTree } from "~/projects/files";
import { type Edit, unchanged } from "../edit";
import { CHANGE, pattern, SHOULD_SAY } from "../grammar/lexicon";
import { AFTER, BEFORE, movedBeside, pairNamed } from "../grammar/move-parts";
import { ADDS, REMOVES } from "../grounded/cues";

const PLACED = pattern(
  `^(?<what>.+?),? (?:right |directly |direkt |gleich |juste |also |so )?(?:${BEFORE}|${AFTER}) (?<other>.+)$`,
);
const FRAMED = pattern(
  `~(?:${CHANGE}|move|bring|shift|place|show|list|verschiebe?|schiebe?|pack\\p{L}*|déplace[rz]?|mueve|mover|sposta|spostare|move|passa|soll\\p{L}*|should|must|doit|debe|deve|devono|kommen?|come|go|be|stehen|please|bitte|per favore|por favor|s'il te plaît|das ganze|the part|den teil|den abschnitt|la parte|la partie|la sección|la sezione|a secção|a seção|section|also|ans ende|at the end|to the (?:end|bottom)|lieber|rather|plutôt|mejor)@`,
  "gisu",
);
const NO_PLACE = pattern(
  `["“„«:]|~(?:${SHOULD_SAY}|text|line|sentence|zeile|satz|ligne|phrase|línea|frase|riga)@`,
);
/** Why is said behind a comma, or as another sentence. */
const REASON =
  /,\s+(?:it|that|the|because|weil|denn|c['’]est|es|é|è|das|people|i|we|so)(?!\p{L}).*$/isu;

/** A part before or after another, wherever in the wish that is said. */
export function givenPlace(wish: string, files: FileTree): Edit | null {
  if (
    NO_PLACE.test(wish) ||
    REMOVES.test(wish) ||
    (ADDS.test(wish) && !/(?<!\p{L})put(?!\p{L})/iu.test(wish))
  )
    return null;
  const groups = PLACED.exec(wish.trim().replace(REASON, ""))?.groups;
  const bare = (text: string | undefined) =>
    (text ?? "")
      .replace(FRAMED, " ")
      .replace(/[.!?,]+/g, " ")
      .trim();
  const [what, other] = [bare(groups?.what), bare(groups?.other)];
  if (what === "" || other === "" || !pairNamed(what, other, files)) return null;
  return (tree) => {
    const pair = pairNamed(what, other, tree);
    const result = pair
      ? movedBeside(tree, pair, groups?.before !== undefined)
      : unchanged("I found no two parts like that.");
    return result.ok ? { ...result, accounts: (wish.match(FRAMED) ?? []).join(" ") } : result;
  };
}
