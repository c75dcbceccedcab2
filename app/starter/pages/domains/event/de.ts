import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Freiluft",
  headlines: [
    "Ein Tag. Gute Leute. Große Ideen.",
    "Komm wegen der Vorträge, bleib wegen der Leute.",
    "Ein Tag, von dem du ein Jahr lang erzählst.",
  ],
  lead: "Kurze Vorträge am Morgen, Werkstätten nach dem Mittag und ein langer gemeinsamer Abend.",
  action: "Platz sichern",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programm",
      heading: "Das Programm",
      items: [
        ["09:00", "Einlass und Kaffee", "Such dir einen Platz und jemanden zum Reden."],
        ["10:00", "Eröffnung", "Worum es heute geht, in zwanzig Minuten."],
        ["11:00", "Kurze Vorträge", "Von Leuten, die es selbst machen."],
        ["14:00", "Werkstätten", "Kleine Gruppen, nichts mitzubringen."],
        ["18:00", "Der lange Abend", "Essen, Musik und Zeit zum Reden."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Warum kommen",
      heading: "Warum du dabei sein solltest",
      items: [
        ["Stimmen, die sich lohnen", "Von Leuten, die auch sagen, was schiefging."],
        ["Hände statt Folien", "Jede Werkstatt endet mit etwas Gemachtem."],
        ["Raum für Gespräche", "Die Pausen sind mit Absicht lang."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Gut zu wissen",
      items: [
        ["Ist das auch für Anfänger?", "Ja. Bei allem steht dabei, was man wissen sollte."],
        ["Gibt es Essen?", "Sag bei der Anmeldung, was du isst."],
        ["Und wenn ich doch nicht kann?", "Sag Bescheid, dann bekommt jemand anderes den Platz."],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "Anmelden",
      heading: "Sichere dir einen Platz",
      lead: "Sag uns, wer kommt. Eine Zeile je Platz genügt.",
      submit: "Platz sichern",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
