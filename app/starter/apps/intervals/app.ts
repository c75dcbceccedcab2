import type { StarterApp } from "~/starter/starter-app";

const UNIT =
  "(?: |-)?(s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi|m|mins?|minutes?|minuten?|minutos?|minuti)(?!\\p{L})";
const NUMBER = "(?<![\\d.,])(\\d{1,3})";
const BETWEEN = "(?: (?:of|for|each|de|di|d'))*(?: (?:my|hard|easy|full))? ?";
const WORK =
  "(?:work|on|exercise|effort|train|active|sprint|high|arbeit|belastung|übung|travail|effort|ejercicio|trabajo|lavoro|trabalho)";
const REST = "(?:rest|off|break|pause|recover|slow|low|erholung|repos|récup|descanso|pausa|riposo)";

/** Seconds that a request gives for one of the two, before or behind its word. */
function secondsOf(request: string, what: string): number | null {
  const found =
    new RegExp(`${NUMBER}${UNIT}${BETWEEN}${what}`, "u").exec(request) ??
    new RegExp(
      `(?<!\\p{L})${what}\\p{L}*(?: (?:for|of|is|time|takes))*:? ${NUMBER}${UNIT}`,
      "u",
    ).exec(request);
  if (!found) return null;
  const isMinutes = /^m/.test(found[2] ?? "");
  return clamp(Number(found[1]) * (isMinutes ? 60 : 1));
}

const clamp = (seconds: number) => Math.min(3600, Math.max(3, seconds));

/** "40/20", "30-15": work and rest in seconds. */
const PAIR = /(?<![\d/:-])(\d{2,3}) ?(?:\/|-) ?(\d{1,3})(?![\d/:])/;

/** What a request says of the intervals: "40 seconds work, 20 seconds rest, 8 rounds". */
export function intervalsOf(request: string) {
  const pair = PAIR.exec(request);
  const isTabata = /(?<!\p{L})tabata(?!\p{L})/u.test(request);
  const rounds =
    /(?<!\d)(\d{1,2}) ?(?:x(?!\p{L})|×|rounds?|sets?|times|intervals?|repeats?|runden?|durchgänge|tours?|rondas?|series|giri|rodadas?)/u.exec(
      request,
    )?.[1];
  return {
    work: secondsOf(request, WORK) ?? (pair ? clamp(Number(pair[1])) : isTabata ? 20 : 40),
    rest: secondsOf(request, REST) ?? (pair ? clamp(Number(pair[2])) : isTabata ? 10 : 20),
    rounds: Math.min(99, Math.max(1, Number(rounds ?? 8))),
  };
}

/** Breath goes by a picture that moves, in counts of its own. */
const OF_BREATH =
  /\bbreath(?:ing|e|work)? (?:exercises?|pacer|guide|trainer|timer|app|helper|coach|circle)\b|\bcircle (?:that|which) (?:grows|breathes|expands|shrinks)\b|\batem(?:übung|trainer|kreis)|\bexercices? de respiration\b|\bejercicios? de respiración\b/;

export const intervals: StarterApp = {
  id: "intervals",
  name: "interval timer",
  accent: "#d9480f",
  pairing: "gallery",
  keywords: [
    "interval timer",
    "intervals timer",
    "interval training timer",
    "interval training app",
    "interval app",
    "hiit timer",
    "hiit app",
    "tabata",
    "tabata timer",
    "circuit timer",
    "circuit training timer",
    "boxing timer",
    "round timer",
    "intervalltimer",
    "intervall-timer",
    "minuteur d'intervalles",
    "temporizador de intervalos",
  ],
  lacks: [[OF_BREATH, "a circle that breathes with you"]],
  kinds: ["static"],
  defaultTitle: (_, request) => (/tabata/.test(request) ? "Tabata timer" : "Interval timer"),
  describe({ request }) {
    const { work, rest, rounds } = intervalsOf(request);
    return `${rounds} rounds of ${work} seconds work and ${rest} seconds rest, with a tone at each change. All three can be set, and are kept in this browser.`;
  },
  example: "an interval timer",
  next: ["make it green", "use a minimal style", "make the text bigger"],
  reads:
    /\d+ ?(?:s|sec|m|min)\p{L}*(?!\p{L})|\d+ ?(?:rounds?|sets?|runden|tours?|rondas?|series|giri)|beep|sound|tone|signal/u,
  values: ({ request }) => intervalsOf(request),
};
