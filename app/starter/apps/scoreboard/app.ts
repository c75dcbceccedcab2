import { namedPeople } from "~/starter/match/who-pays";
import type { StarterApp } from "~/starter/starter-app";

/** Names behind "players", "between" or "for": "for Anna, Ben and Chloe", "Spieler: Jana und Tobi". */
const PLAYERS =
  /(?:players?|teams?|spieler(?:innen)?|mannschaften|joueu(?:rs|ses)|équipes|jugadores|equipos|giocatori|squadre|between|zwischen|entre|for|für|pour|para|with|mit|avec|con|of)(?: (?:are|is|sind|sont|son))?:? ((?:(?:Team |FC |SV )?\p{Lu}[\p{L}'’-]{1,20})(?:(?:, |,? (?:and|und|et|y|e|vs\.?|against|&) )(?:Team |FC |SV )?\p{Lu}[\p{L}'’-]{1,20}){1,7})/u;
const NO_PLAYER = /^(?:I|The|My|Our|Me|We|Darts?|Scrabble|Uno|Rummy|Basketball|Football)$/;
const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
};
const MOST_PLAYERS = 8;

/** Who plays and how it is counted, as far as a request says it. */
export function gameOf(request: string, said = request) {
  const behindWord = (PLAYERS.exec(said)?.[1] ?? "").split(
    /, |,? (?:and|und|et|y|e|vs\.?|against|&) /u,
  );
  const named = behindWord.length > 1 ? behindWord : namedPeople(said);
  const names = named.filter((name) => !NO_PLAYER.test(name)).slice(0, MOST_PLAYERS);
  const count =
    /(?<![\p{L}\d])(\d|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro) (?:players?|teams?|people|persons|spieler|personen|mannschaften|joueurs|équipes|jugadores|equipos|giocatori|squadre|jogadores)/u.exec(
      request,
    )?.[1];
  const isDarts = /(?<!\p{L})(?:darts?|dardos|fléchettes|freccette)(?!\p{L})/u.test(request);
  const down = /(?<!\d)(101|170|201|301|501|701|1001)(?!\d)/.exec(request)?.[1];
  const goal =
    /(?:first to|up to|until|wins? at|bis|jusqu'à|hasta|fino a|até) (?:zu )?(\d{1,5})(?!\d)/.exec(
      request,
    )?.[1];
  const ofSport =
    /(?<!\p{L})(?:football|soccer|basketball|hockey|handball|volleyball|tennis|table tennis|ping[ -]?pong|badminton|fußball|teams?)(?!\p{L})/u.test(
      request,
    );
  const start = isDarts || down ? Number(down ?? 501) : 0;
  const size = Math.min(MOST_PLAYERS, Math.max(2, NUMBERS[count ?? ""] ?? (Number(count) || 2)));
  const one = ofSport && !isDarts ? "Team" : "Player";
  return {
    players: names.length > 1 ? names : Array.from({ length: size }, (_, at) => `${one} ${at + 1}`),
    start,
    goal: start > 0 ? 0 : Number(goal ?? 0),
    takesTurns: start > 0 || !ofSport,
  };
}

export const scoreboard: StarterApp = {
  id: "scoreboard",
  name: "scoreboard",
  accent: "#b3402a",
  pairing: "launch",
  keywords: [
    "scoreboard",
    "score board",
    "score keeper",
    "scorekeeper",
    "score counter",
    "score tracker",
    "score pad",
    "score sheet",
    "score app",
    "keep score",
    "keeping score",
    "keep the score",
    "darts",
    "darts app",
    "dart counter",
    "darts counter",
    "darts scoreboard",
    "darts scorer",
    "point counter",
    "points counter",
    "punktezähler",
    "punktestand",
    "anzeigetafel",
    "dartzähler",
    "tableau de score",
    "tableau des scores",
    "compteur de points",
    "marcador",
    "contador de puntos",
    "segnapunti",
    "placar",
  ],
  unmistakable: /score ?(?:board|keeper)|\bdarts\b/,
  kinds: ["static"],
  defaultTitle: (_, request) => (/\bdarts?\b/.test(request) ? "Darts" : "Scoreboard"),
  describe({ request, said }) {
    const { players, start, goal } = gameOf(request, said);
    const how =
      start > 0
        ? `counts down from ${start}, and who reaches 0 wins`
        : goal > 0
          ? `counts up, and who reaches ${goal} wins`
          : "counts up";
    return `${players.length} players whose names you can change: it ${how}. It shows whose turn it is; each entry can be taken back, and the game is kept in this browser.`;
  },
  example: "a scoreboard for a game of darts",
  next: ["use a playful style", "make it green", "make the text bigger"],
  reads:
    /^(?:that )?counts? down|whose turn|^\d+ (?:players|spieler|joueurs|jugadores)|^\d{3,4}$|first to \d|score ?(?:board|keeper)/u,
  values: ({ request, said }) => gameOf(request, said),
};
