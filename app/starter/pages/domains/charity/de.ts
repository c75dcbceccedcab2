import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Herzlich",
  headlines: [
    "Kleine Hilfe summiert sich.",
    "Nachbarn statt Fremde.",
    "Eine Stunde genügt zum Anfangen.",
  ],
  lead: "Wir bringen Menschen zusammen, die eine Stunde übrig haben, und solche, die eine brauchen.",
  action: "Mithelfen",
  sections: [
    {
      kind: "points",
      id: "help",
      nav: "Helfen",
      heading: "Drei Arten zu helfen",
      items: [
        ["Gib eine Stunde", "Einkaufen, vorlesen, reparieren, Gesellschaft leisten."],
        ["Gib eine Sache", "Was du nicht mehr brauchst, sucht jemand."],
        ["Sag es weiter", "Erzähl es zweien. So wächst das hier."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Warum wir das tun",
      text: "Die meiste Hilfe ist klein: eine Fahrt, ein Essen, ein Nachmittag. Sie muss nur zur richtigen Tür finden. Das ist unsere ganze Arbeit.",
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Bevor du anfängst",
      items: [
        ["Brauche ich Erfahrung?", "Nein. Eine Stunde und etwas Geduld."],
        ["Wie viel Zeit kostet es?", "So viel, wie du sagst. Du kannst jederzeit aufhören."],
        ["Kann ich mit Geld helfen?", "Schreib uns, und wir sagen, was gebraucht wird und wofür."],
      ],
    },
    {
      kind: "form",
      id: "volunteer",
      nav: "Mitmachen",
      heading: "Hilf mit",
      lead: "Sag, was du gern tust und wann du Zeit hast. Jemand schreibt zurück.",
      submit: "Ich möchte helfen",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
