import { type AppParts, headed, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "weather",
  mark: ".degrees",
  parts: [
    part(TITLE, ".top h1", "letters"),
    headed(".top"),
    part(PAGE, ".sky", "page"),
    part("sample (?:data )?(?:note|text|hint|badge|label)", ".sample", "box"),
    part(
      "unit (?:switch|buttons?|toggle)|(?:c and f|celsius and fahrenheit|celsius\\/fahrenheit) (?:switch|buttons?|toggle)",
      ".units button",
      "button",
    ),
    part(
      "(?:city|town|place) (?:buttons?|cards?|tabs?|boxes|tiles|names?)|cities|towns",
      ".city",
      "card",
      { group: ".cities" },
    ),
    part(
      "(?:selected|active|current|chosen) (?:city|town|place)",
      '.city[aria-pressed="true"]',
      "card",
    ),
    part("(?:city|town) (?:name|title|heading)|name of the (?:city|town)", ".now h2", "letters"),
    part(
      "(?:big |main |current )?(?:temperatures?|degrees?)(?: (?:number|digits?|text|display))?|big numbers?",
      ".degrees",
      "letters",
    ),
    part("(?:weather )?(?:words?|description)|sunny text|condition text", ".words", "letters"),
    part("(?:weather )?(?:icons?|symbols?|pictures?)", ".icon", "size"),
    part("sun(?: icons?)?", ".icon-sun", "line"),
    part("clouds?(?: icons?)?", ".icon-cloud", "line"),
    part(
      "hours?(?: (?:card|box|chart))?|(?:hourly|12 hours?) (?:chart|graph|card|box|forecast)",
      ".hours",
      "card",
    ),
    part("(?:chart |graph |temperature )?(?:line|curve)|chart|graph", ".line", "line"),
    part("area (?:under|below) the (?:line|curve)", ".area", "line"),
    part("(?:fact|detail|info) (?:cards?|boxes|tiles)|facts|details|small cards", ".fact", "card", {
      group: ".facts",
    }),
    part("(?:fact )?(?:values?|figures?)|numbers in the (?:cards|boxes)", ".fact dd", "letters"),
    part(
      "(?:week|seven days?|forecast|7[- ]days?)(?: (?:list|card|box|forecast))?",
      ".week",
      "card",
    ),
    part("(?:week|forecast) (?:title|heading)", ".week-title", "letters"),
    part("(?:temperature )?bars?", ".fill", "box"),
    part("cards?|boxes|panels", ".card", "card", { group: "#report" }),
  ],
};
