import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Sam Rivera",
  headlines: [
    "Ich mache Kompliziertes selbstverständlich.",
    "Arbeiten mit Anfang, Mitte und Ende.",
    "Ausgewählte Arbeiten und wie es dazu kam.",
  ],
  lead: "Aus ersten Ideen mache ich fertige Arbeiten, und mag beide Enden davon.",
  action: "Schreib mir",
  sections: [
    {
      kind: "cards",
      id: "work",
      nav: "Arbeiten",
      heading: "Ausgewählte Arbeiten",
      items: [
        ["Erstes Projekt", "Was gefragt war, was du getan hast und was daraus wurde."],
        ["Zweites Projekt", "Ein Satz, der Lust auf mehr macht."],
        ["Drittes Projekt", "Ersetze diese durch deine eigenen; drei gute genügen."],
        ["Ein Nebenprojekt", "Was du gemacht hast, weil dich niemand daran hinderte."],
      ],
    },
    {
      kind: "story",
      nav: "Über mich",
      heading: "Über mich",
      text: "Ich mag den Moment, in dem aus einem vagen Wunsch ein Plan wird, und den, in dem der Plan auf Menschen trifft. Dazwischen zeichne, schreibe, baue und verwerfe ich.",
    },
    {
      kind: "points",
      id: "services",
      nav: "Angebot",
      heading: "Was ich für dich tun kann",
      items: [
        ["Zuhören", "Ein Gespräch darüber, was du willst und warum."],
        ["Entwerfen", "Früh etwas Rohes, damit Umdenken wenig kostet."],
        ["Fertig machen", "Arbeit, die fertig ist, erklärt und gepflegt."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Kontakt",
      heading: "Schreib mir",
      lead: "Erzähl, was du vorhast. Ein paar Worte genügen für den Anfang.",
      submit: "Abschicken",
      fields: ["name", "mail", "message"],
    },
  ],
};
