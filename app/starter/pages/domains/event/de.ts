import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Wir sehen uns",
  headlines: [
    "Gute Leute. Große Ideen. Und du.",
    "Komm fürs Programm, bleib für die Gesellschaft.",
    "Trag es in den Kalender ein.",
  ],
  lead: "Komm, bring jemanden mit und bleib, so lange du magst. Hier steht, was geschieht, und hier sagst du uns, dass du kommst.",
  action: "Platz sichern",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programm",
      heading: "Das Programm",
      items: [
        ["09:00", "Einlass und Kaffee", "Platz finden, jemanden kennenlernen."],
        ["10:00", "Beginn", "Worum es heute geht, in wenigen Worten."],
        ["11:00", "Der erste Teil", "Sag hier, wer oder was dran ist."],
        ["14:00", "Der zweite Teil", "Sag, was es zu sehen, zu hören oder zu tun gibt."],
        ["18:00", "Der Abend", "Essen, Musik und Zeit zum Reden."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Warum kommen",
      heading: "Warum du dabei sein solltest",
      items: [
        ["Etwas zum Mitnehmen", "Eine Idee, ein Lied, eine Nummer im Telefon."],
        ["Menschen wie du", "Wer allein kommt, bleibt es nicht."],
        ["Platz für Gespräche", "Die Pausen sind mit Absicht lang."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Gut zu wissen",
      items: [
        ["Muss ich jemanden kennen?", "Nein. Sag an der Tür hallo, dann kennst du jemanden."],
        ["Gibt es zu essen?", "Sag uns bei der Anmeldung, was du isst."],
        ["Und wenn ich doch nicht kann?", "Sag Bescheid, damit jemand anderes den Platz bekommt."],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "Anmelden",
      heading: "Platz sichern",
      lead: "Sag uns, wer kommt. Eine Zeile je Platz genügt.",
      submit: "Platz sichern",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
