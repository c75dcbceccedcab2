import { escapePattern } from "~/projects/escape-pattern";
import type { Order } from "../order";
import { isAlike, wordsOf } from "../page-words";

/** How people write a person's name, as a pattern: up to four words with capitals. */
export const NAME =
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Father|Sister|Chef|Coach|Frau|Herr)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’.-]*){0,3}";

/** The heading of the part of the page that a word names by what it is for, where nothing on the page says that word; else null. */
export function sectionFor(what: string, { page }: Order): string | null {
  const said = new RegExp(`(?<!\\p{L})${escapePattern(what.trim())}(?!\\p{L})`, "iu");
  if (page.pieces.some(({ says }) => said.test(says))) return null;
  const word = what
    .trim()
    .toLowerCase()
    .replace(/^(?:our|the|my) /u, "");
  const form = FOR.find(([names]) => names.test(word))?.[1];
  const sections = form
    ? page.pieces.filter(
        ({ kind, element }) =>
          kind === "section" &&
          form.test(element.attrs.find(({ name }) => name === "class")?.value ?? ""),
      )
    : [];
  return sections.length === 1 ? (sections[0]?.says ?? null) : null;
}

const FOR: readonly [RegExp, RegExp][] = [
  [
    /^(?:products?|goods|shop|range|what we sell|menu|dishes|prices|price list|offers?|rooms|collections?)$/u,
    /section-(?:cards|menu)/,
  ],
  [/^(?:about|about us|about me|story|our story)$/u, /section-story/],
  [/^(?:contact|contact us|get in touch|booking|form)$/u, /section-form/],
  [/^(?:faqs?|questions)$/u, /section-questions/],
  [/^(?:team|people|staff|who we are)$/u, /section-people/],
  [/^(?:hours|opening hours|opening times|visit|location)$/u, /section-visit/],
  [/^(?:schedule|programme|program|timetable|events)$/u, /section-schedule/],
  [/^(?:services|features|benefits)$/u, /section-points/],
];

/** The name of the one person whom the page names as something; null where it names none or several. */
export function personWho(role: string, { page }: Order): string | null {
  const words = wordsOf(role.replace(/^(?:new|current|old) /iu, ""));
  if (words.length === 0) return null;
  const isRole = (text: string) =>
    words.every((word) => wordsOf(text).some((own) => isAlike(own, word)));
  const entries = page.pieces.filter(
    ({ entry }) => entry !== undefined && isRole(entry.all) && !isRole(entry.name.text),
  );
  const [one, other] = entries.map(({ entry }) => entry?.name.text ?? "");
  return one && !other && new RegExp(`^${NAME}$`, "u").test(one) ? one : null;
}
