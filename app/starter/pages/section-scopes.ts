import { A_DATE } from "../match/facts/dates";
import type { Facts } from "../match/facts/facts";
import type { ToldList } from "../match/facts/told-lists";
import { sentenceCase } from "../match/words";
import { answeredBy } from "./answered-by";
import type { FormFieldName, PageSection } from "./domain";
import type { Scope } from "./render";
import { programmeItems, tellsWhen } from "./said-times";
import type { PageWords } from "./words";

/** How many different pictures cards have (`art/icons.svg`). */
const TILES = 6;

/** What a section's template names. `part` is the template: `parts/<part>.html`. */
export interface SectionScope {
  part: string;
  id: string;
  nav: string;
  scope: Scope;
}

export interface Surroundings {
  title: string;
  said: Facts;
  words: PageWords;
  /** Moves the pictures of cards, so that two pages begin with different ones. */
  variant: number;
}

/**
 * What a section shows: what was said, word for word, and the domain's examples where nothing was.
 * Examples that a reader could take for facts (a menu, hours, times) carry a note that they are some.
 *
 * @returns null for a section that would have nothing to show
 */
export function sectionScope(section: PageSection, around: Surroundings): SectionScope | null {
  const { said, words, title } = around;
  const { kind, nav, heading } = section;
  const id = "id" in section ? section.id : kind;
  switch (section.kind) {
    case "menu": {
      const isSaid = said.items.length > 0;
      const groups = isSaid
        ? inGroups(said.items)
        : section.groups.map(([groupName, items]) => ({ groupName, items: items.map(entryScope) }));
      return { part: kind, id, nav, scope: { heading, note: isSaid ? "" : words.sample, groups } };
    }
    case "cards": {
      const isSaid = said.items.length > 0;
      const told = said.lists.find((list) => section.id === "work" && isOfWork(list));
      const own = told?.entries.map(({ name, text }) => ({ name, price: "", text: text ?? "" }));
      const items = own ?? (isSaid ? said.items.map(itemScope) : section.items.map(entryScope));
      const note = isSaid || own ? "" : words.sample;
      return { part: kind, id, nav, scope: { id, heading, note, items: withTiles(items, around) } };
    }
    case "points": {
      const items =
        said.features.length > 0
          ? said.features.map((name) => ({ name, text: "" }))
          : section.items.map(entryScope);
      return { part: kind, id, nav, scope: { id, heading, items, lines: [] } };
    }
    case "schedule": {
      const isOfTimes = section.id !== "steps";
      const isSaid = said.programme.length > 0 && isOfTimes;
      // Who said when something is on is told no other times as an example.
      if (isOfTimes && !isSaid && tellsWhen(said)) return null;
      // A club that told much has no week of somebody else.
      if (section.id === "week" && !isSaid && said.notes.length > 2) return null;
      // A concert in December is no part of a week.
      if (section.id === "week" && said.programme.some(({ time }) => A_DATE.test(time)))
        return null;
      const items = isSaid
        ? programmeItems(said)
        : section.items.map(([time, name, text]) => ({ time, name, text }));
      return {
        part: kind,
        id,
        nav,
        scope: { id, heading, note: isSaid ? "" : words.sample, items },
      };
    }
    case "questions":
      return {
        part: kind,
        id: "faq",
        nav,
        scope: { heading, items: answeredBy(said, section.items).map(entryScope) },
      };
    case "story":
      return { part: kind, id: "about", nav, scope: { heading, text: section.text } };
    case "visit":
      return visitScope(section.nav, heading, section.hours, around);
    case "form": {
      const { lead, submit } = section;
      const fields = formFields(section.fields, words);
      const mail = said.mail ?? "";
      return {
        part: kind,
        id,
        nav,
        scope: { ...words.formTexts, id, heading, lead, submit, title, mail, fields },
      };
    }
  }
}

const WORK =
  /(?<!\p{L})(?:projects?|works?|arbeiten|projekte|projets|travaux|proyectos|trabajos|progetti|lavori|projetos|trabalhos)(?!\p{L})/iu;

/** Whether a list is of what somebody made: it stands where examples of that would. */
export function isOfWork({ heading }: ToldList): boolean {
  return WORK.test(heading);
}

/** Hours, address and ways to be reached: those that were said, or hours as an example. */
export function visitScope(
  nav: string,
  heading: string,
  examples: [days: string, time: string][],
  { said, words }: Surroundings,
): SectionScope | null {
  const isSaid = said.hours.length > 0;
  // Who said when it is open is not told other hours as an example.
  const when = said.time ? [{ days: said.date ?? "", time: said.time }] : null;
  const hours = isSaid
    ? said.hours
    : // A time of no day is no row of a table: it stands on the first screen.
      (when?.filter(({ days }) => days !== "") ??
      (tellsWhen(said) ? [] : examples.map(([days, time]) => ({ days, time }))));
  const places = said.address ? [{ icon: "icon-place", text: said.address }] : [];
  const links = [
    ...said.phones.map(({ number, of }) => ({
      icon: "icon-phone",
      text: number,
      of: sentenceCase(of),
      href: `tel:${number.replace(/[^\d+]/g, "")}`,
    })),
    ...(said.mail
      ? [{ icon: "icon-mail", text: said.mail, of: "", href: `mailto:${said.mail}` }]
      : []),
  ];
  const hasPlaces = places.length + links.length > 0 ? "yes" : "";
  if (hours.length === 0 && hasPlaces === "") return null;
  const note = isSaid || when || hours.length === 0 ? "" : words.sample;
  const hoursTable = hours.length > 0 ? "yes" : "";
  return {
    part: "visit",
    id: "hours",
    nav,
    scope: {
      id: "hours",
      heading,
      note,
      hoursTable,
      hours: hours.map(({ days, time }) => ({ days, time })),
      hasPlaces,
      places,
      links,
    },
  };
}

/** The people who were named besides the one whose page it is; null where nobody was. */
export function peopleScope({ said, words, title }: Surroundings): SectionScope | null {
  const others = said.people.filter(({ name }) => name !== title);
  if (others.length === 0) return null;
  const items = others.map(({ name, role }) => ({
    name,
    text: sentenceCase(role ?? ""),
    initials: initialsOf(name),
  }));
  return {
    part: "people",
    id: "team",
    nav: words.people,
    scope: { id: "team", heading: words.people, items },
  };
}

/** What else was said of it, word for word; null where nothing was. */
export function glanceScope({ said, words }: Surroundings): SectionScope | null {
  if (said.notes.length + said.lines.length === 0) return null;
  const items = said.notes.map((note) => ({ name: sentenceCase(note), text: "" }));
  const lines = said.lines.map((line) => ({ line: sentenceCase(line) }));
  const scope = { id: "glance", heading: words.glance, items, lines };
  return { part: "points", id: "glance", nav: words.glance, scope };
}

/** What was said with prices, where the page has no menu and no cards of its own. */
export function offersScope(around: Surroundings): SectionScope | null {
  const { said, words } = around;
  if (said.items.length === 0) return null;
  const section = { kind: "menu" as const, nav: words.offers, heading: words.offers, groups: [] };
  return sectionScope(section, around);
}

/** A menu as it was listed: "cakes (…)" under a heading of their own, in its order. */
function inGroups(items: Facts["items"]): { groupName: string; items: Scope[] }[] {
  const names = [...new Set(items.map(({ group = "" }) => group))];
  return names.map((groupName) => ({
    groupName,
    items: items.filter(({ group = "" }) => group === groupName).map(itemScope),
  }));
}

function itemScope({ name, price, note }: Facts["items"][number]): Scope {
  return { name, price: price ?? "", text: note ?? "" };
}

function entryScope([name, text]: [string, string]): Scope {
  return { name, price: "", text };
}

function withTiles(items: Scope[], { variant }: Surroundings): Scope[] {
  return items.map((item, index) => ({ ...item, tile: tileOf(index + variant) }));
}

/** The name of one of the small pictures. @param number any whole number */
export function tileOf(number: number): string {
  return `tile-${(number % TILES) + 1}`;
}

const INPUTS: Partial<Record<FormFieldName, { type: string; autocomplete: string }>> = {
  name: { type: "text", autocomplete: "name" },
  mail: { type: "email", autocomplete: "email" },
  date: { type: "date", autocomplete: "off" },
  time: { type: "time", autocomplete: "off" },
  what: { type: "text", autocomplete: "off" },
};
const GUESTS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** What a form's template names of its fields. */
export function formFields(names: readonly FormFieldName[], words: PageWords): Scope[] {
  return names.map((name) => fieldScope(name, words));
}

function fieldScope(name: FormFieldName, words: PageWords): Scope {
  const input = INPUTS[name];
  const options = name === "guests" ? GUESTS : name === "coming" ? words.coming : [];
  const isLong = name === "message" || name === "food";
  return {
    name,
    label: words.fields[name],
    css: isLong || name === "what" ? "wide" : "half",
    input: input ? [{ ...input }] : [],
    choice: options.length > 0 ? [{ options: options.map((option) => ({ option })) }] : [],
    long: isLong ? "yes" : "",
  };
}

/** The letters that stand for somebody: those of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word) => [...(word ?? "")][0],
  );
  return letters.join("").toUpperCase();
}
