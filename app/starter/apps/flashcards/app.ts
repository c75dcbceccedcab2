import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";
import { appLanguageOf } from "~/starter/words/which-language";
import { cardTopic } from "./topics";

export const flashcards: StarterApp = {
  id: "flashcards",
  name: "flashcard trainer",
  accent: "#0f8482",
  pairing: "hearth",
  keywords: [
    "flashcard",
    "flash card",
    "flashcard app",
    "vocabulary trainer",
    "vocabulary",
    "study cards",
    "learning cards",
    "index card",
  ],
  kinds: ["static"],
  defaultTitle: (subject) => (subject ? `${sentenceCase(subject)} flashcards` : "Flashcards"),
  reads:
    /(?<!\p{L})(?:(?:type|put) in|my own|our own|own words|pairs|get wrong|wrong ones|more often|turn(?:ed)? over|practi[cs]e|lern(?:en)?|eigene)(?!\p{L})/u,
  describe({ subject, request, lists, facts }) {
    if (lists.pairs.length > 1)
      return `It starts with your ${lists.pairs.length} cards; turn them, say what you knew, and add more.`;
    if (appLanguageOf(request, facts.language))
      return "Turn cards, say what you knew, and add your own; it starts without any.";
    const { topic, known } = cardTopic(subject, request);
    const start = `It starts with ${topic.rows.length} ${topic.name} cards; turn them, say what you knew, and add your own.`;
    return known ? start : `${start} There are no cards about ${subject} built in.`;
  },
  next: ["use the ocean colours", "use a playful style", "add a dark mode toggle"],
  values: ({ subject, request, lists, facts }) => ({
    FIRST_CARDS:
      lists.pairs.length > 1
        ? lists.pairs
        : // Samples have English on one side: no help to whoever asked in another language.
          appLanguageOf(request, facts.language)
          ? []
          : cardTopic(subject, request).topic.rows,
  }),
};
