import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Gezeiten",
  headlines: [
    "Der ruhige Weg, Dinge fertig zu bekommen.",
    "Weniger verwalten. Mehr schaffen.",
    "Alles an einem Ort, und Platz zum Denken.",
  ],
  lead: "Woran du arbeitest, was als Nächstes kommt und was warten kann. Schnell offen, leicht wieder zu.",
  action: "Auf die Warteliste",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Funktionen",
      heading: "Was es für dich tut",
      items: [
        ["Öffnet beim Wichtigen", "Kein Suchen: Das Nächste steht oben."],
        ["Hält mit dir Schritt", "Tippen, Taste, fertig. Es lässt dich nie warten."],
        ["Zum Mitnehmen", "Was du hineintust, kommt auch wieder heraus, lesbar für andere."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Ablauf",
      heading: "Von null bis fertig",
      items: [
        ["Zuerst", "Hinein damit", "Füg die Liste ein, die du schon hast."],
        ["Dann", "Sortieren lassen", "Es ordnet, was zusammengehört, und du verbesserst."],
        ["Immer", "Zu einer Sache zurück", "Öffnen, das Oberste tun, schließen."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Was viele fragen",
      items: [
        ["Muss ich etwas installieren?", "Schreib hier, was man zum Anfangen braucht."],
        ["Was kostet es?", "Schreib hier deine Preise, und halte sie kurz."],
        ["Wo sind meine Daten?", "Sag es klar. Das hier wird gelesen."],
      ],
    },
    {
      kind: "form",
      id: "waitlist",
      nav: "Dabei sein",
      heading: "Früh dabei sein",
      lead: "Hinterlass deine Adresse und erfahre, wann du dran bist.",
      submit: "Auf die Liste",
      fields: ["name", "mail"],
    },
  ],
};
