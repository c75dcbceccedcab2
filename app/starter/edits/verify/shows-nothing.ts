import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { partsOfApp } from "../app/parts/app-part-said";
import { changedLines } from "./changed-lines";
import { selectorsChanged } from "./changed-rules";

const WIDER =
  /(?<!\p{L})(?:wider|breiter|plus larges?|más anch[oa]s?|più larg[oaie]|mais larg[oa]s?)(?!\p{L})/iu;
const BESIDE =
  /(?<!\p{L})(?:next to each other|side by side|beside each other|in one row|next to one another|nebeneinander|côte à côte|uno al lado del otro|affiancat[ie]|lado a lado)(?!\p{L})/iu;
const SHAPE = /(?:^|[\s>+~])(?:canvas|svg|img|circle|video)(?::[\w-]+)?$/;
const LAYOUT = /grid|flex|columns?|inline|float|order/;

/** A change that is written, and that nobody would see: letters of what has none, more room than there is around it. */
export function showsNothing(wish: string, before: FileTree, after: FileTree): string[] {
  const { added, removed } = changedLines(before, after);
  return [
    ...lettersOfShape(before, after),
    ...widerThanRoom(wish, before, after),
    ...(BESIDE.test(wish) && !LAYOUT.test(added) ? ["nothing would stand beside the other"] : []),
    ...(BESIDE.test(wish) && /section-steps/.test(added) ? ["a section would be added"] : []),
    ...emptied(added, removed),
    ...addedInstead(wish, before, after),
    ...placeTaken(wish, removed),
  ].slice(0, 1);
}

const ONLY_TAKES =
  /^(?:please |can you |could you )*(?:hide|remove|get rid of|take (?:out|away|off)|drop|delete)(?: the| my| our| all)? [^,;:]{2,60}$/iu;

/** "Hide the word count" of which one comes: nothing went and nothing is hidden. */
function addedInstead(wish: string, before: FileTree, after: FileTree): string[] {
  if (!ONLY_TAKES.test(wish.trim()) || / (?:and|but|button|when|if|after|until) /iu.test(wish))
    return [];
  const { added, removed } = changedLines(before, after);
  return added.trim() !== "" &&
    removed.trim() === "" &&
    !/display:|visibility|hidden|mended|opacity/.test(added)
    ? ["something would come, and nothing go"]
    : [];
}

/** "Delete all cards in Done": what they are in stays. */
function placeTaken(wish: string, removed: string): string[] {
  const names = [...removed.matchAll(/^\s*"([^"]+)",$/gm)].map(([, name = ""]) => name);
  const place =
    /(?<!\p{L})(?:cards|tasks|items|entries|notes|everything|all|those) (?:that are |which are )?(?:in|from|under|of) (?:the )?(.+?)(?: column| list)?$/iu.exec(
      wish.trim(),
    )?.[1];
  const gone = names.find((name) => place !== undefined && name === place.toLowerCase());
  return gone ? [`“${gone}” itself would go`] : [];
}

/** The declarations that a state has anew for a selector. */
function declaredFor(selector: string, before: FileTree, after: FileTree): string {
  const css = (files: FileTree) =>
    [...files].flatMap(([path, text]) => (path.endsWith(".css") ? [text] : [])).join("\n");
  const form = new RegExp(`(?<=^|[};,\\n])\\s*${escapePattern(selector)}[^{}]*\\{([^{}]*)\\}`, "g");
  const known = new Set([...css(before).matchAll(form)].map(([, body = ""]) => body));
  return [...css(after).matchAll(form)]
    .map(([, body = ""]) => body)
    .filter((body) => !known.has(body))
    .join("\n");
}

/** A picture, a chart and a line have no letters that could be larger or bolder. */
function lettersOfShape(before: FileTree, after: FileTree): string[] {
  const isStyle = [...after].every(
    ([path, text]) => path.endsWith(".css") || before.get(path) === text,
  );
  if (!isStyle) return [];
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  const parts = partsOfApp(after);
  const shape = selectors.find((one) => {
    const part = parts.find(({ on }) => on === one.replace(/^(?::root)+ /, ""));
    return SHAPE.test(one) || part?.look === "line" || /chart/.test(part?.on ?? one);
  });
  if (!shape) return [];
  const names = [...declaredFor(shape, before, after).matchAll(/(?:^|[;\s])([a-z-]+)\s*:/g)].map(
    ([, name = ""]) => name,
  );
  const isLettersAlone =
    names.length > 0 &&
    names.every((name) => /^(?:font-(?:size|weight)|letter-spacing)$/.test(name));
  return isLettersAlone ? ["only letters would change, and there are none"] : [];
}

/** What has no limit is as wide as what it stands in. */
function widerThanRoom(wish: string, before: FileTree, after: FileTree): string[] {
  if (!WIDER.test(wish)) return [];
  const css = [...before]
    .flatMap(([path, text]) => (path.endsWith(".css") ? [text] : []))
    .join("\n");
  const selectors = selectorsChanged(after, before).map((one) => one.trim());
  const isLimit = (body: string) =>
    /max-width\s*:/.test(body) && !/(?:^|[;\s])(?:width|flex|grid-template-columns)\s*:/.test(body);
  const free = selectors.filter((one) => {
    const body = declaredFor(one, before, after);
    const own = [
      ...css.matchAll(
        new RegExp(`(?<=^|[};,\\n])\\s*${escapePattern(one)}\\s*\\{([^{}]*)\\}`, "g"),
      ),
    ].map(([, text = ""]) => text);
    return isLimit(body) && !own.some((text) => /(?:max-)?width\s*:/.test(text));
  });
  return selectors.length > 0 && free.length === selectors.length
    ? ["it is as wide as what it stands in, and would not be wider"]
    : [];
}

/** What was to go left an empty text where a program needs a name. */
function emptied(added: string, removed: string): string[] {
  const isEmpty = /^export const \w+ = "";$|^\s*"",$/m.test(added);
  return isEmpty && /^export const \w+ = "[^"]+";$|^\s*"[^"]+",$/m.test(removed)
    ? ["an empty name would be left there"]
    : [];
}
