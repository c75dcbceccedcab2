import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Sauber gemacht",
  headlines: [
    "Gleich beim ersten Mal richtig.",
    "Sagen Sie Bescheid, wir kümmern uns.",
    "Wir kommen, schauen und machen es.",
  ],
  lead: "Sie sagen uns, was zu tun ist, wir sagen Ihnen, was es braucht und was es kostet. Dann entscheiden Sie.",
  action: "Angebot anfragen",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Leistungen",
      heading: "Was wir tun",
      items: [
        ["In Ordnung bringen", "Was kaputt ist, klemmt, abgenutzt ist oder im Weg steht."],
        ["Neu machen", "Von der kleinen Änderung bis zum Ganzen."],
        ["Pflegen", "Regelmäßig, damit es bleibt, wie es sein soll."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Ablauf",
      heading: "So geht es",
      items: [
        ["Zuerst", "Sagen Sie es uns", "Ein Satz genügt, gern mit Bild."],
        ["Dann", "Wir schauen es an", "Sie wissen, was es kostet, bevor wir anfangen."],
        ["Zuletzt", "Wir machen es", "Und räumen auf, wenn wir fertig sind."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Wie wir arbeiten",
      text: "Keine Warteschleife, keine Wörter zum Nachschlagen. Sie wissen, wer kommt, wann, und was getan wird.",
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Gut zu wissen",
      items: [
        [
          "Wie schnell können Sie kommen?",
          "Schreiben Sie unten, ob es eilt, und wir sagen es ehrlich.",
        ],
        ["Was kostet es?", "Das erfahren Sie, bevor etwas getan wird."],
        ["Ist der Auftrag zu klein?", "Fragen Sie. Auch kleine brauchen jemanden."],
      ],
    },
    {
      kind: "visit",
      nav: "Kontakt",
      heading: "So erreichen Sie uns",
      hours: [],
    },
    {
      kind: "form",
      id: "job",
      nav: "Angebot",
      heading: "Angebot anfragen",
      lead: "Sagen Sie, was zu tun ist, wo, und wann es Ihnen passt.",
      submit: "Angebot anfragen",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
