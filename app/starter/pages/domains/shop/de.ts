import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Ton & Co.",
  headlines: [
    "Gute Dinge, zum Benutzen gemacht.",
    "Langsam gewählt. Lange behalten.",
    "Ein kleiner Laden ohne Überflüssiges.",
  ],
  lead: "Ein paar Regale mit Dingen, die wir selbst mögen, von Leuten, die wir dir vorstellen könnten.",
  action: "Nach etwas fragen",
  sections: [
    {
      kind: "cards",
      id: "things",
      nav: "Laden",
      heading: "Aus den Regalen",
      items: [
        ["Die Tasse für jeden Tag", "Liegt in der Hand, übersteht die Spülmaschine."],
        ["Eine Vase für einen Zweig", "Schwer genug, um nicht zu kippen."],
        ["Das gute Heft", "Bleibt offen liegen. Mehr verlangen wir nicht."],
        ["Leinen für die Küche", "Mit jeder Wäsche weicher."],
        ["Eine Kerze ohne Parfüm", "Riecht nach Wachs, brennt viele Abende."],
        ["Etwas für Kinder", "Aus Holz und schwer kaputt zu kriegen."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Ablauf",
      heading: "Wie wir verkaufen",
      items: [
        ["Frag zuerst", "Schreib, was du suchst, und wir suchen mit."],
        ["Von Hand verpackt", "Papier, Schnur und auf Wunsch eine Zeile von dir."],
        ["Bring es zurück", "Wenn es nicht passt, finden wir, was passt."],
      ],
    },
    {
      kind: "visit",
      nav: "Besuch",
      heading: "Komm und schau",
      hours: [
        ["Montag – Freitag", "10:00 – 18:00"],
        ["Samstag", "10:00 – 16:00"],
      ],
    },
    {
      kind: "form",
      id: "order",
      nav: "Bestellen",
      heading: "Nach etwas fragen",
      lead: "Sag, was du möchtest und wie viel davon. Wir antworten mit dem, was da ist.",
      submit: "Wunsch schicken",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
