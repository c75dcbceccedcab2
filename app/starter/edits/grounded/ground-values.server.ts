import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import type { Edit } from "../edit";
import { pageOf } from "../page/page-model";
import { replaceContact, replaceDate } from "../said/contact-facts";
import { endOfHours } from "../said/opening-hours.server";
import { ADDS, contentWords } from "./cues";
import { entryOf, mentionsIn } from "./mentions";
import { type ShownEntry, type ShownText, shownEntries } from "./screen";
import { writeText } from "./write-text";

/** Kinds of values that an entry has one of. */
const KINDS: readonly RegExp[] = [
  /(?<![\d:.])\d{1,2}:\d{2}(?: ?[ap]m)?(?![\d:])/giu,
  /(?:[€$£] ?)\d{1,5}(?:[.,]\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})? ?[€$£]|(?<![\d.,])\d{1,5}[.,]\d{2}(?![\d.,])/gu,
];
const DAYS = new Set(["mo", "di", "mi", "do", "fr", "sa", "so", "sun"]);
const UNTIL =
  /(?<!\p{L})(?:until|till|to|bis|jusqu'à|hasta|fino a)\s+(\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?!\d)/iu;
const FROM =
  /(?<!\p{L})(?:from|at|ab|von|dès|desde|dalle)\s+(\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?!\d)/iu;

/** A new time, price, number to call or date in the place of the one that is shown for what a wish names. */
export function groundValue(said: string, files: FileTree): Edit | null {
  const wish = said.replace(
    MONEY,
    (_, number: string, word: string) =>
      `${CURRENCIES[word.slice(0, 3).toLowerCase()] ?? ""}${number}`,
  );
  return contactOf(wish, files) ?? hoursOf(wish) ?? ofEntry(wish, files);
}

/** The day up to which something may be done is another one than the day itself. */
const UNTIL_DAY =
  /(?<!\p{L})(?:until|till|by|before|deadline|rsvp|latest|bis|spätestens|frist|jusqu\p{L}*|avant|hasta|antes|entro|fino|até)(?!\p{L})/iu;
const MONEY =
  /(?<![\d.,:])(\d{1,5}(?:[.,]\d{1,2})?) ?(pounds?|quid|euros?|dollars?|bucks)(?!\p{L})/giu;
const CURRENCIES: Record<string, string> = { pou: "£", qui: "£", eur: "€", dol: "$", buc: "$" };

function contactOf(wish: string, files: FileTree): Edit | null {
  const { phone, mail, date, items, hours } = factsIn(wish);
  const one = [phone, mail, date].filter(Boolean);
  if (
    one.length !== 1 ||
    items.length + hours.length > 0 ||
    /"|footer|\b(?:another|second)\b/iu.test(wish)
  )
    return null;
  if (phone && replaceContact(files, "tel", phone)?.ok)
    return (tree) => replaceContact(tree, "tel", phone) ?? replaceDate(tree, "");
  if (mail && replaceContact(files, "mailto", mail)?.ok)
    return (tree) => replaceContact(tree, "mailto", mail) ?? replaceDate(tree, "");
  // A day that an app is told of is none that its page gives.
  return date && pageOf(files) && !ADDS.test(wish) && !UNTIL_DAY.test(wish)
    ? (tree) => replaceDate(tree, date)
    : null;
}

/** A value of an entry that a wish names word for word: what is sure to be meant. */
export function groundNamedValue(wish: string, files: FileTree): Edit | null {
  const entries = shownEntries(files);
  const [named] = mentionsIn(
    wish,
    entries.flatMap(({ texts }) => texts.slice(0, 1)),
  );
  return named && !ADDS.test(wish) && !/["“„«:]\s/u.test(wish) ? ofEntry(wish, files) : null;
}

/** "Am Samstag haben wir bis 14 Uhr offen": one end of the hours of a day. */
function hoursOf(wish: string): Edit | null {
  const day = contentWords(wish).find(({ stem }) => DAYS.has(stem))?.text;
  const [until, from] = [UNTIL.exec(wish)?.[1], FROM.exec(wish)?.[1]];
  if (!day || Boolean(until) === Boolean(from)) return null;
  const verb = until ? "close" : "open";
  return endOfHours(`on ${day.replace(/s$/, "")} we ${verb} at ${until ?? from}`);
}

/** The value of an entry: "Dinner starts at 18:30 not 19:00", "Monthly went up to £39". */
function ofEntry(wish: string, files: FileTree): Edit | null {
  for (const kind of KINDS) {
    const values = (wish.match(kind) ?? []).map((value) => value.trim());
    const entries = shownEntries(files).filter((entry) => valueIn(entry, kind));
    if (values.length === 0 || values.length > 2 || entries.length === 0) continue;
    const shown = entries.flatMap((entry) => valueIn(entry, kind)?.value ?? []);
    const [old, ...others] = values.filter((value) => shown.includes(value));
    const fresh = values.filter((value) => !shown.includes(value));
    if (fresh.length !== 1 || others.length > 0 || values.length - fresh.length > 1) continue;
    const words = contentWords(wish.replace(kind, " ")).filter(({ text }) => !/^\d+$/.test(text));
    const meant = old
      ? entries.filter((entry) => valueIn(entry, kind)?.value === old)
      : [entryOf(words, entries)].filter((entry) => entry !== null);
    const one = meant.length === 1 ? meant[0] : entryOf(words, meant);
    const place = one && valueIn(one, kind);
    if (!place || (!old && (ADDS.test(wish) || !names(words, one)))) continue;
    const to = place.text.text.replace(place.value, () => putLike(place.value, fresh[0] ?? ""));
    return (tree) => writeText(tree, place.text, to);
  }
  return null;
}

/** A new price with its currency where the page has that: "€9" in the place of "8 €" is "9 €". */
function putLike(old: string, fresh: string): string {
  const number = /\d[\d.,]*/.exec(fresh)?.[0];
  const isOne = /[€$£]/.exec(old)?.[0] === /[€$£]/.exec(fresh)?.[0] && /[€$£]/.test(old);
  return isOne && number ? old.replace(/\d[\d.,]*/, () => number) : fresh;
}

/** Whether some words name an entry by its own name, and hardly anything beside it. */
function names(words: ReturnType<typeof contentWords>, entry: ShownEntry): boolean {
  const own = new Set(
    entry.texts.flatMap(({ text }) => contentWords(text).map(({ stem }) => stem)),
  );
  const strange = words.filter(({ text, stem }) => !own.has(stem) && !STARTS.test(text));
  return strange.length === 0 || words.length - strange.length > strange.length;
}

/** What times and prices do. */
const STARTS =
  /^(?:starts?|begins?|costs?|price|time|open|opens|moved?|goes|went|up|down|o'?clock|beginnt|fängt|kostet|preis|uhr|zeit|commence|coûte|prix|empieza|cuesta|precio)$/iu;

/** The one value of a kind that an entry shows; null where it shows none or several. */
function valueIn(entry: ShownEntry, kind: RegExp): { text: ShownText; value: string } | null {
  const found = entry.texts.flatMap((text) =>
    [...text.text.matchAll(kind)].map((match) => ({ text, value: match[0].trim() })),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
