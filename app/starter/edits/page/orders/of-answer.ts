import { type EditResult, refused } from "../../edit";
import type { Piece } from "../page-model";

export const isQuestion = ({ element }: Piece): boolean => element.tagName === "details";

/** "No children please" answers a question of the page: it is not to lose it, and what it says now is not to stay unseen. */
export function ofAnswer([question]: readonly Piece[]): EditResult {
  const says = question?.says ?? "";
  const answer = question?.entry?.texts[0]?.text ?? "";
  const change =
    answer === "" ? "" : `say its new answer, as in “change “${answer}” to “No, sorry.””, or `;
  return refused(
    `The page asks “${says}”, so this may be the answer to it: ${change}say “remove the question “${says}””. Nothing was changed.`,
  );
}
