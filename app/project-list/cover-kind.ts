/** What a drawn cover hints at. */
export type CoverKind = "list" | "chart" | "shop" | "calendar" | "game" | PlainKind;

/** Pages of no particular sort, in several layouts: a list of them is not one drawing over and over. */
const PLAIN_KINDS = [
  "page",
  "page-centred",
  "page-gallery",
  "page-columns",
  "page-article",
] as const;
type PlainKind = (typeof PLAIN_KINDS)[number];

/** Words by which each is known, in several languages; the first that fits counts. */
const WORDS: readonly (readonly [CoverKind, RegExp])[] = [
  ["game", /\b(game|quiz|puzzle|snake|tetris|chess|spiel|jeu|juego|gioco)/],
  ["calendar", /\b(calendar|event|booking|schedule|club|timetable|kalender|termin|agenda|reserv)/],
  ["list", /\b(todo|to-do|task|habit|checklist|kanban|recipe|notes?\b|journal|liste?\b|aufgaben)/],
  ["chart", /\b(dashboard|tracker|budget|stats|analytics|finance|expense|weather|chart|haushalt)/],
  ["shop", /\b(shop|store|cafe|bakery|restaurant|menu|market|laden|backerei|boutique|tienda)/],
];

/** How many tints there are. */
export const COVER_TINTS = 6;

/**
 * What to draw for a project without a picture, by its own words, and in which tint: the same for the same project
 * always, on server and browser. One whose words say nothing is drawn as a page, in a layout by its id.
 *
 * @param text name and description, in any case
 */
export function coverOf(id: string, text: string): { kind: CoverKind; tint: number } {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  const layout = PLAIN_KINDS[Math.floor(sum / COVER_TINTS) % PLAIN_KINDS.length] ?? "page";
  const kind = WORDS.find(([, words]) => words.test(plain))?.[0] ?? layout;
  return { kind, tint: sum % COVER_TINTS };
}
