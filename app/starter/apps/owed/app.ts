import { currencyIn } from "~/starter/match/said-currency";
import { namedPeople } from "~/starter/match/who-pays";
import type { StarterApp } from "~/starter/starter-app";

export const owed: StarterApp = {
  id: "owed",
  name: "app for shared costs",
  accent: "#0b7285",
  pairing: "launch",
  keywords: [
    "who owes whom",
    "who owes who",
    "who owes what",
    "who owes",
    "shared expenses",
    "shared costs",
    "shared expense tracker",
    "group expenses",
    "group expense tracker",
    "trip expenses splitter",
    "expense splitter",
    "expense splitting app",
    "cost splitter",
    "cost splitting app",
    "settle up",
    "splitwise",
    "splitwise clone",
    "wer wem was schuldet",
    "wer wem wie viel schuldet",
    "wer wem geld schuldet",
    "qui doit quoi",
    "qui doit combien à qui",
    "quién debe a quién",
    "quién debe qué",
  ],
  kinds: ["static"],
  defaultTitle: () => "Who owes whom",
  describe({ said }) {
    const people = namedPeople(said);
    const who = people.length > 0 ? ` among ${people.join(", ")}` : "";
    return `Enter who paid what and for whom: it shows what each has paid too much or too little${who}, and who pays whom so that all is even.${people.length > 1 ? "" : " Ada, Ben and Cleo are examples: give them your names."} Kept in this browser.`;
  },
  example: "an app for who owes whom",
  next: ["make it green", "use a minimal style", "add a dark mode toggle"],
  reads:
    /who owes|owes?(?: each other)?|schuldet|qui doit|debe|groceries|bills|rent|expenses|costs/u,
  values({ request, said, facts }) {
    const people = namedPeople(said);
    return {
      people: people.length > 1 ? people : ["Ada", "Ben", "Cleo"],
      currency: currencyIn(request, facts.language),
    };
  },
};
