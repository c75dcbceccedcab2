import { html } from "../../../source/html";
import { type EditResult, edited, refused, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { Order } from "../order";
import type { Page } from "../page-model";
import { wordsOf } from "../page-words";

const WEEKDAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = `(?:(?:${WEEKDAY},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?!\\p{L}|\\d)(?:,? \\d{4})?)`;
const HOUR =
  "(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)|\\d{1,2}[:.]\\d{2}|noon|midday|midnight|\\d{1,2} o['’]clock)";
const BARE = "(?:\\d{1,2}(?:[:.]\\d{2})?)";
const HOURS = `(?:(?:${HOUR}|${BARE}) ?(?:-|–|—|to|till|until|and) ?${HOUR}|${HOUR}(?: onwards)?)`;
const WHEN = `(?<day>${DAY})(?:,? (?:from|at|between|starting at|beginning at)? ?(?<hours>${HOURS}))?`;
/** Where something is: a few words behind "in", "on" or "at". */
const WHERE =
  "(?<where>(?:in|on|at|behind|beside|by|near|outside|inside|opposite|next to|in front of) [^⟦⟧:;.?!,]{3,70})";
const HAPPENS =
  "(?:takes? place|is taking place|will take place|is held|will be held|is being held|happens|is happening|will happen)";
const IS = `(?:${HAPPENS}|is|['’]s|will be|is going to be|starts|begins)`;
const NAMED = "(?:(?:it|this|everything)|(?:the|our|this) (?<noun>[\\p{L}' -]{3,40}?))";
const FORMS = [
  pattern(`^${NAMED} ?${IS}(?: now)?(?: on)? ${WHEN}(?:,? ${WHERE})?$`),
  pattern(
    `^(?:we meet|join us|come along|see you|we(?:['’]re| are) (?:having|holding) it)(?: on)? ${WHEN}(?:,? ${WHERE})?$`,
  ),
  pattern(
    `^(?:(?:add|set|put|change|update) )?(?:the |our )?(?:date|day|when)(?: and time)?(?: is| to|:)+(?: on)? ${WHEN}$`,
  ),
  pattern(`^(?:date|when)(?: and time)? ?(?:is|:) ?(?:on )?${WHEN}$`),
  pattern(`^${NAMED} ?${HAPPENS}(?: now)? ${WHERE}(?:,? (?:on )?${WHEN})?$`),
];
/** Names for all of what a page announces. */
const EVENTS =
  /(?<!\p{L})(?:event|fair|fête|fete|party|festival|concert|gig|show|sale|market|bazaar|wedding|ceremony|reception|meeting|meet-?up|conference|workshop|race|run|match|tournament|picnic|barbecue|bbq|opening|exhibition|reunion|celebration|gala|carnival|parade|fundraiser|open day|launch|quiz night|date|day)$/iu;
/** Where things stand on a screen is no place to go to. */
const OF_SCREEN =
  /(?<!\p{L})(?:page|screen|header|footer|menu|left|right|top|bottom|middle|centre of|mobile|phone|button|section|wrong|colou?r|background|form|link|text|headline|title)(?!\p{L})/iu;
const ICON = (name: string) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#${name}" /></svg>`;

/**
 * "It's on Saturday 12 July, from 11am to 5pm", "it takes place behind the church": the day, the hours and the place
 * of what a page announces, in the place of those that it gives; on a page that gives none, below its first words.
 */
export function setEvent({ text, page }: Order): EditResult | null {
  if (text.length > 200) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  if (!groups || !isOfAll(groups.noun, page)) return null;
  const where = groups.where ? placeSaid(groups.where) : null;
  if (groups.where && OF_SCREEN.test(groups.where)) return null;
  const day = groups.day?.trim() ?? null;
  const hours = groups.hours?.trim() ?? null;
  let source = page.source;
  const told: string[] = [];
  if (day) {
    const all = daysOf(source);
    // A day with its year is that of all of the page, where one alone has it: "RSVP by 1 May" is another.
    const full = all.filter((one) => /\d{4}$/.test(one));
    const days = /\d{4}$/.test(day) && full.length === 1 ? full : all;
    if (days.length > 1)
      return refused(
        `The page gives several dates (${days.join(", ")}): say which one it is, as in “change ${days[0]} to ${day}”.`,
      );
    const [old] = days;
    // The year is said once.
    const year = /\d{4}$/.test(day) ? null : (/(?<=\D)\d{4}$/.exec(old ?? "")?.[0] ?? null);
    const next = year ? `${day} ${year}` : day;
    if (old && old !== next) source = instead(source, old, next);
    const line = [next, hours ?? hoursOf(source)].filter(Boolean).join(", ");
    source = withFact(source, "icon-date", line);
    if (source.includes("data-countdown"))
      return refused(
        "The page counts the days down to the old date: take the countdown away, change the date, and add it again.",
      );
    told.push(line);
  }
  if (where) {
    source = withFact(source, "icon-place", where);
    told.push(where);
  }
  if (source === page.source) return there(`The page gives ${told.join(" and ")} already.`);
  return edited(new Map([[PAGE, source]]), `The page gives ${told.join(" and ")} now.`);
}

/** Whether what happens is what all of the page is about. */
function isOfAll(noun: string | undefined, page: Page): boolean {
  if (noun === undefined) return true;
  const title = wordsOf(page.pieces.find(({ kind }) => kind === "title")?.says ?? "");
  const [last = ""] = wordsOf(noun).slice(-1);
  return EVENTS.test(noun.trim()) || (last !== "" && title.includes(last));
}

function placeSaid(where: string): string {
  const place = where
    .trim()
    .replace(/^(?:in|at) (?=the (?!front)|\p{Lu})|^on (?=the (?!way))/u, "");
  return (place[0]?.toUpperCase() ?? "") + place.slice(1);
}

const DAY_FORM = new RegExp(`(?<![\\p{L}\\d])${pattern(DAY).source}`, "giu");

/** Each day that a page shows, once. */
function daysOf(source: string): string[] {
  const shown = source
    .slice(source.indexOf("<main"))
    .replace(/<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>/g, " ")
    .replace(/<[^>]*>/g, "\n");
  return [...new Set([...shown.matchAll(DAY_FORM)].map(([day]) => day.trim()))];
}

/** A day in the place of another, in all texts. */
function instead(source: string, old: string, day: string): string {
  return source.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, words?: string) =>
    words === undefined
      ? tag?.startsWith("<meta")
        ? tag.replaceAll(old, day)
        : (tag ?? "")
      : words.replaceAll(old, day),
  );
}

/** The hours beside the day among the first facts; null where none are given. */
function hoursOf(source: string): string | null {
  const fact = /#icon-date"[^>]*\/><\/svg>(?:<span>)?([^<]+)</.exec(source)?.[1] ?? "";
  return new RegExp(`, ?(${pattern(HOURS).source})$`, "iu").exec(fact.trim())?.[1] ?? null;
}

/** A fact below the first words of a page: in the place of the one of its kind, or one more. */
function withFact(source: string, icon: string, text: string): string {
  const own = new RegExp(`(#${icon}"[^>]*/></svg>(?:<span>)?(?:<a [^>]*>)?)([^<]+)(?=<)`);
  if (own.test(source)) return source.replace(own, (_, lead: string) => lead + html(text));
  const sign = source.includes(`id="${icon}"`) ? ICON(icon) : "";
  const list = /\n([ \t]*)<ul class="facts">\n/.exec(source);
  if (list) {
    const end = source.indexOf("</ul>", list.index);
    const at =
      icon === "icon-date" ? list.index + list[0].length : source.lastIndexOf("\n", end) + 1;
    return `${source.slice(0, at)}${list[1]}  <li>${sign}${html(text)}</li>\n${source.slice(at)}`;
  }
  const spot =
    /\n([ \t]*)<div class="hero-facts">[\s\S]*?(?=\n[ \t]*<\/div>)/.exec(source) ??
    /\n([ \t]*)<p class="lead">[\s\S]*?<\/p>/.exec(source) ??
    /\n([ \t]*)<h1\b[\s\S]*?<\/h1>/.exec(source);
  if (!spot) return source;
  const at = spot.index + spot[0].length;
  const indent = (spot[1] ?? "") + (spot[0].includes('class="hero-facts"') ? "  " : "");
  return `${source.slice(0, at)}\n${indent}<ul class="facts">\n${indent}  <li>${sign}${html(text)}</li>\n${indent}</ul>${source.slice(at)}`;
}
