import type { FileTree } from "~/projects/files";
import { type Edit, there } from "../edit";
import type { Clause } from "./clause";
import { AROUND } from "./feature";
import { KNOWN } from "./known-features";
import { anyOf, leftOfEntries } from "./said-of";

/** What turns a wish for something that is there into one for something else: looks, places, amounts, denials. */
const OTHERWISE =
  /["“„«]|(?<!\p{L})(?:not|don'?t|no|never|without|remove|delete|hide|bigger|smaller|larger|colou?r\p{L}*|red|green|blue|orange|yellow|purple|pink|black|white|grey|gray|rename|called|call|second|another|different|other|new|separate|own sound|every (?:day|week)|e-?mail|cloud|server|account)(?!\p{L})/iu;

const ASKS =
  "can|could|is|are|let|lets|allow|able|possible|want|wants|need|would|like|love|show|see|have|there|should|must|add|get|make|give|tell|us|me|them|they|people|kids|players?|user|users|somebody|someone";
const MORE = anyOf(
  `i'd|i'm|it's|they're|${ASKS}|feature|function|please|somewhere|how|what|also|too|whether|if|it|its|was|got|not sure|i'm|im|be|to|do|does|did|the|a|an`,
);
/** A program is told where what a wish asks for is, where each word of the wish is about that. */
export function readKnown({ words }: Clause, files: FileTree): Edit | null {
  if (OTHERWISE.test(words.replace(/(?:right|wrong|not|no) (?=answers?|ones?)/gu, ""))) return null;
  let code: string | null = null;
  for (const { has, asks, more, not, said } of KNOWN) {
    if (!asks.every((one) => one.test(words)) || not?.test(words)) continue;
    code ??= [...files.values()].join("\n");
    if (!has.test(code)) continue;
    const left = leftOfEntries(words, ...asks, more ?? null, MORE, AROUND);
    if (
      left === "" ||
      (left.split(" ").length === 1 && words.split(" ").length > 6 && !/\d/.test(left))
    )
      return () => there(said);
  }
  return null;
}
