import { type AppParts, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "calculator",
  mark: ".calculator",
  parts: [
    part(TITLE, ".calculator h1", "letters"),
    part("calculator|(?:whole )?(?:calculator|case|body)|card", ".calculator", "card", {
      wide: { on: ".desk", property: "first-column" },
    }),
    part("display|screen", ".screen", "box", { letters: ".result", ink: ".result" }),
    part(
      "(?:result|number|digits?)(?: (?:on|in) the (?:display|screen))?|(?:display|screen) (?:numbers?|digits?|text)|numbers (?:on|in) the (?:display|screen)",
      ".result",
      "letters",
    ),
    part("sum|small (?:line|text)|line above the result", ".sum", "letters"),
    part("(?:all )?(?:keys|buttons)|key|keypad", ".key", "button", {
      wide: { on: ".desk", property: "first-column" },
      group: ".keys",
    }),
    part(
      "(?:number|digit) (?:keys|buttons)|(?:the )?numbers|keys (?:with|for) (?:the )?(?:numbers|digits)",
      ".key:not(.operator):not(.soft):not(.equals)",
      "button",
      { group: ".keys" },
    ),
    part(
      "(?:(?:plus|minus|times|divide|operator|operation|arithmetic|calculation)s?(?:,? (?:and )?(?:plus|minus|times|divide))* ?)(?:keys?|buttons?|signs?)|operators?",
      ".key.operator",
      "button",
    ),
    part(
      "(?:equals?|=|result)(?: sign)? (?:key|button)|equals?(?: sign)?",
      ".key.equals",
      "button",
    ),
    part("(?:ac|clear|grey|soft|top)(?: row)? (?:keys?|buttons?)|ac", ".key.soft", "button"),
    part("history(?: (?:list|part|area|column))?|tape", ".tape", "box"),
    part("history (?:title|heading)", ".tape h2", "letters"),
    part(
      "past (?:results?|calculations?|sums?)|history (?:entries|items|results)",
      ".past strong",
      "letters",
    ),
  ],
};
