import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Steady Strength",
  headlines: [
    "Stronger, one week at a time.",
    "An hour that is only yours.",
    "Start where you are.",
  ],
  lead: "Small groups, somebody who knows your name, and a plan that fits the life you have.",
  action: "Try a class",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Classes",
      heading: "Classes",
      items: [
        ["Morning", "Wake up", "Slow, warm, done before work."],
        ["Midday", "Short and strong", "Forty minutes, shower included."],
        ["Evening", "Foundations", "For your first weeks, or a good refresh."],
        ["Weekend", "The long one", "More time, more people, more fun."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "How it works",
      heading: "How it works",
      items: [
        ["Small groups", "Enough people to be fun, few enough to be seen."],
        ["Your own pace", "Every exercise has an easier and a harder form."],
        ["Progress you notice", "We write down what you do, so that you see it grow."],
      ],
    },
    { kind: "visit", nav: "Visit", heading: "Where and when", hours: [] },
    {
      kind: "form",
      id: "trial",
      nav: "Try it",
      heading: "Try a class",
      lead: "Say which class you would like to try. Wear something you can move in.",
      submit: "Try a class",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
