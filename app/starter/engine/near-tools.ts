/** Tools that the starter has none of, and what comes nearest to them. */
const NEAR_TOOLS: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:seating|tables?|guests?)\b.{0,30}\b(?:plan\w*|makers?|charts?|arrangers?)\b|sitzplan|plan de table/u,
    [
      "a collection of guests with name, table and notes",
      "a kanban board with columns Table 1, Table 2, Table 3",
    ],
  ],
  [
    /\b(?:plan|planners?|rosters?|rotas?|schedul\w+|timetables?|bookings?)\b|\p{L}*planer\b|planificat|planificador/u,
    [
      "a kanban board with columns Monday, Tuesday, Wednesday, Thursday, Friday",
      "a collection with name, date, time and notes",
      "a to-do list with due dates",
    ],
  ],
  [
    /\b(?:trainers?|practi[cs]e|learn\w*|teach\w*)\b/u,
    ["a flashcard trainer", "a quiz about space called Orbit", "a times tables practice"],
  ],
  [/\b(?:metronome|intervals?|rounds?|pacer)\b/u, ["an interval timer", "a focus timer"]],
  [/\b(?:counters?|tally|count)\b/u, ["a scoreboard", "a habit tracker"]],
  [
    /\b(?:calculators?|converters?|splitters?)\b/u,
    ["a calculator", "a tip calculator", "a unit converter"],
  ],
  [
    /\b(?:logs?|trackers?|register|diary|tools?)\b/u,
    ["a collection with name, date and notes", "a habit tracker", "a notes app"],
  ],
];

/** What comes nearest to a tool that the starter has none of, as first messages; null for no such tool. */
export function nearTools(words: string): readonly string[] | null {
  return NEAR_TOOLS.find(([tool]) => tool.test(words))?.[1] ?? null;
}
