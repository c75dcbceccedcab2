import type { Domain } from "../domain";

export const gym: Domain = {
  id: "gym",
  places: ["gym"],
  match:
    /\b(?:gym|fitness|train(?:er|ing)|workout|crossfit|personal coach|boxing|dance studio|fitnessstudio)\b/,
  icon: "💪",
  layouts: ["split", "poster", "mosaic", "stage"],
  pairings: ["placard", "workshop", "gallery", "gazette"],
  palettes: [
    { accent: "#d1471f", second: "#f5c24c", background: "#f7f3ee" },
    { accent: "#2f6b5a", second: "#f0b48a", background: "#f3f5ef" },
    { accent: "#3a3f9e", second: "#ff9a62", background: "#f3f3fa" },
    { accent: "#8a4a6b", second: "#e9bd7a", background: "#faf4f3" },
  ],
  texts: {
    en: {
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
    },
    de: {
      name: "Kraftraum",
      headlines: [
        "Stärker, Woche für Woche.",
        "Eine Stunde nur für dich.",
        "Fang an, wo du stehst.",
      ],
      lead: "Kleine Gruppen, jemand, der deinen Namen kennt, und ein Plan, der zu deinem Leben passt.",
      action: "Probestunde",
      sections: [
        {
          kind: "schedule",
          id: "classes",
          nav: "Kurse",
          heading: "Kurse",
          items: [
            ["Morgens", "Wach werden", "Langsam, warm, vor der Arbeit fertig."],
            ["Mittags", "Kurz und kräftig", "Vierzig Minuten, mit Dusche."],
            ["Abends", "Grundlagen", "Für die ersten Wochen oder zur Auffrischung."],
            ["Wochenende", "Die lange Stunde", "Mehr Zeit, mehr Leute, mehr Spaß."],
          ],
        },
        {
          kind: "points",
          id: "how",
          nav: "Ablauf",
          heading: "So läuft es",
          items: [
            ["Kleine Gruppen", "Genug für Spaß, klein genug, um gesehen zu werden."],
            ["Dein Tempo", "Jede Übung gibt es leichter und schwerer."],
            ["Fortschritt, den man merkt", "Wir schreiben mit, damit du siehst, wie es wächst."],
          ],
        },
        { kind: "visit", nav: "Besuch", heading: "Wo und wann", hours: [] },
        {
          kind: "form",
          id: "trial",
          nav: "Ausprobieren",
          heading: "Probier es aus",
          lead: "Sag, welchen Kurs du ausprobieren möchtest. Zieh an, worin du dich bewegen kannst.",
          submit: "Probestunde anfragen",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
  },
};
