import { sentenceCase } from "../../../match/words";
import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { headingOf } from "../../said/page-sections";
import type { Item } from "../items-said";
import { type Change, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { allWordsOf } from "../page-words";
import { inOneCurrency, inPlaceOfExamples, isPriceSample, namedLike } from "./given-prices";
import { minutesOf } from "./minutes-of";
import { noteOf } from "./note-of-entry";
import { isSample } from "./section-there";
import { like } from "./set-price";

/** Writes entries like those that are there, below them. */
export function putInto(
  entries: readonly Piece[],
  given: readonly Item[],
  page: Page,
  said: string,
  spot: { piece: Piece; isAbove: boolean } | null = null,
): EditResult | null {
  const { source } = page;
  const items = inOneCurrency(given)
    .map((item) => onItsDay(item, entries))
    .map((item) => ({ ...item, name: namedLike(entries, item.name) }));
  const named = ({ name }: Item) =>
    entries.find(({ says }) => allWordsOf(says).join(" ") === allWordsOf(name).join(" "));
  const fresh = items.filter((item) => !named(item));
  if (fresh.length < items.length) return withPrices(items, fresh, entries, page, named);
  const last = entries.at(-1);
  if (!last?.entry) return null;
  // A programme that is an example gives way to the one that is said.
  if (
    last.section &&
    items.length > 1 &&
    items.every(({ time }) => time) &&
    isSample(last.section, page)
  )
    return null;
  const blocks = items.map((item) => {
    const models = [...entries].reverse();
    const model =
      models.find(
        ({ entry }) => (item.price === null || entry?.price) && (item.time === null || entry?.time),
      ) ?? models[0];
    return model ? written(source, model, item, isShared(entries)) : null;
  });
  if (blocks.some((block) => block === null)) return null;
  if (items.length > 1 && isPriceSample(entries, items, page))
    return inPlaceOfExamples(source, entries, blocks.join(""), items);
  const lines = wholeLines(source, (spot?.piece ?? last).place);
  const at = spot?.isAbove ? lines.start : lines.end;
  const times = entries.map(({ entry }) => minutesOf(entry?.time?.text ?? ""));
  const [only] = items;
  const own = items.length === 1 && only?.time ? minutesOf(only.time) : null;
  // What happens at an hour stands between those before and after it.
  const later =
    own === null || times.some((time) => time === null)
      ? undefined
      : entries[times.findIndex((time) => (time ?? 0) > own)];
  if (later) return placed(source, wholeLines(source, later.place).start, blocks, items, last);
  const next = source.slice(0, at) + blocks.join("") + source.slice(at);
  const names = items
    .map(({ name, price }) => `“${name}”${price ? ` for ${price}` : ""}`)
    .join(" and ");
  const where = last.section ? headingOf(source, last.section.element) : "";
  const place = spot ? `, ${spot.isAbove ? "before" : "after"} “${spot.piece.says}”` : "";
  return said === ""
    ? null
    : edited(
        new Map([[PAGE, next]]),
        `Added ${names}${where ? ` to “${where}”` : ""}${place}, like the others there.`,
      );
}

const LAST_DAY =
  /[ ,]+(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)$/iu;

/** "Pre-natal Saturday 11:00" among "Monday 18:00": the day belongs to the hour. */
function onItsDay(item: Item, entries: readonly Piece[]): Item {
  const day = LAST_DAY.exec(item.name);
  const isDated = entries.some(({ entry }) => LAST_DAY.test(` ${entry?.time?.text.split(" ")[0]}`));
  return day?.groups?.day && item.time && isDated
    ? {
        ...item,
        name: item.name.slice(0, day.index),
        time: `${sentenceCase(day.groups.day)} ${item.time}`,
      }
    : item;
}

/** What stands there already gets the price that was said; the others are added. Null where it was to get nothing. */
function withPrices(
  items: readonly Item[],
  fresh: readonly Item[],
  entries: readonly Piece[],
  page: Page,
  named: (item: Item) => Piece | undefined,
): EditResult | null {
  const there = items.filter((item) => !fresh.includes(item));
  const changes: Change[] = [];
  for (const item of there) {
    const entry = named(item)?.entry;
    if (!entry || item.price === null || item.note !== null || item.time !== null) return null;
    const { price, name } = entry;
    const start = price ? price.place.innerStart : name.place.end;
    const text = price
      ? html(like(price.text, item.price))
      : `\n${indentOf(page.source, name.place.start)}${priceTag(page.source, entry, item.price)}`;
    changes.push({ start, end: price ? price.place.innerEnd : start, text });
  }
  const source = withChanges(page.source, changes);
  const told = there.map(({ name, price }) => `“${name}” costs ${price} now.`).join(" ");
  if (fresh.length === 0) return edited(new Map([[PAGE, source]]), told);
  if (fresh.some(({ time }) => time !== null)) return null;
  const added = putInto(entries, fresh, page, told);
  const next = added?.ok ? added.changes.get(PAGE) : null;
  if (!added?.ok || typeof next !== "string") return null;
  // The new ones stand behind all that changes here.
  const at = wholeLines(page.source, entries.at(-1)?.place ?? { start: 0, end: 0 }).end;
  const block = next.slice(at, at + next.length - page.source.length);
  const end = at + source.length - page.source.length;
  return edited(
    new Map([[PAGE, source.slice(0, end) + block + source.slice(end)]]),
    `${told} ${added.said}`,
  );
}

/** What a name says of how long it is for, the price of another does not. */
const OWN_PERIOD =
  /(?<!\p{L})(?:year\p{L}*|annual\p{L}*|month\p{L}*|week\p{L}*|day\p{L}*|daily|hour\p{L}*|once|single|drop[- ]?in|one[- ]?off|lifetime|\d+ ?(?:times|classes|entries|sessions)|ten classes|jahr\p{L}*|monat\p{L}*|woche\p{L}*|tag\p{L}*|einzel\p{L}*)(?!\p{L})/iu;
const PERIOD = /\s*(?:\/|(?:per|a|an|each|pro|par|por|al?|je|im)\s)\s*\p{L}+\.?$/iu;

/** "£15 a week" among others that are for good: what is new has no week of its own. */
const isShared = (entries: readonly Piece[]) =>
  entries.length > 1 &&
  entries.every(({ entry }) => !entry?.price || PERIOD.test(entry.price.text));

function priceLike(old: string, { name, price }: Item, isAlike: boolean): string {
  const said = like(OWN_PERIOD.test(name) || !isAlike ? old.replace(PERIOD, "") : old, price ?? "");
  return price?.startsWith("+") && !said.startsWith("+") ? `+${said}` : said;
}

const indentOf = (source: string, at: number) =>
  /\n([ \t]*)[^\n]*$/.exec(source.slice(0, at))?.[1] ?? "";

/** A price of an entry that has none yet. */
function priceTag(
  source: string,
  { place }: { place: { start: number; end: number } },
  price: string,
) {
  const isMenu = /menu-name/.test(source.slice(place.start, place.end));
  return `<span class="${isMenu ? "menu-price" : "card-price"}">${html(price)}</span>`;
}

function placed(
  source: string,
  at: number,
  blocks: readonly (string | null)[],
  [item]: readonly Item[],
  { section }: Piece,
): EditResult {
  const next = source.slice(0, at) + blocks.join("") + source.slice(at);
  return edited(
    new Map([[PAGE, next]]),
    `Added “${item?.name}” at ${item?.time} to “${section?.says ?? ""}”, in the order of the hours.`,
  );
}

/** The source of an entry with other texts in it; null where a text has no place in one. */
function written(
  source: string,
  { place, entry }: Piece,
  item: Item,
  isAlike: boolean,
): string | null {
  if (!entry) return null;
  const lines = wholeLines(source, place);
  const changes: Change[] = [];
  const say = (one: { place: { innerStart: number; innerEnd: number } }, text: string) =>
    changes.push({ start: one.place.innerStart, end: one.place.innerEnd, text: html(text) });
  const drop = (one: { place: { start: number; end: number } }) =>
    changes.push({ ...wholeLines(source, one.place), text: "" });
  say(entry.name, item.name);
  const price =
    item.price === null
      ? null
      : entry.price
        ? priceLike(entry.price.text, item, isAlike)
        : item.price;
  if (entry.price) {
    if (price === null) drop(entry.price);
    else say(entry.price, price);
  }
  if (entry.time) {
    if (item.time === null) return null;
    say(entry.time, item.time);
  } else if (item.time !== null) return null;
  const [first, ...others] = entry.texts.filter(
    ({ element }) => !/^(?:a|button)$/.test(element.tagName),
  );
  const missing: string[] = [];
  if (!entry.price && price !== null) missing.push(priceTag(source, { place }, price));
  if (first) {
    if (item.note) say(first, item.note);
    else drop(first);
  } else if (item.note) missing.push(noteOf(source.slice(place.start, place.end), item.note));
  for (const other of others) drop(other);
  for (const button of entry.texts.filter(({ element }) => /^(?:a|button)$/.test(element.tagName)))
    if (button.text.includes(entry.name.text))
      say(button, button.text.replace(entry.name.text, item.name));
  if (missing.length > 0) {
    const behind = (entry.price && price !== null ? entry.price : entry.name).place.end;
    const indent = indentOf(source, behind);
    changes.push({
      start: behind,
      end: behind,
      text: missing.map((line) => `\n${indent}${line}`).join(""),
    });
  }
  const block = withChanges(
    source.slice(0, lines.end),
    changes.filter(({ start }) => start >= lines.start && start < lines.end),
  ).slice(lines.start);
  const drawn = block.replace(
    /(<span class="portrait"[^>]*>)[^<]*/,
    (_, open: string) => open + html(initialsOf(item.name)),
  );
  return drawn.replace(/\sid="[^"]*"/g, "");
}
