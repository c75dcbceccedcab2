import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Lichtseite",
  headlines: [
    "Hier beginnt etwas Gutes.",
    "Mit Sorgfalt gemacht, für Leute, die es merken.",
    "Ein klarer Ort für eine gute Idee.",
  ],
  lead: "Was es ist, wem es hilft und wie man anfängt. Und jemand, den man fragen kann.",
  action: "Schreib uns",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Was wir tun",
      heading: "Was dich erwartet",
      items: [
        ["Für dich gemacht", "Nach dem, was du willst, nicht nach dem, was da ist."],
        ["Leicht zu erreichen", "Stell eine Frage, und ein Mensch antwortet."],
        ["Gut zum Wiederkommen", "Wir freuen uns über alle, die wiederkommen."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Ablauf",
      heading: "So geht es",
      items: [
        ["Zuerst", "Sag hallo", "Ein, zwei Sätze dazu, was du brauchst."],
        ["Dann", "Schau, was passt", "Wir zeigen, was möglich ist und was es bedeutet."],
        ["Zuletzt", "Freu dich daran", "Wir bleiben dabei, bis alles stimmt."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Fragen und Antworten",
      items: [
        ["Wie fange ich an?", "Schreib unten eine Zeile. Ein Mensch antwortet."],
        ["Wie lange dauert es?", "Das hängt davon ab. Du weißt es, bevor wir anfangen."],
        ["Kann ich es mir anders überlegen?", "Ja. Sag es, und wir hören auf."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Kontakt",
      heading: "Schreib uns",
      lead: "Erzähl, was du vorhast. Ein paar Worte genügen.",
      submit: "Abschicken",
      fields: ["name", "mail", "message"],
    },
  ],
};
