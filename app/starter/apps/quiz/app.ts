import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";
import { appLanguageOf } from "~/starter/words/which-language";
import { quizTopic } from "./topics";

export const quiz: StarterApp = {
  id: "quiz",
  name: "quiz",
  accent: "#7c3fbf",
  pairing: "playground",
  keywords: [
    "quiz",
    "quizz",
    "trivia",
    "trivia game",
    "quiz game",
    "quiz app",
    "test my knowledge",
  ],
  unmistakable: /\bquiz\b|\btrivia\b/,
  kinds: ["static"],
  defaultTitle(subject, request, facts) {
    const { topic, known } = quizTopic(subject, request, appLanguageOf(request, facts.language));
    if (subject && known) return `${sentenceCase(subject)} quiz`;
    return `${sentenceCase(topic.name)} quiz`;
  },
  describe({ subject, request, lists, facts }) {
    const own = lists.questions.length;
    if (own > 0)
      return `${own === 1 ? "Your question" : `Your ${own} questions`}, shuffled, with score and best result.`;
    const { topic, known } = quizTopic(subject, request, appLanguageOf(request, facts.language));
    const set = `${topic.rows.length} questions about ${topic.name}`;
    return known
      ? `${sentenceCase(set)}, shuffled, with score and best result.`
      : `${sentenceCase(set)} to start with: there is no question set about ${subject} built in, so replace the lines in script.js with your own.`;
  },
  example: "a quiz about space called Orbit, in dark blue",
  next: ["rename it to Quiz night", "use the sunset colours", "add a page called About"],
  values({ subject, request, lists, facts }) {
    if (lists.questions.length > 0) return { questions: lists.questions };
    const { topic } = quizTopic(subject, request, appLanguageOf(request, facts.language));
    return { questions: topic.rows.map(([question, ...answers]) => ({ question, answers })) };
  },
};
