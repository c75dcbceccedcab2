import type { Field, SectionName, StarterApp, StarterKind } from "../starter-app";
import type { Tone } from "../theme/tones";
import { matchApp } from "./app-match";
import { type AskedColours, coloursIn } from "./colours";
import { describedFields, withoutFeatures } from "./described-fields";
import { type Facts, factsIn } from "./facts/facts";
import { fieldsIn } from "./fields";
import { firstEntries } from "./first-entries";
import { headIn, listedFields, NAMED } from "./listed-fields";
import { isUnknownApp, missingIn } from "./out-of-range";
import { appByPhrase, asksForPage, phraseOf } from "./phrases";
import { boardColumns, type SaidLists, saidLists } from "./said-lists";
import { sectionsIn } from "./sections";
import { subjectIn } from "./subject";
import { titleIn } from "./title";
import { toneIn } from "./tone";
import { turnField } from "./whose-turn";
import { headAndRest, plainWords } from "./words";

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
  /** The request, lower case, in the normal form of `plainWords`. */
  words: string;
}

/** Reads a request for one of `apps`. Pure and total: any text gives an understanding. */
export function understand(text: string, apps: readonly StarterApp[]): Understanding {
  const words = plainWords(text);
  const facts = factsIn(text);
  const first = firstEntries(text.slice(0, 4000));
  // What it begins with is no list of what is asked of each.
  const told = first?.rest ?? text.slice(0, 4000);
  const listsSaid = saidLists(told);
  const said = first ? { ...listsSaid, entries: first.entries } : listsSaid;
  // "Columns" are those of a board where they are listed, and fields elsewhere.
  const isNamed = (
    /kanban|board|tablero|bacheca/i.test(text) ? /\b(?:fields?|inputs?)\b/i : NAMED
  ).test(text);
  const isBoard = boardColumns(text.slice(0, 4000)) !== null;
  const described = isNamed || isBoard ? null : describedFields(told);
  const named = facts.name ?? (facts.headline ? null : titleIn(text.slice(0, 4000)));
  const title = named !== null && isOfList(named, described ?? [], said) ? null : named;
  const lists = described ? withoutChoices(said, described) : said;
  // "Aberto todos os dias", "todo el día": all of something, and no list of things to do.
  const plain = words.replace(
    /\btodo (?=(?:os|los|as|las|el|o|nuestr\w+|noss\w+|mis|meus)\b)/g,
    "",
  );
  const nameless = title ? plain.replace(title.toLowerCase(), " ") : plain;
  const found = isUnknownApp(nameless, apps)
    ? null
    : appIn(nameless, { withTitle: title ? plain : nameless, facts, lists, text, described }, apps);
  const unnamed = title ? text.slice(0, 4000).replace(title, "") : text.slice(0, 4000);
  const isPage = found?.app.page !== undefined;
  const subject = subjectIn(unnamed) || (isPage ? "" : headIn(unnamed, facts.language));
  const listed = isPage ? null : listedFields(told);
  const look = facts.items.reduce(
    (left, { name }) => left.replaceAll(plainWords(name), " "),
    nameless,
  );
  const colours = coloursIn(look);
  const turn = isPage || described ? null : turnField(told);
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
    fields: withoutFeatures((isPage ? null : described) ?? listed ?? fieldsIn(told)),
    lists: turn
      ? { ...lists, choices: [...lists.choices, { ...turn, options: turn.options ?? [] }] }
      : lists,
    sections: sectionsIn(nameless),
    kind: kindIn(nameless),
    missing: missingIn(nameless, apps),
    words,
  };
}

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

const PAGE_FIRST =
  /^(?:(?:please |can you |could you |i (?:want|need) |i'd like |make |build |create |me |us |a |an |the |one |simple |nice |small )*)(?:web ?)?(?:page|site|website) (?:for|of|about)\b/;

/** By its name, by an ordinary way to ask for it, or by the name that was given to it. */
function appIn(
  words: string,
  {
    withTitle,
    facts,
    lists,
    text,
    described,
  }: {
    withTitle: string;
    facts: Facts;
    lists: SaidLists;
    text: string;
    described: readonly Field[] | null;
  },
  apps: readonly StarterApp[],
) {
  const named = matchApp(words, apps);
  // "Tracker de dépenses": in another language the name of a kind is no English one, and what it is of tells.
  const own = facts.language === "en" ? null : apps.find(({ id }) => id === phraseOf(words));
  if (named?.app.id === "collection" && own) return { app: own, inHead: true };
  // What it is asked for as tells more than a word of what it holds: "dépenses" than "une note".
  const inHead = named && !named.inHead ? phraseOf(headAndRest(words).head) : null;
  const headed = apps.find(({ id }) => id === inHead);
  if (headed) return { app: headed, inHead: true };
  // Who asks for an app and tells what its entries consist of wants no page, though prices are said.
  const isOfEntries = (described?.length ?? 0) >= ENOUGH_FIELDS && PROGRAM.test(words);
  const collection = apps.find(({ id }) => id === "collection");
  if (collection && isOfEntries && !named?.inHead && !asksForPage(words) && !phraseOf(words))
    return { app: collection, inHead: true };
  // What is sold, where and when is told for a page, though "swarm collection" is one of the things.
  const landing = apps.find(({ id }) => id === "landing");
  const isTold = named && !named.inHead && asksForPage(words) && !PROGRAM.test(words);
  if (landing && isTold && readsLikeNotes(facts)) return { app: landing, inHead: true };
  // "A page for the fair" is one, though a raffle is drawn there.
  if (named && (named.inHead || named.app.page !== undefined || !PAGE_FIRST.test(words)))
    return named;
  const byLists = appByLists(words, lists, text);
  const listing = apps.find(({ id }) => id === byLists);
  if (listing) return { app: listing, inHead: true };
  const isPlace = (facts.place !== null && asksToMake(words)) || readsLikeNotes(facts);
  const app = appByPhrase(words, apps, isPlace);
  return app
    ? { app, inHead: asksToMake(words) || readsLikeNotes(facts) }
    : matchApp(withTitle, apps);
}

/** So many fields are those of entries. */
const ENOUGH_FIELDS = 4;
const PROGRAM =
  /(?<!\p{L})(?:apps?|appli(?:cation)?|aplicación|aplicativo|applicazione|anwendung|programm|software|tool)(?!\p{L})/u;

/** Somebody's own words for a page, though nothing says "page": what is offered, where, when, how to reach them. */
function readsLikeNotes({ items, hours, address, phone, mail, date, time, name }: Facts): boolean {
  const told = [items.length > 0, hours.length > 0, address, phone, mail, date, time, name];
  return told.filter(Boolean).length >= ENOUGH_TOLD;
}

/** So many of them are no wish for an app. */
const ENOUGH_TOLD = 2;

/** What a wish lists tells what it is where nothing is named: fields of entries, cards, questions. */
function appByLists(words: string, { pairs, questions }: SaidLists, text: string): string | null {
  if (asksForPage(words)) return null;
  if (questions.length > 0) return "quiz";
  if (pairs.length > 1) return "flashcards";
  return listedFields(text) && !phraseOf(words) ? "collection" : null;
}

/** A wish for something new, in ordinary words. */
function asksToMake(words: string): boolean {
  return /\b(?:make|build|create|design|need|want|would like|i'd like|give|help|generate|set up|start|looking for|mach(?:e|en|t|st)?|bau(?:e|en|t)?|erstell\w*|brauch\w*|möchte|hätte|will|fai[st]?|crée\w*|veux|voudrais|besoin|haz|crea\w*|quiero|necesito|voglio|vorrei|quero|preciso|faça|crie)\b|做|创建|制作|我想|我要|需要|请|帮我|给我/.test(
    words,
  );
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

function kindIn(words: string): StarterKind | null {
  if (
    /\b(?:in|with|using|use|as an?) (?:plain |vanilla )?(?:react|tsx|jsx)\b|\breact(?:\.?js)? (?:app|project|component|version)\b|\breact\b/.test(
      words,
    )
  )
    return "react";
  if (/\b(?:vanilla )?(?:typescript|ts)\b/.test(words)) return "vanilla";
  if (
    /\b(?:vanilla|plain|pure|static|just|only)\b[^.]{0,20}\b(?:js|javascript|html|css)\b|\bno framework\b|\bwithout (?:a )?framework\b|\bhtml,? (?:and )?css\b|\bvanilla\b/.test(
      words,
    )
  )
    return "static";
  return null;
}
