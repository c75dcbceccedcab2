import type { Field, SectionName, StarterApp, StarterKind } from "../starter-app";
import type { Tone } from "../theme/tones";
import { type AskedColours, coloursIn } from "./colours";
import { dailyGoalIn } from "./daily-goal";
import { describedFields, withoutFeatures } from "./described-fields";
import { type Facts, factsIn } from "./facts/facts";
import { withoutTelling } from "./facts/told-to-tell";
import { fieldsIn } from "./fields";
import { areThings, fieldsOfSentence } from "./fields-of-sentence";
import { firstEntries } from "./first-entries";
import { kindIn } from "./kind";
import { headIn, listedFields, NAMED } from "./listed-fields";
import { asCategories, bareCategories, withName } from "./listed-otherwise";
import { namedGroupIn, withGroup } from "./named-group";
import { isUnknownApp, missingIn } from "./out-of-range";
import { asksForPage } from "./phrases";
import { properNames } from "./proper-names";
import { boardColumns, habitsIn, type SaidLists, saidLists } from "./said-lists";
import { sectionsIn } from "./sections";
import { severalLists, withLists } from "./several-lists";
import { subjectIn } from "./subject";
import { titleIn } from "./title";
import { withTold } from "./told-choices";
import { toneIn } from "./tone";
import { appIn, FIELDS_OF_ENTRIES } from "./which-app";
import { payerField } from "./who-pays";
import { turnField } from "./whose-turn";
import { plainWords } from "./words";

/** A request as the starter engine reads it. Texts are the person's own, not escaped. */
export interface Understanding {
  app: StarterApp | null;
  /** What the person said, word for word. */
  facts: Facts;
  /** The app is what is asked for, not only what it is about. */
  certain: boolean;
  title: string | null;
  subject: string;
  colours: AskedColours | null;
  tone: Tone | null;
  scheme: "dark" | "light" | null;
  darkToggle: boolean;
  fields: Field[] | null;
  sections: SectionName[];
  /** What it lists for the app to begin with. */
  lists: SaidLists;
  kind: StarterKind | null;
  /** Things asked for that only a server or a service can do: "login", "payments". */
  missing: string[];
  /** The request as it was written. */
  said: string;
  /** The request, lower case, in the normal form of `plainWords`. */
  words: string;
}

/** Reads a request for one of `apps`. Pure and total: any text gives an understanding. */
export function understand(text: string, apps: readonly StarterApp[]): Understanding {
  const words = plainWords(text);
  const facts = factsIn(text);
  const group = asksForPage(words) ? null : namedGroupIn(text.slice(0, 4000), facts.language);
  const first = firstEntries(group?.rest ?? text.slice(0, 4000));
  // What it begins with is no list of what is asked of each, and neither is who it is for.
  const told = first?.rest ?? group?.rest ?? text.slice(0, 4000);
  const listsSaid = saidLists(told);
  const said = withGoal(first ? { ...listsSaid, entries: first.entries } : listsSaid, told);
  // "Columns" are those of a board where they are listed, and fields elsewhere.
  const isNamed = (
    /kanban|board|tablero|bacheca/i.test(text) ? /\b(?:fields?|inputs?)\b/i : NAMED
  ).test(text);
  const isBoard = boardColumns(text.slice(0, 4000)) !== null;
  const described = isNamed || isBoard || habitsIn(told).length > 0 ? null : describedFields(told);
  const toldTitle = titleIn(text.slice(0, 4000));
  // Names among the entries of a program are none of its own.
  const named =
    described && described.length >= FIELDS_OF_ENTRIES
      ? toldTitle
      : (facts.name ?? (facts.headline ? null : toldTitle));
  const isAsked = said.questions.some(
    ({ question, answers }) => named !== null && [question, ...answers].join(" ").includes(named),
  );
  const title =
    named !== null && (isAsked || isOfList(named, described ?? [], said)) ? null : named;
  const own = described ? withoutChoices(said, described) : said;
  // "Aberto todos os dias", "todo el día": all of something, and no list of things to do.
  const plain = words.replace(
    /\btodo (?=(?:os|los|as|las|el|o|nuestr\w+|noss\w+|mis|meus)\b)/g,
    "",
  );
  const nameless = title ? plain.replace(title.toLowerCase(), " ") : plain;
  const withTitle = title ? plain : nameless;
  const found = isUnknownApp(nameless, apps)
    ? null
    : appIn(nameless, { withTitle, facts, lists: own, text, described }, apps);
  const several = found?.app.id === "todo" ? severalLists(told, facts.language) : null;
  const lists =
    found?.app.id === "collection" ? withTold(own, text, facts.language) : withLists(own, several);
  const unnamed = title ? text.slice(0, 4000).replace(title, "") : text.slice(0, 4000);
  const isPage = found?.app.page !== undefined;
  const about = subjectIn(withoutTelling(unnamed));
  const isOfLists = several?.options?.some((one) =>
    about.toLowerCase().startsWith(one.toLowerCase()),
  );
  const subject =
    (isOfLists ? "" : about) || (isPage || several ? "" : headIn(unnamed, facts.language));
  const listed = isPage ? null : listedFields(told);
  const ofSentence = fieldsOfSentence(told);
  // Words of what is sold, listed or an address say nothing of the look: "rue des Lilas", a category "Fun".
  const look = [
    ...facts.items.map(({ name }) => name),
    ...(facts.address ? [facts.address] : []),
    ...lists.entries,
    ...lists.columns,
    ...lists.choices.flatMap(({ options }) => options),
    ...(facts.language === "de" ? [] : properNames(text.slice(0, 4000))),
  ].reduce((left, one) => left.replaceAll(plainWords(one), " "), nameless);
  const colours = coloursIn(look);
  const turn = isPage || described ? null : (payerField(told, facts.language) ?? turnField(told));
  const asked =
    turn || several || (TAKES_THINGS.has(found?.app.id ?? "") && areThings(listed))
      ? null
      : withoutOptions(
          withoutFeatures(
            (isPage ? null : (described ?? ofSentence)) ??
              listed ??
              fieldsIn(told) ??
              fieldsOfSentence(told),
          ),
          lists.choices,
        );
  const categories = asCategories(found?.app.id, asked) ?? bareCategories(found?.app.id, told);
  return {
    app: found?.app ?? null,
    facts,
    certain: found?.inHead ?? false,
    title,
    subject: colours && coloursIn(`use ${subject.toLowerCase()}`) ? "" : subject,
    colours,
    tone: toneIn(look.replace(/\([^)]*\)/g, " ")),
    scheme: schemeIn(look),
    darkToggle: wantsDarkToggle(nameless),
    fields: categories
      ? null
      : withName(asked, isPage ? undefined : found?.app.fields?.(subject, words)),
    lists: withGroup(
      turn
        ? {
            ...lists,
            // Who shares the work is none of it.
            entries: lists.entries.filter(
              (entry) => !turn.options?.some((one) => entry === one || entry.endsWith(` ${one}`)),
            ),
            choices: [...lists.choices, { ...turn, options: turn.options ?? [] }],
          }
        : categories
          ? { ...lists, choices: [...lists.choices, ...categories] }
          : lists,
      isPage || turn ? null : (group?.field ?? null),
      asked,
    ),
    sections: sectionsIn(nameless),
    kind: kindIn(nameless),
    missing: missingIn(nameless, apps),
    said: text,
    words,
  };
}

/** Apps of things that are listed behind a colon: dishes, cards. */
const TAKES_THINGS = new Set(["recipes", "kanban"]);

/** "With name and category", "mit Titel, Bewertung und Notizen": what follows is no name. */
function isOfList(name: string, fields: readonly Field[], lists: SaidLists): boolean {
  const labels = [
    ...fields.map(({ label }) => label),
    ...lists.columns,
    ...lists.pairs.map((pair) => pair.join(" ")),
  ].map((label) => label.toLowerCase());
  const parts = name.toLowerCase().split(/,|\(|(?<!\p{L})(?:and|und|et|y|e|ed)(?!\p{L})/u);
  return parts.some((part) => labels.includes(part.trim()));
}

/** With a goal of every day as the one thing that is ticked off, where nothing else is listed. */
function withGoal(lists: SaidLists, text: string): SaidLists {
  const entry = lists.entries.length === 0 ? dailyGoalIn(text)?.entry : null;
  return entry ? { ...lists, entries: [entry] } : lists;
}

/** "With categories food, rent": what is chosen in a field is no field. */
function withoutOptions(fields: Field[] | null, choices: SaidLists["choices"]): Field[] | null {
  const chosen = new Set(
    choices.flatMap(({ options }) => options).map((option) => option.toLowerCase()),
  );
  if (chosen.size === 0) return fields;
  const own = (fields ?? []).filter(({ label }) => {
    const said = label.toLowerCase();
    return !chosen.has(said) && !chosen.has(said.replace(OF_CHOICE, ""));
  });
  return own.length > 0 ? own : null;
}

/** The word for what is chosen, before the first of it. */
const OF_CHOICE =
  /^(?:categor(?:y|ies)|kategorien?|catégories?|categor[ií]as?|categori[ae]|priorit(?:y|ies)|priorität(?:en)?|priorités?|prioridad(?:es)?|priorità) /u;

/** What can be chosen in a field, and the names of fields, are no entries. */
function withoutChoices(lists: SaidLists, fields: readonly Field[]): SaidLists {
  const known = new Set(
    fields
      .flatMap(({ label, options = [] }) => [label, ...options])
      .map((one) => one.toLowerCase()),
  );
  const isOfFields = lists.entries.some((entry) => known.has(entry.toLowerCase()));
  return isOfFields ? { ...lists, entries: [] } : lists;
}

function schemeIn(words: string): "dark" | "light" | null {
  if (wantsDarkToggle(words)) return null;
  if (
    /\bdark(?:[ -](?:theme|mode|style|look|design|version|ui|background|(?:web ?)?site|page|landing|app)|er)\b|\b(?:be|it|all|is|in) dark\b(?! \w)|, ?(?:in )?(?:dark|dunkel|sombre|oscur[oa]|scur[oa]|escur[oa])(?=\s*(?:[,.;!]|and\b|$))|\b(?:dunkle[rsn]?|dunkles) (?:web)?(?:seite|site|design|look|stil|app)\b|\b(?:site|page|página|pagina|sito|app|thème|tema) (?:sombre|oscur[oa]|scur[oa]|escur[oa])\b/.test(
      words,
    )
  )
    return "dark";
  if (
    /\blight(?:[ -](?:theme|mode|style|look|version|ui)|er)\b|\b(?:be|it|all|is|in) light\b(?! \w)/.test(
      words,
    )
  )
    return "light";
  return null;
}

/** A switch between light and dark, rather than a dark look. */
export function wantsDarkToggle(words: string): boolean {
  return (
    /\b(?:dark|light|night|theme)[ -]?(?:mode)?[ -]?(?:\/ ?light )?(?:mode )?(?:toggle|switch(?:er)?|button)\b/.test(
      words,
    ) ||
    /\b(?:toggle|switch|button)\b[^.]*\b(?:dark|light|night) (?:mode|theme)\b/.test(words) ||
    /\b(?:add|support|include|with|and|enable|have)\b (?:an? |support for )?(?:dark|night) mode\b/.test(
      words,
    ) ||
    /\b(?:dark and light|light and dark)\b/.test(words)
  );
}
