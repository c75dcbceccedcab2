import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Slow Hour",
  headlines: [
    "Breathe in. The rest can wait.",
    "An hour without a screen.",
    "Come as stiff as you are.",
  ],
  lead: "A mat, a calm room, and somebody who shows you how. You need not be flexible, and nobody is watching.",
  action: "Try an hour",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Classes",
      heading: "Classes",
      items: [
        ["Morning", "Slow start", "Gentle movement, before the day begins."],
        ["Midday", "A long breath", "Short and quiet, to come back to yourself."],
        ["Evening", "Letting go", "Long stretches, and lying still at the end."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "First time",
      heading: "Your first time",
      items: [
        ["Wear something soft", "Whatever you can move and lie down in."],
        ["Say what hurts", "Tell us before we begin, and we show you another way to do it."],
        ["Rest when you like", "Lying still is always allowed."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "What this is about",
      text: "Nobody is measured here and nothing has to succeed. We move, breathe and grow quiet, and go home a little lighter than we came.",
    },
    {
      kind: "visit",
      nav: "Visit",
      heading: "Where and when",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Try it",
      heading: "Try an hour",
      lead: "Say which hour you would like to try, and whether there is something we should know.",
      submit: "Try an hour",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
