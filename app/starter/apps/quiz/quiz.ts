import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { quizTopic } from "../content/quiz-topics";
import { html, jsLines, source } from "../source";
import { type StarterApp, sentenceCase } from "../starter-app";
import { QUIZ_SCRIPT, QUIZ_STYLES } from "./quiz-source";

export const quiz: StarterApp = {
  id: "quiz",
  name: "quiz",
  icon: "❓",
  accent: "#7c3fbf",
  keywords: [
    "quiz",
    "quizz",
    "trivia",
    "trivia game",
    "quiz game",
    "quiz app",
    "test my knowledge",
  ],
  kinds: ["static"],
  defaultTitle(subject, request) {
    const { topic, known } = quizTopic(subject, request);
    if (subject && known) return `${sentenceCase(subject)} quiz`;
    return `${sentenceCase(topic.name)} quiz`;
  },
  describe({ subject, request }) {
    const { topic, known } = quizTopic(subject, request);
    const set = `${topic.rows.length} ${topic.name} questions`;
    return known
      ? `${sentenceCase(set)}, shuffled, with score and best result.`
      : `${sentenceCase(set)} to start with: there is no question set about ${subject} built in, so replace the lines in script.js with your own.`;
  },
  next: ["rename it to Quiz night", "use the sunset colours", "add a page called About"],
  files(params) {
    const { topic } = quizTopic(params.subject, params.request);
    const questions = topic.rows.map(([question, ...answers]) => ({ question, answers }));
    const body = source`
<main class="stage">
  <header class="intro">
    <h1>${html(params.title)}</h1>
    <p class="muted" id="best"></p>
  </header>
  <section class="card panel" id="panel" aria-live="polite">
    <p>This quiz needs JavaScript.</p>
  </section>
</main>
`;
    const script = `// The first answer is the right one; they are shuffled on screen.\nconst questions = ${jsLines(questions)};\n\n${QUIZ_SCRIPT}`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: quiz.describe(params),
          icon: quiz.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, QUIZ_STYLES)],
      ["script.js", script],
    ]);
  },
};
