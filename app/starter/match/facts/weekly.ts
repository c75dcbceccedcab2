import { CLOCK, DAYS } from "./hours";
import type { ProgrammePoint } from "./programme";
import type { SaidText } from "./said-text";

const MOST = 24;
const WORD = "\\p{L}[\\p{L}\\p{N}'’&+/-]*";
const ON = "(?:(?:on|every|each|am|jeden|le|les|los|el|la|il|ogni|aos?|às|todos os|todas as) )*";
const AT =
  "(?:,? ?(?:at|from|um|ab|von|à|de|das|dalle|alle|a las|de las|às|as) |, ?| )(?:(?:evenings?|mornings?|afternoons?|abends?|morgens?)(?: at| um)? )?";
const SPAN = `${CLOCK}(?: ?(?:-|–|—|to|till|until|bis|à|a|al|alle|às) ?${CLOCK})?(?: (?:and|und|et|y|e) (?:(?:at|um|à|a las|alle|às) )?${CLOCK}(?![\\d]))?`;
/** "Vinyasa Mon 18:00", "Training is Monday and Wednesday 17:00-18:30", "Kurse samstags um 10 Uhr". */
const WEEKLY = new RegExp(
  `(?<=^|[.:;,!?\\n]\\s{1,2}|\\s(?:and|und|et|y|e)\\s)(${WORD}(?: ${WORD}){0,4}?)(?: (?:is|are|ist|sind|est|sont|es|son|è|sono|é|são))?:? ${ON}(${DAYS})(?: (?:evenings?|mornings?|afternoons?|abend|morgen))?(?:${AT})(${SPAN})(?! (?:and|und|et|y|e) ${ON}${DAYS}\\s)(?![\\p{L}\\d%€$£])(?: ((?:in|at|im|in der|auf der|auf dem|beim|à la|au|en la|en el) [\\p{L}][\\p{L}'’ -]{2,40}?)(?=\\s*(?:[.,;\\n]|$)))?`,
  "gu",
);
/** What is said of a whole place, and of nothing that takes place there. */
const OPENING =
  /(?<!\p{L})(?:open(?:s|ed|ing)?|hours|times|closed|geöffnet|öffnungs\p{L}*|offen|zeiten|ouvert(?:e|s|es)?|horaires?|fermé|abiert[oa]s?|horarios?|abrimos|cerrado|apert[oaie]|orari|chiuso|abert[oa]s?|horários?|fechado|i|we|you|they|it|he|she|ich|wir|je|nous|from|on|at|am|by|before|until|saturday|sunday|call|ring|phone|rehearses?|meets?|trains?|runs?|starts?)(?!\p{L})/iu;
const IS_DAY = new RegExp(`^${DAYS}(?!\\p{L})`, "u");
const HAS_CLOCK = /[:.h]\d{2}|am|pm|uhr|h(?!\p{L})|\d ?(?:[-–—]|to|bis|à|a|alle) ?\d/iu;
/** "Lunch Tue–Fri 12–14" is when a place is open. */
const RUN_OF_DAYS = /[-–—]| (?:to|till|through|bis|au|à|a|al) /u;

/**
 * What takes place every week, each with its day and time as they were written. A place's own hours are none of it, and
 * neither is a day without a time.
 */
export function weeklyIn(said: SaidText): ProgrammePoint[] {
  const points: ProgrammePoint[] = [];
  for (const match of said.text.matchAll(WEEKLY)) {
    const [all, what = "", days = "", time = "", where = ""] = match;
    const end = match.index + all.length;
    if (points.length >= MOST || !said.isFree(match.index, end)) continue;
    if (OPENING.test(what) || IS_DAY.test(what) || !HAS_CLOCK.test(time)) continue;
    if (RUN_OF_DAYS.test(days) && /\d.*\D.*\d/u.test(time)) continue;
    said.take(match.index, end);
    points.push({ time: `${days} ${time.trim()}`, what: `${what} ${where}`.trim() });
  }
  return points;
}
