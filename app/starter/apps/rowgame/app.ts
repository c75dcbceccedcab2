import type { StarterApp } from "~/starter/starter-app";

/** The games of a row of one's own: how large the board is, how many make a row, and whether pieces fall. */
const GAMES: [RegExp, string, { columns: number; rows: number; inRow: number; drops: boolean }][] =
  [
    [
      /connect[ -]?(?:four|4)|four in a row|4 in a row|vier gewinnt|puissance 4|conecta 4|cuatro en raya|forza 4|quatro em linha/,
      "Four in a row",
      { columns: 7, rows: 6, inRow: 4, drops: true },
    ],
    [
      /gomoku|five in a row|5 in a row|fünf in einer reihe/,
      "Five in a row",
      { columns: 12, rows: 12, inRow: 5, drops: false },
    ],
  ];
const TIC_TAC_TOE = { columns: 3, rows: 3, inRow: 3, drops: false };

const gameOf = (request: string) => GAMES.find(([form]) => form.test(request));

/** Whether one plays against the program. */
const isAlone = (request: string) =>
  /(?:against|vs\.?|versus|with|gegen(?: den)?|contre|contra|contro) (?:the |an? |l'|la |el |il |o )?(?:computer|bot|machine|cpu|app|ai|ordinateur|ordenador|máquina|computador)|single[- ]player|one player/.test(
    request,
  );

export const rowgame: StarterApp = {
  id: "rowgame",
  name: "tic-tac-toe game",
  accent: "#3b5bdb",
  pairing: "playground",
  keywords: [
    "tic tac toe",
    "tic-tac-toe",
    "tictactoe",
    "tic tac toe game",
    "tic-tac-toe game",
    "noughts and crosses",
    "noughts & crosses",
    "connect four",
    "connect-four",
    "connect 4",
    "connect four game",
    "four in a row",
    "4 in a row",
    "five in a row",
    "gomoku",
    "vier gewinnt",
    "puissance 4",
    "morpion",
    "tres en raya",
    "cuatro en raya",
    "conecta 4",
    "forza 4",
    "tris",
    "jogo do galo",
    "jogo da velha",
  ],
  unmistakable: /tic[- ]?tac[- ]?toe|noughts (?:and|&) crosses|(?:four|five|4|5) in a row|gomoku/,
  kinds: ["static"],
  defaultTitle: (_, request) => gameOf(request)?.[1] ?? "Tic-tac-toe",
  describe({ request }) {
    const { inRow } = gameOf(request)?.[2] ?? TIC_TAC_TOE;
    return `Who has ${inRow} in a row first wins: two players on one screen, or you against the computer. Games won are counted and kept in this browser.`;
  },
  example: "a tic-tac-toe game",
  next: ["use a playful style", "use the candy colours", "make the text bigger"],
  reads:
    /computer|two players|one (?:phone|screen|device)|in a row|zu zweit|deux joueurs|dos jugadores/u,
  values: ({ request }) => ({
    ...(gameOf(request)?.[2] ?? TIC_TAC_TOE),
    isAlone: isAlone(request),
  }),
};
