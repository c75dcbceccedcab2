import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Offene Tür",
  headlines: [
    "Hier ist jede Frage willkommen.",
    "Fang an, wo du bist.",
    "Einmal verstanden, für immer behalten.",
  ],
  lead: "Ein Ort zum Lernen und Wachsen, mit Menschen, die sich für jede und jeden Zeit nehmen.",
  action: "Uns kennenlernen",
  sections: [
    {
      kind: "cards",
      id: "courses",
      nav: "Angebot",
      heading: "Was wir anbieten",
      items: [
        ["Für die ersten Schritte", "Man muss noch nichts können. Sag hier, für wen es ist."],
        ["Zum Weitermachen", "Sag, was danach kommt und wann."],
        ["Zum Ausprobieren", "Ein Besuch, um zu sehen, ob es passt."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "So geht es",
      heading: "So machen wir es",
      items: [
        ["Kleine Schritte", "Eins nach dem anderen, und Zeit zum Ausprobieren."],
        ["Erst die Fragen", "Niemand muss sich fürs Fragen genieren."],
        ["Alle werden gesehen", "Wir merken, wer Hilfe braucht und wer mehr will."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Bevor es losgeht",
      items: [
        ["Wann können wir anfangen?", "Frag mit dem Formular, wir sagen, was frei ist."],
        ["Was bringen wir mit?", "Neugier. Den Rest sagen wir vor dem ersten Tag."],
        ["Dürfen wir erst einmal schauen?", "Ja. Sag, wann es dir passt."],
      ],
    },
    {
      kind: "visit",
      nav: "Besuch",
      heading: "So findest du uns",
      hours: [],
    },
    {
      kind: "form",
      id: "enrol",
      nav: "Anmelden",
      heading: "Uns kennenlernen",
      lead: "Sag, wer kommen möchte und wofür. Wir antworten mit dem, was möglich ist.",
      submit: "Senden",
      fields: ["name", "mail", "message"],
    },
  ],
};
