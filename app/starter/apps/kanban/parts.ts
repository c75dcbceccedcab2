import { type AppParts, headed, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** All that is written on a card. */
const TEXTS = [".card-name", ".card-text", ".card-tag"];

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "kanban",
  mark: ".board-card",
  parts: [
    part(TITLE, ".board-head h1", "letters", { row: ".board-head" }),
    headed(".board-head"),
    part(PAGE, ".board-page", "page"),
    part(
      "(?:number|count) of (?:all )?cards|(?:card|total) count(?:er)?|subtitle",
      ".board-head .muted",
      "letters",
    ),
    part(
      "(?:number|count)s? (?:of cards )?(?:in|on|of|at) (?:the |each |every )?(?:columns?|lanes?|lists?)|(?:column|lane) (?:counts?|counters?|numbers?)|counters?|counts?|little numbers|(?:number|count) badges?|badges?",
      ".count",
      "box",
    ),
    part(`(?:${ONE})?(?:columns?|lanes?|lists?)`, ".lane", "card", {
      wide: { on: ".lane", property: "lane" },
      group: ".board",
    }),
    part("(?:column|lane|list) (?:titles?|headings?|headers?|names?)", ".lane h2", "letters", {
      row: ".lane-head",
    }),
    part(
      `(?:${ONE})?(?:(?:task|kanban) )?cards?|tasks?|items|tickets?|notes|stickies|sticky notes`,
      ".board-card",
      "card",
      { group: ".cards", texts: TEXTS, stripe: "border-left-color" },
    ),
    part("(?:card|task) (?:titles?|names?|headings?)", ".card-name", "letters"),
    part(
      "(?:all (?:of )?(?:the )?)?texts? (?:of|on|in) (?:the |each |all (?:the )?)?cards?|(?:card|task)(?:'?s'?)? texts?",
      ".board-card",
      "letters",
      { texts: TEXTS },
    ),
    part("(?:card )?tags?|labels?|priorit(?:y|ies) (?:tags?|labels?|badges?)", ".card-tag", "box"),
    part("(?:card )?descriptions?|notes (?:on|of) (?:the )?cards", ".card-text", "letters"),
    part("arrows?|arrow buttons?|move buttons?", ".arrow", "size"),
    part(
      "(?:left |side )?(?:stripe|edge|bar|line) (?:of|on) (?:the |each )?cards?",
      ".board-card",
      "line",
    ),
    part(
      "(?:\\+ ?)?add(?: a)?(?: card)? buttons?|new card buttons?",
      ".lane > .button.small",
      "button",
    ),
    part("drop (?:area|zone|hint)|empty columns?", ".lane-empty", "box"),
    part("dialog|pop-?up|(?:edit|card) (?:window|form)", ".form", "card"),
  ],
};
