import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { cardTopic } from "../content/card-topics";
import { html, jsLines, source } from "../source";
import { type StarterApp, sentenceCase } from "../starter-app";
import { FLASHCARDS_SCRIPT, FLASHCARDS_STYLES } from "./flashcards-source";

export const flashcards: StarterApp = {
  id: "flashcards",
  name: "flashcard trainer",
  icon: "🗂️",
  accent: "#0f8482",
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
  describe({ subject, request }) {
    const { topic, known } = cardTopic(subject, request);
    const start = `It starts with ${topic.rows.length} ${topic.name} cards; turn them, say what you knew, and add your own.`;
    return known ? start : `${start} There are no cards about ${subject} built in.`;
  },
  next: ["use the ocean colours", "use a playful style", "add a dark mode toggle"],
  files(params) {
    const { topic } = cardTopic(params.subject, params.request);
    const body = source`
<main class="desk">
  <header class="top">
    <h1>${html(params.title)}</h1>
    <p class="muted" id="progress" role="status"></p>
  </header>
  <button type="button" class="card flash" id="card" aria-live="polite"></button>
  <div class="answers" id="answers">
    <button type="button" class="button" id="again">Not yet</button>
    <button type="button" class="button primary" id="known">I knew it</button>
  </div>
  <p class="muted keys">Space turns the card, 1 is “not yet”, 2 is “I knew it”.</p>
  <form class="card add" id="add" aria-labelledby="add-title">
    <h2 id="add-title">Add a card</h2>
    <div>
      <label class="label" for="front">Front</label>
      <input class="input" id="front" required maxlength="200" />
    </div>
    <div>
      <label class="label" for="back">Back</label>
      <input class="input" id="back" required maxlength="200" />
    </div>
    <button type="submit" class="button primary">Add</button>
  </form>
  <section aria-labelledby="all-title">
    <h2 id="all-title">All cards</h2>
    <ul class="all" id="all"></ul>
  </section>
</main>
`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: flashcards.describe(params),
          icon: flashcards.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, FLASHCARDS_STYLES)],
      [
        "script.js",
        `// The cards it starts with: front, back.\nconst FIRST_CARDS = ${jsLines(topic.rows)};\n\n${FLASHCARDS_SCRIPT}`,
      ],
    ]);
  },
};
