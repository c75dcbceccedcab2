import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";

/** What stands on a wheel of which nothing was said: meals where it is about eating. */
const MEALS = ["Pizza", "Noodles", "Curry", "Burger", "Salad", "Soup"];
const OF_ANYTHING = ["First choice", "Second choice", "Third choice", "Fourth choice"];
const OF_EATING = /\b(?:eat|eating|food|restaurants?|dinner|lunch|takeaways?|meals?|cook)\b/;

/** "With pizza, sushi and tacos on it", "between tea, coffee or water": what is listed, in short words each. */
const LISTED =
  /(?:(?<!\p{L})(?:with|between|from|among|mit|zwischen|aus|avec|entre|parmi|con|com)|:| [–—-]) (?:(?:the |den |die |les |los |las )?(?:names?|namen|prénoms|noms|nombres|choices|options)(?: are)?:? )?([^.;:\n]{3,400}?)(?: on (?:it|the wheel))?(?=[.;:\n]|$)/iu;

/** "The names Lena, Paul": what they are is none of them. */
const NAMES =
  /^(?:the |den |die |les |los |las )?(?:names?|namen|prénoms|noms|nombres) (?=\p{Lu})/iu;

function listedIn(said: string): string[] {
  const parts = (LISTED.exec(said)?.[1] ?? "").split(
    /\s*,\s*(?:and |or )?|\s+(?:and|or|und|oder|et|ou|y|o|e)\s+/,
  );
  const isList = parts.length > 1 && parts.every((part) => /^\S+(?: \S+){0,3}$/.test(part));
  return isList ? parts : [];
}

/** "Doesn't pick the same again until everyone had a turn". */
const ONCE =
  /(?<!\p{L})(?:(?:not|n['’]t|never|without) (?:pick\p{L}* |choos\p{L}* |repeat\p{L}* )?(?:the same|anyone|anybody|repeats?)|no repeats?|until (?:everyone|everybody|all|each)|only once|each once|nicht (?:zweimal|doppelt)|jeder nur einmal|sans (?:répétition|doublon)|sin repetir|senza ripet\p{L}+)(?!\p{L})/iu;

/** A wheel that is turned and picks one of what stands on it. */
export const wheel: StarterApp = {
  id: "wheel",
  name: "wheel that picks one of several",
  accent: "#7a3fb0",
  pairing: "launch",
  keywords: [
    "spinning wheel",
    "spin wheel",
    "spin the wheel",
    "wheel spinner",
    "decision wheel",
    "picker wheel",
    "prize wheel",
    "wheel of fortune",
    "wheel of names",
    "name wheel",
    "name picker",
    "random name picker",
    "student picker",
    "name chooser",
    "random name generator",
    "glücksrad",
    "roue de la fortune",
    "ruleta",
  ],
  kinds: ["static"],
  defaultTitle: () => "Spin the wheel",
  describe: () =>
    "Put your choices on the wheel, spin it, and it picks one; what was picked can be taken off until each had a turn. The choices are kept in this browser.",
  example: "a spinning wheel that picks one",
  next: ["make it green", "use a playful style", "add a dark mode toggle"],
  reads:
    /\b(?:spin|wheel|picks?|decides?|chooses?|put in|enter|type|namen|prénoms|nombres|decide|washing up|who|paste|had a turn|until everyone|same again|repeats?)\b/u,
  values({ request, said: text, lists }) {
    const said = (lists.entries.length > 1 ? lists.entries : listedIn(text))
      .map((entry) => entry.replace(NAMES, ""))
      .filter((entry) => entry.length <= 60)
      .map(sentenceCase);
    const own = OF_EATING.test(request) ? MEALS : OF_ANYTHING;
    return {
      FIRST_CHOICES: said.length > 1 ? said.slice(0, 24) : own,
      IS_ONCE: ONCE.test(request),
    };
  },
};
