import type { FileTree } from "~/projects/files";
import { withLetterRanges } from "../../../match/letter-ranges";
import { type Edit, type EditResult, madeAnew } from "../../edit";
import type { Clause } from "../clause";

/** An order that is known by its whole sentence: no word of it is left, so none can mean another thing. */
export interface Sentence {
  forms: readonly RegExp[];
  /** Null where this project has no place for it. */
  make(files: FileTree, said: Readonly<Record<string, string>>, clause: Clause): EditResult | null;
}

const MANNERS = "(?:(?:please|also|and|now|then|just|can you|could you|you can|it|we) )*";
const BEHIND = "(?:,? (?:please|too|as well|now|again|for me|if possible))*";

const around = (source: string) => withLetterRanges(`^${MANNERS}(?:${source})${BEHIND}$`);

/**
 * The pattern of a whole sentence in small letters, with what people say around any order. To leave the other case to V8 has
 * each letter of it looked up when it is first asked: six times what it takes so, for hundreds of sentences.
 */
export const form = (source: string): RegExp => new RegExp(around(source), "u");

/** The same of a sentence whose names keep their capitals. */
export const formWithNames = (source: string): RegExp => new RegExp(around(source), "iu");

/** What entries are called, with its articles: "a task", "all my notes". */
export const THING =
  "(?:(?:the|a|an|each|every|all|my|our|any|one|these|those|single|own|of|new) )*\\p{L}{3,20}";
/** What is to be there: "add a", "show the", "i need an". */
export const GIVE =
  "(?:add|put|show|display|include|insert|create|make|have|need|want|get|give (?:me|us|it)|there should be)(?: (?:me|us|in))?(?: (?:a|an|the|another|some|my|our|extra|small|little))*";

/** How a wish begins before it says what is to be: "it would be nice if users could". No two of these begin alike. */
export const OPENS =
  "(?:(?:(?:would|it'd) be (?:so |really |very )?(?:nice|great|good|cool|helpful|lovely|handy|useful|practical|awesome) (?:if|when)|is it possible|(?:i|we)(?:'d| would) (?:like|love|prefer|want)(?: (?:it )?if)?|can|could|may|let|lets|let's|allow|enable|i|we|want|need|wish|you|me|us|it|they|one|people|users?|customers?|visitors?|everyone|everybody|members?|somebody|someone|should|might|must|shall|will|(?:be )?(?:able|allowed)|to|that|please|also) )*";

/** The first order of a table that a wish is as a whole, and that this project has a place for. */
export function readSentences(
  table: readonly Sentence[],
  clause: Clause,
  files: FileTree,
): Edit | null {
  const ways = [...new Set([clause.words, clause.core.toLowerCase()])];
  for (const { forms, make } of table)
    for (const each of forms) {
      const match = ways.map((way) => each.exec(way)).find(Boolean);
      if (!match) continue;
      const said: Record<string, string> = {};
      for (const [name, text] of Object.entries(match.groups ?? {})) said[name] = text ?? "";
      const result = make(files, said, clause);
      if (result?.ok) return madeAnew(files, result, (tree) => make(tree, said, clause));
    }
  return null;
}
