import { type AppParts, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "quiz",
  mark: ".question",
  parts: [
    part(TITLE, ".intro h1", "letters"),
    part(PAGE, ".stage", "page"),
    part(
      "(?:best (?:score|result)|subtitle|line (?:under|below) the title|record)",
      ".intro .muted",
      "letters",
    ),
    part("(?:quiz |question )?(?:card|box|panel)", ".panel", "card"),
    part("progress ?(?:bar|line)?", ".progress span", "box", { whole: ".progress" }),
    part("question (?:number|counter|count)|counter|step", ".step", "letters"),
    part("question(?:s|'s)?(?: texts?)?|text of (?:the )?questions?", ".question", "letters"),
    part(
      `(?:${ONE})?(?:answers?|choices?|options?)(?: (?:buttons?|boxes|cards|tiles|texts?|options?|choices?))?|buttons? (?:for|of|with) the answers`,
      ".answer",
      "button",
      { group: ".answers" },
    ),
    part("(?:right|correct) (?:answers?|ones?|choices?)", ".answer.right", "button"),
    part("(?:wrong|incorrect|false) (?:answers?|ones?|choices?)", ".answer.wrong", "button"),
    part(
      "(?:answer )?numbers(?: (?:of|on|in) the answers)?|number circles",
      ".answer::before",
      "box",
    ),
    part(
      "feedback(?: text)?|(?:right|wrong)(?: (?:and|or) (?:right|wrong))? texts?",
      ".feedback",
      "letters",
    ),
    part("(?:final )?(?:score|result|points)(?: (?:number|text|at the end))?", ".score", "letters"),
    part("(?:next|start|play again|next question) button", ".panel > .button.primary", "button"),
    part(
      "(?:missed|wrong) (?:questions )?list|list of (?:missed|wrong) (?:questions|answers)",
      ".missed",
      "letters",
    ),
  ],
};
