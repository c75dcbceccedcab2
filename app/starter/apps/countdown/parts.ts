import { type AppParts, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "countdown",
  mark: ".when",
  parts: [
    part(TITLE, ".stage h1", "letters"),
    part(
      "dates?(?: (?:line|text))?|day (?:line|text)|date (?:under|below) the title",
      ".when",
      "letters",
    ),
    part(
      "(?:number |countdown |time )?(?:boxes|cards|tiles|squares|panels|box)",
      ".clock div",
      "card",
      { group: ".clock" },
    ),
    part(
      "numbers?|digits?|figures?|numerals?|countdown(?: numbers?)?|clock|timer",
      ".clock strong",
      "letters",
    ),
    part(
      "(?:labels?|words?|units?|names?)(?: (?:under|below|of) the (?:numbers|digits))?|(?:days,? hours,? minutes(?: and)?,? seconds|unit) (?:labels?|texts?|words?)|texts? (?:under|below) the (?:numbers|digits)",
      ".clock span",
      "letters",
    ),
    part(
      "summary|days to go(?: (?:text|line))?|line (?:under|below) the (?:numbers|boxes|countdown)|sentence",
      ".summary",
      "letters",
    ),
    part(
      "change the day(?: (?:link|part|text|button))?|date (?:picker|chooser|input)|form",
      ".change",
      "letters",
    ),
  ],
};
