import type { FileTree } from "~/projects/files";
import { applied, type EditResult, edited } from "../../edit";
import type { AppReader } from "../app-orders.server";
import { saidWhenDone } from "../entry-orders";
import { celebration } from "../families/done-families";

const FORMS = [
  /^(?:please )?(?<when>(?:when|once|as soon as|if) [^,"“”]{3,50}?),? (?:(?:then|please|it should|i want to|should|let|there be) )*(?:show|throw|drop|rain|let|add|have|see|fire|burst)(?: [^,.;"“”]{0,30}?)?(?: |^)confetti(?: [^,.;"“”]{0,20}?)?,? (?:and|with)(?: then| also| it)* (?:say|says|saying|show|write|display|read)s?(?: me)?:? ["“„«](?<text>[^"“”„«»]{2,80})["”“»]$/iu,
];

/** "When everything is ticked off, show confetti and say “…”": what falls, and the line that says it. */
export const readAtTheEnd: AppReader = ({ said }) => {
  const plain = said
    .trim()
    .replace(/[’]/gu, "'")
    .replace(/[\s.]+$/u, "");
  const { when = "", text = "" } =
    FORMS.map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  if (
    text === "" ||
    !/(?<!\p{L})(?:all|everything|every|last|nothing is left)(?!\p{L})/iu.test(when)
  )
    return null;
  return (tree) => both(tree, text);
};

function both(files: FileTree, text: string): EditResult {
  const told = saidWhenDone(files, text);
  if (!told.ok) return told;
  const falls = celebration(applied(files, told.changes), "");
  return falls?.ok
    ? edited(new Map([...told.changes, ...falls.changes]), `${falls.said} ${told.said}`)
    : told;
}
