import { type AppParts, headed, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "memory",
  mark: ".tile",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    headed(".top"),
    part(PAGE, ".table", "page"),
    part("board|game board|grid|playing field", ".board", "group"),
    part("(?:memory )?(?:cards?|tiles?|squares)", ".tile", "card", { group: ".board" }),
    part(
      "(?:backs?|back ?sides?)(?: of the (?:cards?|tiles?))?|(?:card|tile)(?:'s)? backs?(?: ?sides?)?|(?:closed|hidden|covered|face[- ]down) (?:cards?|tiles?)",
      '.tile[data-state="closed"]',
      "box",
    ),
    part(
      "(?:open|turned|face[- ]up|uncovered) (?:cards?|tiles?)|fronts?(?: of the cards?)?",
      '.tile[data-state="open"]',
      "box",
    ),
    part(
      "(?:found|matched|solved) (?:cards?|tiles?|pairs?)|pairs|matches",
      '.tile[data-state="found"]',
      "box",
    ),
    part("pictures?|symbols?|emojis?|animals?|images?|icons?", ".tile .front", "letters"),
    part(
      "(?:card )?(?:captions?|names?|labels?|words)(?: (?:on|of) the cards)?",
      ".tile .caption",
      "letters",
    ),
    part(
      "moves(?: (?:count(?:er)?|number))?|move counter|(?:count|number) of (?:the )?moves",
      ".score #moves",
      "letters",
      { whole: ".score div:has(#moves)" },
    ),
    part("time|clock|timer|(?:time|timer) (?:number|display|text)", ".score #time", "letters", {
      whole: ".score div:has(#time)",
    }),
    part("best(?: score| result)?|record", ".score #best", "letters", {
      whole: ".score div:has(#best)",
    }),
    part(
      "scores?|counters?|numbers(?: at the top)?|score ?board|statistics|stats",
      ".score dd",
      "letters",
    ),
    part("score labels|labels", ".score dt", "letters"),
    part("(?:new game|restart|start) button", "#restart.button", "button"),
    part(
      "board (?:size )?(?:menu|select|choice|drop-?down)|size (?:menu|choice)",
      "#level.input",
      "box",
    ),
    part(
      "status(?: (?:text|line))?|message(?: (?:text|line))?|hint|text (?:above|over) the (?:cards|board)|(?:end|winning|win) (?:text|message)",
      ".status",
      "letters",
    ),
  ],
};
