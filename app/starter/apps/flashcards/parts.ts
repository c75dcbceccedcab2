import { type AppParts, headed, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "flashcards",
  mark: ".flash",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    headed(".top"),
    part(PAGE, ".desk", "page"),
    part("progress(?: text)?|counter|subtitle", ".top .muted", "letters"),
    part(
      "(?:flash ?)?cards?|big card|front(?: side)?(?: of the cards?)?|front card",
      ".flash",
      "card",
    ),
    part(
      "backs?(?: sides?)?(?: of (?:the|a|each) cards?)?|(?:turned|flipped)(?:[- ]over)? cards?|answer sides?",
      ".flash.is-turned",
      "card",
    ),
    part(
      "(?:text|words?|letters|question|writing|font)(?: (?:on|of|in) (?:the |a )?(?:flash ?)?cards?)?|card(?:'s)? (?:text|words?|font)",
      ".side",
      "letters",
    ),
    part(
      "(?:answer|not yet and i knew it|two) buttons|buttons (?:under|below) the card",
      ".answers .button",
      "button",
      { group: ".answers" },
    ),
    part("i knew it button|known button|right button", "#known.button", "button"),
    part("not yet button|again button|wrong button", "#again.button", "button"),
    part("(?:keys?|keyboard|help|hint) (?:text|line|hint)|hint", ".keys", "letters"),
    part("add(?: a card)? (?:form|box|section)|form", ".add", "card"),
    part("add button", ".add .button", "button"),
    part("list(?: of (?:all )?cards)?|all cards(?: list)?", ".all", "letters"),
    part("top (?:line|border|stripe|edge)(?: of the card)?|stripe", ".flash", "line"),
  ],
};
