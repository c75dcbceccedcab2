import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Kraftraum",
  headlines: ["Stärker, Woche für Woche.", "Eine Stunde nur für dich.", "Fang an, wo du stehst."],
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
};
