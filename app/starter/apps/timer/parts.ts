import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "timer",
  mark: ".dial",
  parts: [
    part(TITLE, ".room h1", "letters"),
    part(PAGE, ".room", "page"),
    part("(?:mode|focus and rest|top) (?:buttons?|tabs?|switch)|tabs|modes", ".mode", "button", {
      group: ".modes",
    }),
    part(
      "(?:active|selected|current|chosen) (?:mode|tab|button)",
      '.mode[aria-pressed="true"]',
      "button",
    ),
    part("(?:background|bar) (?:of|behind) the (?:tabs|modes|mode buttons)", ".modes", "box"),
    part("(?:timer |progress )?(?:rings?|circles?|dial)|progress", ".dial circle", "line", {
      wide: { on: ".dial", property: "width" },
      ink: ".dial-left",
    }),
    part(
      "(?:filled|moving|remaining|coloured) (?:part|ring|circle)(?: of the (?:ring|circle))?|(?:ring|circle|dial) colou?r|colou?r of the (?:ring|circle|dial)",
      ".dial-left",
      "line",
    ),
    part(
      "(?:background|track|empty part) of the (?:ring|circle|dial)|(?:ring|circle) (?:track|background)",
      ".dial-track",
      "line",
    ),
    part(
      "(?:timer |clock |time )?(?:digits?|numbers?|numerals?|figures?)|time(?: (?:display|text))?|clock|countdown|timer text|minutes and seconds",
      ".clock",
      "letters",
    ),
    part("(?:start|pause|play|start\\/pause) button", "#toggle.button", "button"),
    part("reset button", "#reset.button", "button"),
    part(
      "(?:both |control )?buttons|controls|start and reset(?: buttons)?",
      ".controls .button",
      "button",
      { group: ".controls" },
    ),
    part("settings(?: (?:text|link|part|area))?", ".settings", "letters"),
    part(
      "(?:rounds?|session|pomodoro) (?:count(?:er)?|text|line)|rounds|line at the bottom|bottom (?:text|line)",
      "#rounds",
      "letters",
    ),
  ],
};
