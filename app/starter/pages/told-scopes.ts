import { sentenceCase } from "../match/words";
import { programmeItems } from "./said-times";
import { initialsOf, isOfWork, type SectionScope, type Surroundings } from "./section-scopes";

/** The lists that were given under words of their own, a section each; people who were named so have faces. */
export function toldScopes({ said }: Surroundings, own: readonly SectionScope[]): SectionScope[] {
  const taken = new Set(own.map(({ id }) => id));
  const isShown = own.some(({ id, part }) => part === "cards" && id === "work");
  const lists = said.lists.filter((list) => !isShown || !isOfWork(list));
  return lists.map(({ heading: words, entries }) => {
    const heading = sentenceCase(words);
    const slug = slugOf(words);
    // A list that is called like a section of the page's own has another address.
    const id = taken.has(slug) ? `${slug}-list` : slug;
    const isPeople = entries.filter(({ name }) => PERSON.test(name)).length > entries.length / 2;
    const items = entries.map(({ name, text }) => ({
      name: sentenceCase(name),
      text: text ?? "",
      initials: initialsOf(name.replace(TITLE, "")),
    }));
    const part = isPeople ? "people" : "points";
    const nav = heading.length > NAV_CHARACTERS ? "" : heading;
    return { part, id, nav, scope: { id, heading, items, lines: [] } };
  });
}

/** Longer headings would break the line of links. */
const NAV_CHARACTERS = 24;
const TITLE = /^(?:Dr|Prof|Mr|Mrs|Ms|Sr|Sra|Mme|M|Dott|Old|Herr|Frau)\.? /u;
const PERSON = new RegExp(
  `^(?:${TITLE.source.slice(1)})?\\p{Lu}[\\p{L}'’-]+ \\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+)?$|${TITLE.source}`,
  "u",
);

function slugOf(words: string): string {
  const slug = words
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return /^[a-z]/.test(slug) ? slug : `list-${slug}`;
}

/** What others say, with their names; null where nobody was quoted. */
export function voicesScope({ said, words }: Surroundings): SectionScope | null {
  if (said.voices.length === 0) return null;
  const items = said.voices.map(({ quote, by }) => ({ quote, by }));
  const { voices: heading } = words;
  return { part: "voices", id: "testimonials", nav: heading, scope: { heading, items } };
}

/** Times that were said, where the page has no section of its own for them; null where none were. */
export function programmeScope({ said, words }: Surroundings): SectionScope | null {
  if (said.programme.length === 0) return null;
  const scope = {
    id: "programme",
    heading: words.programme,
    note: "",
    items: programmeItems(said),
  };
  return { part: "schedule", id: "programme", nav: words.programme, scope };
}
