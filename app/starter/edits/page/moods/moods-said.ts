import { AROUND, LESS, MOODS, type MoodName } from "./mood-words";

const source = (words: string) =>
  words.replace(/ /g, "\\s+").replace(/(?<!\\[a-z+]|[)\]])\*/g, "\\p{L}*");
const edged = (words: string) => `(?<![\\p{L}\\p{N}])(?:${source(words)})(?![\\p{L}\\p{N}])`;

interface MoodForm {
  form: RegExp;
  mood: MoodName;
  /** What the words mean with "too" or "less" before them; null for a complaint, which means one thing alone. */
  opposite: MoodName | null;
  isMissed: boolean;
}

let forms: readonly MoodForm[] | undefined;

function allForms(): readonly MoodForm[] {
  const all = (isMissed: boolean) =>
    Object.entries(MOODS).map(([name, { wished, missed, opposite }]) => ({
      form: new RegExp(edged(isMissed ? missed : wished), "iu"),
      mood: name as MoodName,
      opposite,
      isMissed,
    }));
  forms ??= [...all(true), ...all(false)];
  return forms;
}

const LESS_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LESS})(?:\\s+(?:much|a|an|of|very|like|bit|little|sehr|mucho|molto|muito|un|eine?|tanto))*\\s*$`,
  "iu",
);
/** "It can be silly" allows what is elsewhere complained of, and "a more old-fashioned look" wishes for it. */
const ALLOWED =
  /(?<!\p{L})(?:can|may|could|should|must|might|ought to|shall|want it to|like it to|(?:is|are) allowed to|darf|soll|kann|peut|puede|può|pode) (?:be |get |look |feel |stay |sein |être |ser |essere )?(?:(?:really|very|quite|rather|a bit|a little|totally) )*$/iu;
const WISHED =
  /(?<!\p{L})(?:(?:in|with|use|give it|like|want|need|love|prefer) )?(?:an? )?(?:slightly |little |bit |much |even )*more $|(?<!\p{L})(?:in|with|use|want|like|need|give it) an? (?:really |very |nice |proper )*$/iu;
/** Words that ask for nothing besides the mood, as parts between letters. */
export const WORDS_AROUND: ReadonlySet<string> = new Set(AROUND.split("|"));

/** The moods that a wish asks for all of the page; null where it says anything else as well, or of which nobody can say what is meant. */
export function moodsSaid(wish: string): MoodName[] | null {
  let rest = wish.toLowerCase();
  const found: { at: number; mood: MoodName }[] = [];
  // Complaints come first: "too plain" is none of what is plain.
  for (const { form, mood, opposite, isMissed } of allForms()) {
    for (let match = form.exec(rest); match; match = form.exec(rest)) {
      const ahead = rest.slice(0, match.index);
      if (isMissed && ALLOWED.test(ahead)) return null;
      const isLess = !isMissed && LESS_BEFORE.test(ahead);
      const meant = isLess || (isMissed && WISHED.test(ahead)) ? opposite : mood;
      if (meant === null) return null;
      found.push({ at: match.index, mood: meant });
      const end = match.index + match[0].length;
      // What stood around it is none of one phrase: "more muted colours" are not more colours.
      rest = rest.slice(0, match.index) + "·".repeat(match[0].length) + rest.slice(end);
    }
  }
  if (found.length === 0 || found.length > 4) return null;
  const left = rest.split(/[^\p{L}]+/u).filter((word) => word !== "" && !WORDS_AROUND.has(word));
  if (left.length > 0) return null;
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ mood }) => mood))];
}
