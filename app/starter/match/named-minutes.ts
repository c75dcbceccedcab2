import { sentenceCase } from "./words";

/** "Soft 5 min", "medium 7": a word or two with so many minutes, between commas and stops. */
const NAMED =
  /^(?:(?:and|or) )?(\p{L}[\p{L}'’-]*(?: (?!(?:for|is|takes|about) )\p{L}[\p{L}'’-]*)?)(?: for| is| takes|:)? (\d{1,3})(?: ?(?:m|min|mins|minutes?))?$/iu;
const MOST = 8;

/** What is to be timed, with its minutes: none where no minutes are said. */
export function minutesNamed(text: string): { name: string; minutes: number }[] {
  if (!/\d ?(?:m|min|mins|minutes?)\b/i.test(text)) return [];
  return text
    .slice(0, 1000)
    .split(/[,;.:\n]|\band\b/)
    .flatMap((part) => {
      const [, name, minutes] = NAMED.exec(part.trim()) ?? [];
      const count = Number(minutes);
      return name && count > 0 && count <= 600
        ? [{ name: sentenceCase(name), minutes: count }]
        : [];
    })
    .slice(0, MOST);
}
