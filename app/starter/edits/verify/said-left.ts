import type { FileTree } from "~/projects/files";
import type { AppPart } from "../app/parts/app-part";
import { partSaid, partsOfApp } from "../app/parts/app-part-said";
import { changedLines, plain } from "./changed-lines";

/** A text without quotes at the end of an order: "… be green and say Write". */
const SAYS_LAST =
  /(?<!\p{L})(?:and|,) (?:should )?(?:say|says|read|reads) (\p{Lu}[\p{L}\d' !?]{1,60})$/u;

/** A text that was said at the end, and a part that was named beside another: neither is there for the other's sake. */
export function saidLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const text = SAYS_LAST.exec(wish.trim())?.[1];
  const { now } = changedLines(before, after);
  if (text && !now.includes(plain(text.replace(/[!?]+$/, "")))) return [`“${text}” is not there`];
  return otherPart(wish, before, after);
}

/** What a look of all parts of a kind is written on. */
const OF_BASE: Partial<Record<AppPart["look"], string>> = {
  card: ".card",
  button: ".button",
  box: ".input",
};

/** "Title and question in the middle": of two parts each has the look. */
function otherPart(wish: string, before: FileTree, after: FileTree): string[] {
  const isLook = [...after].every(
    ([path, css]) => path.endsWith(".css") || before.get(path) === css,
  );
  const halves = wish.toLowerCase().split(/ and (?:the )?/u);
  // What happens under the mouse is of what can be pointed at, which not each part is.
  if (
    !isLook ||
    halves.length !== 2 ||
    /["“„«]|(?<!\p{L})(?:point\p{L}*|hover\p{L}*|mouse)/iu.test(wish)
  )
    return [];
  const parts = partsOfApp(before);
  const [one, other] = halves.map((half) => partSaid(half, parts)?.part);
  if (!one || !other || one.on === other.on || one.look === "page" || other.look === "page")
    return [];
  const { added } = changedLines(before, after);
  const last = (on: string) =>
    on
      .split(/[\s>+~]+/)
      .at(-1)
      ?.toLowerCase() ?? on;
  const has = ({ on, look }: AppPart) =>
    added.includes(last(on)) || (OF_BASE[look] !== undefined && added.includes(OF_BASE[look]));
  return has(one) !== has(other) ? ["only one of the two would change"] : [];
}
