/** A message that only asks for the files as they were. */
export type UndoRequest =
  /** The last change is taken back. */
  | { kind: "undo" }
  /** What was taken back last comes again. */
  | { kind: "redo" }
  /** What it names was asked for, and had changed nothing: there is nothing of it to take back. */
  | { kind: "nothing"; asked: string }
  /** As it was at a moment. */
  | { kind: "at"; moment: Moment };

/** A moment as people name it. */
export type Moment = { day: "this morning" | "yesterday" } | { minutesAgo: number };

const UNDO =
  /^(?:undo|revert|reverse|roll ?back|take|put|go|get|change|bring|set|turn|make|have|want|back|mach|nimm|rückgängig|zurück|annule[rz]?|reviens|deshaz|deshacer|annulla|desfa(?:ça|zer))(?:lo)?(?: (?:that|it|this|all|back|to|before|the|last|latest|most|recent|previous|change|changes|version|edit|one|thing|step|again|what|you|i|my|your|just|did|asked|made|how|way|as|like|was|were|looked|had|das|die|letzte|änderung|wieder|rückgängig|zurück|letzten|schritt|den|la|le|dernière|dernier|modification|changement|el|último|última|cambio|l["'’]ultima|modifica|o que (?:fez|fiz)|en arrière|eso|esto|isso))*$/u;
const RESTORE =
  /^(?:restore|bring back|go back to|stelle?) (?:the |die )?(?:version before|last version|previous version|earlier version|letzte version|vorige version|version davor)(?: wieder her)?$/u;
/** With these words somebody may just as well move a part of a page: "put this before that". */
const MOVING = /^(?:take|put|go|get|change|bring|set|turn|make|have|want|mach|nimm)(?: |$)/u;
const BACK =
  /(?:^| )(?:back|zurück|rückgängig)(?: |$)|(?:^| )(?:how|as|like|the way) (?:it|that|this) (?:was|were|looked)(?: |$)/u;
/** What people say before they ask for it: it asks for nothing itself. */
const REMARK =
  /^(?:(?:oh|oops|ups|hm+|ah|ach|hey|ok|okay|no|nope|nein|non|sorry|wait|stop|actually|never ?mind|on second thoughts?|then|so|now|just|doch|lieber|let['’]?s|let us|i (?:have )?changed my mind|i (?:do not|don['’]t) (?:like|want) (?:it|that|this)|(?:it|that) looked better(?: before)?|(?:it|that)(?: is|['’]s| was) (?:worse|wrong|not good|not it|ugly)|can we|could we|(?:i )?(?:want|would like|['’]d like|i['’]d like)(?: you)? to|and|but)(?: |$))+/u;
/** One that names what it takes back, e.g. "undo the green". */
const NAMED =
  /^(?:undo|revert|reverse|roll ?back|take back|mach|nimm)(?: (?:the|that|this|my|your|das|die|den))? ([\p{L}\p{N} ’'-]{2,40}?)(?: (?:again|wieder|rückgängig|zurück|thing|change|part))*$/u;
const REDO =
  /^(?:redo|redo (?:that|it|this)|undo the undo|put (?:it|that|this|them) back again|wiederholen|mach es (?:doch )?wieder hin)$/u;

/** Words that may stand around a moment: with any other one it is a wish for something else. */
const AROUND = new Set(
  "go going back to how it was the way as like looked everything all put take restore reset version from of state undo roll revert rollback changes since me that this project site app page please were 's zurück auf zu wie es war alles stand vom von den dem der das die version zum wieder so mach mache stelle stell her setze geh gehe aussah".split(
    " ",
  ),
);
const ASKS_BACK =
  /(?:^| )(?:back|restore|reset|undo|revert|rollback|zurück|wieder)(?: |$)|(?:^| )(?:as|how) it was(?: |$)|(?:^| )wie es war(?: |$)/u;
const MORNING = /(?:^| )(?:this morning|heute morgen|heute früh)(?= |$)/u;
const YESTERDAY = /(?:^| )(?:yesterday|gestern)(?: ?['’]s)?(?= |$)/u;
const AGO =
  /(?:^| )(?:(an?|one|\d{1,3}) (minute|hour|day)s? ago|vor (einer|einem|\d{1,3}) (minute|stunde|tag)(?:en|n)?)(?= |$)/u;
const MINUTES: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  stunde: 60,
  day: 24 * 60,
  tag: 24 * 60,
};
/** Longer messages say more than this. */
const LONGEST = 100;

/**
 * What of this kind a message asks for; null when it wishes for anything else, or for more.
 *
 * @param before the person's message before it: "undo the green" takes back what was asked for with that word
 * @param changedNothing whether the answer to that message left all files as they were
 */
export function readUndoRequest(
  message: string,
  before = "",
  changedNothing = false,
): UndoRequest | null {
  if (message.length > LONGEST) return null;
  const said = message
    .toLowerCase()
    .replaceAll(/[“”„"!.,?;:–—]/g, " ")
    .replaceAll(/(?<!\p{L})(?:please|bitte|can you|could you|would you)(?!\p{L})/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (REDO.test(said)) return { kind: "redo" };
  for (const text of new Set([said, said.replace(REMARK, "")])) {
    if (RESTORE.test(text) || (UNDO.test(text) && (!MOVING.test(text) || BACK.test(text)))) {
      return { kind: "undo" };
    }
    if (namesWhatWasAsked(text, before))
      return changedNothing ? { kind: "nothing", asked: before } : { kind: "undo" };
    const moment = readMoment(text);
    if (moment) return { kind: "at", moment };
  }
  return null;
}

/** Whether it may name what is taken back, so that the message before it is needed to tell. */
export function mayNameChange(message: string): boolean {
  return (
    message.length <= LONGEST &&
    /undo|revert|reverse|roll ?back|take back|rückgängig|zurück/iu.test(message)
  );
}

function namesWhatWasAsked(text: string, before: string): boolean {
  // "nimm das grün zurück": without its last word it would take something from the page.
  if (/^(?:mach|nimm)/u.test(text) && !BACK.test(text)) return false;
  // What it names was taken back a moment ago.
  if (mayNameChange(before)) return false;
  const words = NAMED.exec(text)?.[1]?.split(" ") ?? [];
  const asked = new Set(before.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []);
  return words.length > 0 && words.every((word) => asked.has(word));
}

function readMoment(text: string): Moment | null {
  for (const [pattern, read] of MOMENTS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const around = text.replace(pattern, " ").trim();
    const isAlone = around.split(/\s+/).every((word) => word === "" || AROUND.has(word));
    return isAlone && ASKS_BACK.test(around) ? read(found) : null;
  }
  return null;
}

const MOMENTS: readonly [RegExp, (found: RegExpExecArray) => Moment][] = [
  [MORNING, () => ({ day: "this morning" })],
  [YESTERDAY, () => ({ day: "yesterday" })],
  [
    AGO,
    ([, count, unit, anzahl, einheit]) => {
      const many = Number.parseInt(count ?? anzahl ?? "", 10) || 1;
      return { minutesAgo: many * (MINUTES[unit ?? einheit ?? ""] ?? 1) };
    },
  ],
];

const MINUTE_MS = 60_000;
const NOON_MS = 12 * 60 * MINUTE_MS;

/**
 * The moment before which the newest version is meant. "This morning" is before noon; where it is still morning,
 * and for "yesterday", it is before the day began.
 *
 * @param timeZone of the person, as an IANA name
 */
export function cutoffOf(moment: Moment, now: Date, timeZone = "UTC"): Date {
  if ("minutesAgo" in moment) return new Date(now.getTime() - moment.minutesAgo * MINUTE_MS);
  const sinceMidnight = timeOfDay(now, timeZone);
  const isAfternoon = moment.day === "this morning" && sinceMidnight >= NOON_MS;
  return new Date(now.getTime() - sinceMidnight + (isAfternoon ? NOON_MS : 0));
}

function timeOfDay(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" },
    timeZone,
  }).formatToParts(now);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return ((of("hour") * 60 + of("minute")) * 60 + of("second")) * 1000 + (now.getTime() % 1000);
}
