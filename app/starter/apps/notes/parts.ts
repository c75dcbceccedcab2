import { type AppParts, headed, ONE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "notes",
  mark: ".slip-text",
  parts: [
    part(TITLE, ".side-head h1", "letters", { row: ".side-head" }),
    headed(".side-head"),
    part(
      "(?:left )?(?:side ?bar|side ?panel|note list|column on the left|left (?:side|column|part|panel))|list (?:of notes )?on the left|list of notes|notes? list|list",
      ".side",
      "box",
      { wide: { on: ".desk", property: "first-column" }, group: ".pile" },
    ),
    part(
      "new note button|new button|add button|plus button",
      ".side-head .button.primary.small",
      "button",
    ),
    part("search(?: (?:box|bar|field|input))?", "#search.input", "box"),
    part(
      `(?:${ONE})?(?:notes? (?:cards?|items?|tiles?|previews?|in the list)|cards?|slips?|previews?|entries|notes|note)`,
      ".slip",
      "card",
      { group: ".pile" },
    ),
    part("(?:open|selected|current|active|chosen) note", ".slip[aria-current]", "card"),
    part(
      "(?:note )?(?:titles?|names?) (?:in|of) the (?:list|notes)|note titles?",
      ".slip strong",
      "letters",
    ),
    part("preview texts?|second lines?", ".slip-text", "letters"),
    part("(?:note )?dates?", ".slip time", "letters"),
    part("(?:note )?(?:editor|paper|page|writing area|right side|note area)", ".paper", "box"),
    part(
      "(?:note|body|writing|editor) ?text|text (?:of|in) (?:the |a )?notes?|what i write|note'?s text|notes? body|text ?area",
      ".paper .field-long .input",
      "letters",
    ),
    part(
      "title (?:of|in) (?:the |a )?(?:open )?note|note'?s title",
      ".paper .field:first-child .input",
      "letters",
    ),
    part("pin(?: button)?", ".paper-bar [aria-pressed]", "button"),
    part("delete button", ".paper-bar .button:last-child", "button"),
    part("(?:buttons (?:above|over) the note|note buttons)", ".paper-bar .button.small", "button"),
    part("choose a note (?:text|hint)|hint", ".blank", "letters"),
  ],
};
