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

/** "Cream background", "serif headings": a part of the page and its look, without a verb. */
function ofPart(text: string): string[] {
  const match =
    /^(?:an? |the )?((?:\p{L}+ ){0,2}\p{L}+) (headings?|titles?|buttons?|links|cards|background|page|text|letters|footer|header|corners)[.!]*$/iu.exec(
      text.trim(),
    );
  const [, look = "", part = ""] = match ?? [];
  if (!match || /^(?:make|use|add|remove|hide|change|delete|give|the)\b/i.test(look)) return [];
  if (/\b(?:serif|monospace|script|handwritten|georgia|helvetica)\b/i.test(look))
    return [`use a ${look} font for the ${part}`];
  const isGround = /^(?:page|background)$/i.test(part);
  if (coloursIn(`make it ${look.toLowerCase()}`))
    return [isGround ? `make the background ${look}` : `make the ${part} ${look}`];
  return /\b(?:big|bigger|small|smaller|bold|round|rounded|square)\b/i.test(look)
    ? [`make the ${part} ${look}`]
    : [];
}

/**
 * "Make it friendlier, pale pink and with round corners" as a wish for each look, where they are of
 * different kinds; none for another wish. "Blue and white" is one look.
 */
export function asLooks(wish: string): string[] {
  const alone = wish.split(/,\s*(?:and\s+)?|\s+and\s+/iu).flatMap(ofPart);
  if (alone.length > 0 && alone.length === wish.split(/,|\s+and\s+/iu).length) return alone;
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
