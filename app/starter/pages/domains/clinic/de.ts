import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Lindenpraxis",
  headlines: [
    "Erst zuhören, dann helfen.",
    "Jemand, der sich Zeit nimmt.",
    "In guten Händen, vom ersten Besuch an.",
  ],
  lead: "Sie sagen uns, was fehlt, wir erklären, was sich tun lässt, und Sie entscheiden. In Worten, die alle verstehen.",
  action: "Termin anfragen",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Leistungen",
      heading: "Was wir tun",
      items: [
        ["Ein erstes Gespräch", "Was fehlt, seit wann, und was bisher geholfen hat."],
        ["Die Behandlung", "Sie wissen bei jedem Schritt, was wir tun und warum."],
        ["Danach", "Was Sie selbst tun können und wann wir uns wiedersehen."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Wie wir arbeiten",
      text: "Wir erklären, bevor wir anfangen, und beantworten, was gefragt wird. Kann jemand anderes besser helfen, sagen wir es.",
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Bevor Sie kommen",
      items: [
        [
          "Was soll ich mitbringen?",
          "Frühere Befunde, falls es welche gibt, und eine Liste der Medikamente.",
        ],
        [
          "Ich bin aufgeregt. Darf ich das sagen?",
          "Bitte. Wir gehen langsam vor und hören auf, wenn Sie es sagen.",
        ],
        ["Was kostet es?", "Das erfahren Sie, bevor etwas getan wird."],
        ["Und im Notfall?", "Warten Sie hier nicht auf Antwort, sondern rufen Sie den Notruf."],
      ],
    },
    {
      kind: "visit",
      nav: "Besuch",
      heading: "So finden Sie uns",
      hours: [],
    },
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
