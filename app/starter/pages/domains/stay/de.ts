import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Haus am See",
  headlines: [
    "Ankommen und das Telefon weglegen.",
    "Ein stilles Haus, und nichts, was du musst.",
    "Aufwachen am Wasser.",
  ],
  lead: "Ein paar Zimmer, ein langes Frühstück und Wege, die vor der Tür beginnen.",
  action: "Termine anfragen",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Zimmer",
      heading: "Die Zimmer",
      items: [
        ["Das kleine", "Unter dem Dach, mit Morgensonne."],
        ["Das weite", "Ein Tisch am Fenster, dahinter der See."],
        ["Das für Familien", "Platz für vier und eine Kiste alter Spiele."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Tage hier",
      heading: "Was du tun kannst",
      items: [
        ["Gehen", "Wege für eine Stunde oder einen Tag, mit Berg oder ohne."],
        ["Schwimmen", "Kalt, klar und vor acht ganz allein."],
        ["Nichts", "Stühle im Garten, Bücher im Regal."],
      ],
    },
    { kind: "visit", nav: "Anreise", heading: "So kommst du her", hours: [] },
    {
      kind: "form",
      id: "dates",
      nav: "Buchen",
      heading: "Termine anfragen",
      lead: "Sag, wann du kommen möchtest und wie viele ihr seid.",
      submit: "Termine anfragen",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
