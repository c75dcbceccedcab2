import type { SaidText } from "./said-text";

/** Hours as they were said. `days` is empty where only times were said. */
export interface OpeningHours {
  /** "Mo–Fr", "Tuesday to Sunday", "Sunday". */
  days: string;
  /** "8–18 Uhr", "9am to 5pm", "closed". */
  time: string;
}

const MOST_HOURS = 14;

/** Days in six languages. Two letters count with a capital only: "so" and "do" are words. */
const DAY =
  "(?:[Mm]on(?:days?|tags?)?|[Tt]ue(?:s(?:days?)?)?|[Ww]ed(?:nesdays?)?|[Tt]hu(?:r(?:s(?:days?)?)?)?|[Ff]ri(?:days?)?|[Ss]at(?:urdays?)?|[Ss]un(?:days?)?|Mo|Di|Mi|Do|Fr|Sa|So|[Dd]ienstags?|[Mm]ittwochs?|[Dd]onnerstags?|[Ff]reitags?|[Ss]amstags?|[Ss]onntags?|[Ll]un(?:di|es|edì)?|[Mm]ar(?:di|tes|tedì)?|[Mm]er(?:credi|coledì)?|[Mm]ié(?:rcoles)?|[Jj]eu(?:di)?|[Jj]ue(?:ves)?|[Vv]en(?:dredi|erdì)?|[Vv]ie(?:rnes)?|[Ss]am(?:edi)?|[Ss]áb(?:ados?)?|[Ss]ab(?:ato)?|[Dd]im(?:anche)?|[Dd]om(?:ingos?|enica)?|[Gg]io(?:vedì)?|(?:[Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta)s?(?:-feiras?)?)\\.?(?![\\p{L}])";
const WHOLE =
  "(?:[Ww]eekdays|[Ww]eekends?|(?:the |am )?[Ww]ochenende|[Dd]aily|[Ee]very ?day|[Tt]äglich|[Ww]erktags|[Tt]ous les jours|[Tt]odos los días|[Tt]utti i giorni|[Tt]odos os dias)";
const LINK_DAYS =
  " ?(?:-|–|—|\\bto\\b|\\btill\\b|\\bthrough\\b|\\bbis\\b|\\bau\\b|\\bà\\b|\\ba\\b|,|&|\\+|\\band\\b|\\bund\\b|\\bet\\b|\\by\\b|\\be\\b) ?";
/** One day or several, as a part of a pattern. */
export const DAYS = `(?:${WHOLE}|${DAY}(?:${LINK_DAYS}${DAY}){0,6})`;
/** A time of day, as a part of a pattern. */
export const CLOCK = "\\d{1,2}(?:[:.h]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|AM|PM|[Uu]hr|h)?";
const SPAN = `(?:(?:from|von|de|dalle|das) )?(${CLOCK} ?(?:-|–|—|to|till|until|bis|à|a|al|alle|às|as) ?${CLOCK}(?:(?: ?(?:,|&|and|und|et|y|e) ?)(?:from |von |de |dalle |das )?${CLOCK} ?(?:-|–|—|to|bis|à|a) ?${CLOCK})?)(?![\\d%€$£])`;
const CLOSED = "(closed|geschlossen|Ruhetag|fermé|cerrado|chiuso|fechado|Closed|Geschlossen)";

const DAYS_THEN_TIME = new RegExp(
  `(?<![\\p{L}\\d])(${DAYS})\\s*[:,]? ?(?:(?:${SPAN})|(?:is |are |wir |ist )?${CLOSED})`,
  "gu",
);
const TIME_THEN_DAYS = new RegExp(`(?<![\\p{L}\\d.,])${SPAN},? (?:on )?(${DAYS})`, "gu");
const CLOSED_THEN_DAYS = new RegExp(`(?<!\\p{L})${CLOSED} (?:on |le |los |il )?(${DAYS})`, "gu");
const TIME_ALONE = new RegExp(
  `(?<!\\p{L})(?:[Oo]pen(?:ing hours| times)?|[Hh]ours|geöffnet|[Öö]ffnungszeiten|[Hh]oraires|[Hh]orarios?|[Oo]uvert|[Aa]bierto|[Oo]rari|[Aa]perto|[Aa]berto)(?: (?:is|are|sind|hours|from|to))*:? ${SPAN}`,
  "gu",
);

/** The opening hours that a text gives, in the order of the text. */
export function hoursIn(said: SaidText): OpeningHours[] {
  const found: (OpeningHours & { at: number })[] = [];
  const add = (match: RegExpExecArray, days: string | undefined, time: string | undefined) =>
    found.push({
      at: match.index,
      days: withoutMark(days?.trim() ?? ""),
      time: time?.trim() ?? "",
    });
  for (const match of said.all(CLOSED_THEN_DAYS, MOST_HOURS)) add(match, match[2], match[1]);
  for (const match of said.all(DAYS_THEN_TIME, MOST_HOURS))
    add(match, match[1], match[2] ?? match[3]);
  for (const match of said.all(TIME_THEN_DAYS, MOST_HOURS)) add(match, match[2], match[1]);
  if (found.length === 0) for (const match of said.all(TIME_ALONE, 1)) add(match, "", match[1]);
  return found.sort((a, b) => a.at - b.at).map(({ days, time }) => ({ days, time }));
}

/** "Sundays.": the mark of the sentence; "Mon." keeps its own. */
function withoutMark(days: string): string {
  return days.replace(/(?<=\p{L}{5})\.$/u, "");
}
