import type { StarterApp } from "~/starter/starter-app";
import { birthdaysIn } from "./said-birthdays";

/** Birthdays with the next one first: in how many days it is, and how old somebody turns. */
export const birthdays: StarterApp = {
  id: "birthdays",
  name: "birthday list",
  accent: "#b3306f",
  pairing: "launch",
  keywords: [
    "birthday list",
    "birthdays list",
    "list of birthdays",
    "birthday reminder",
    "birthday reminder list",
    "birthday reminder app",
    "birthday tracker",
    "birthday calendar",
    "birthday app",
    "geburtstagsliste",
    "geburtstagskalender",
    "liste d'anniversaires",
    "calendrier des anniversaires",
    "lista de cumpleaños",
    "calendario de cumpleaños",
  ],
  kinds: ["static"],
  defaultTitle: () => "Birthdays",
  describe: () =>
    "Names and the days on which they were born, sorted by who is next: in how many days, and how old they turn. Kept in this browser; it cannot speak up while it is closed.",
  example: "a birthday list",
  next: ["make it green", "use a playful style", "add a dark mode toggle"],
  reads:
    /\b(?:dates|names|next|how many days|days (?:left|until|to go)|how old|turn(?:s|ing)?|ages?|sorted|upcoming|remember|forget|family|familie|famille|familia|(?:19|20)\d\d)\b/u,
  values: ({ said }) => ({ FIRST_PEOPLE: birthdaysIn(said) }),
};
