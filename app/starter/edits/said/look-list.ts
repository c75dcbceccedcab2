import { coloursIn } from "../../match/colours";
import { toneIn } from "../../match/tone";

const LOOKING =
  /^(?:please )?(make|use|give|turn|i want|i'd like)\s+((?:it|everything|the (?:whole )?(?:page|site|website|app|thing))\s+)?(.+?)[.!]*$/iu;

/** What a part of a list of looks is about. */
function kindOf(part: string): string {
  if (/\b(?:font|letters|typeface|serif)\b/.test(part)) return "font";
  if (coloursIn(`make it ${part}`)) return "colour";
  if (/\b(?:corners?|round(?:er|ed)?)\b/.test(part)) return "corners";
  if (/\b(?:bigger|smaller|larger)\b/.test(part)) return "size";
  return toneIn(part) ? "tone" : "other";
}

/**
 * "Make it friendlier, pale pink and with round corners" as a wish for each look, where they are of
 * different kinds; none for another wish. "Blue and white" is one look.
 */
export function asLooks(wish: string): string[] {
  const match = LOOKING.exec(wish);
  if (!match?.[3]) return [];
  // "Make the footer smaller and grey" is about one part, and read as such.
  if (!match[2] && /^(?:make|give|turn)$/i.test(match[1] ?? "")) return [];
  const subject = match[2]?.trim().toLowerCase() ?? "it";
  const parts = match[3]
    .split(/,\s*(?:and\s+|with\s+)?|\s+(?:and|with)\s+/iu)
    .map((part) => part.trim().replace(/^(?:with|in|use|a bit|have)\s+/i, ""));
  const kinds = parts.map((part) => kindOf(part.toLowerCase()));
  const isList =
    parts.length > 1 &&
    new Set(kinds).size === parts.length &&
    kinds.filter((kind) => kind !== "other").length > 1;
  if (!isList) return [];
  return parts.map((part, at) => {
    if (kinds[at] === "font") return `use ${part}`;
    if (kinds[at] === "size" && subject === "it") return `make the text ${part}`;
    return `make ${kinds[at] === "corners" && / /.test(part) ? "the corners" : subject} ${kinds[at] === "corners" ? part.replace(/\s*corners?/, "") : part}`;
  });
}
