import { type AppParts, headed, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** All that is written on a task. */
const TEXTS = [".task-name", ".tag"];

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "todo",
  mark: ".task-name",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    headed(".top"),
    part(PAGE, ".sheet", "page"),
    part("(?:progress )?(?:ring|circle|donut)|progress (?:indicator|display)", ".ring", "size"),
    part(
      "colou?r of the (?:progress )?(?:ring|circle)|filled part of the ring",
      ".ring .ring-done",
      "line",
    ),
    part(
      "subtitle|(?:text|line) (?:under|below) the (?:title|heading)|left counter|counter|how many are left",
      ".top .muted",
      "letters",
    ),
    part("add (?:form|box|card|area|section)|form", ".add", "card"),
    part("(?:add(?:ing)?|plus|\\+) button", ".add .button.primary", "button"),
    part("(?:filter|view) (?:buttons?|chips?|tabs?)|filters?|tabs|chips", ".chip", "button", {
      group: ".filters",
    }),
    part(
      "(?:active|selected|current|chosen) (?:filter|tab|chip)",
      '.chip[aria-pressed="true"]',
      "button",
    ),
    part("clear (?:done|completed) button", ".bar .button.small", "button"),
    part("lists?|(?:task|item|to-?do) list", ".tasks", "group"),
    part(
      `(?:${ONE})?(?:(?:task|to-?do|item|list) )?(?:cards?|rows?|box(?:es)?|tiles)|tasks|to-?dos|list items|items|entries|task items|chores|task`,
      ".task",
      "card",
      { group: ".tasks", texts: TEXTS },
    ),
    part("(?:task|item|to-?do|entry) (?:names?|titles?)", ".task-name", "letters"),
    part(
      "(?:all (?:of )?(?:the )?)?texts? (?:of|on|in) (?:the |each |all (?:the )?)?(?:tasks?|items?|to-?dos?|list|entries)|(?:task|item|to-?do|entry)(?:'?s'?)? texts?",
      ".task",
      "letters",
      { texts: TEXTS },
    ),
    part(
      "(?:done|completed|finished|checked|ticked|crossed(?: |-)out) (?:tasks|items|ones|entries|to-?dos|text)|strike ?-?through|crossed(?: |-)out text",
      ".is-done .task-name",
      "letters",
    ),
    part("check ?box(?:es)?|tick ?box(?:es)?|check ?marks?|ticks", ".task-main input", "size"),
    part("tags?|labels?|details|badges?|chips? (?:on|of) (?:the )?tasks", ".tag", "box"),
    part(
      "edit and delete buttons|(?:task|item|row) buttons",
      ".task-actions .button.small",
      "button",
    ),
    part("undo (?:bar|message|note|popup)", ".undo", "box"),
  ],
};
