import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Linden & Partner",
  headlines: [
    "Jemand, der erst zuhört.",
    "Klarer Rat in verständlichen Worten.",
    "In guten Händen, vom ersten Anruf an.",
  ],
  lead: "Sie sagen uns, worum es geht, wir sagen Ihnen, was möglich ist, wie lange es dauert und was es kostet. Dann entscheiden Sie.",
  action: "Termin anfragen",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Leistungen",
      heading: "Was wir tun",
      items: [
        ["Ein erstes Gespräch", "Worum es geht, was möglich ist und ob wir die Richtigen sind."],
        ["Die Arbeit", "Eine Person, die alles kennt, von Anfang bis Ende."],
        ["Danach", "Auch spätere Fragen werden beantwortet."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Wie wir arbeiten",
      text: "Keine Warteschleife, keine Wörter zum Nachschlagen. Sie wissen immer, was als Nächstes geschieht und warum.",
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Bevor Sie kommen",
      items: [
        [
          "Was soll ich mitbringen?",
          "Alles, was Sie dazu haben. Lassen Sie nichts weg, weil es klein erscheint.",
        ],
        ["Wie bald kann ich kommen?", "Fragen Sie mit dem Formular und sagen Sie, ob es eilt."],
        ["Was kostet es?", "Das erfahren Sie, bevor etwas getan wird."],
      ],
    },
    { kind: "visit", nav: "Besuch", heading: "So finden Sie uns", hours: [] },
    {
      kind: "form",
      id: "appointment",
      nav: "Termin",
      heading: "Termin anfragen",
      lead: "Sagen Sie in einem Satz, worum es geht und wann es Ihnen passt.",
      submit: "Termin anfragen",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
