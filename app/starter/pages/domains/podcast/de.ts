import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Laut gedacht",
  headlines: [
    "Auf Play drücken. Eine Weile bleiben.",
    "Für den Weg zur Arbeit und den langen Heimweg.",
    "Gespräche zum Mitgehen.",
  ],
  lead: "Ein Thema, genug Zeit, und niemand liest ab. Zum Hören beim Kochen, Gehen oder Warten.",
  action: "Von neuen Folgen hören",
  sections: [
    {
      kind: "cards",
      id: "episodes",
      nav: "Folgen",
      heading: "Folgen",
      items: [
        ["Die neueste", "Sag, worum es geht und warum man sie hören sollte."],
        ["Zum Einsteigen", "Die Folge, die du jemandem schicken würdest."],
        ["Die, über die wir noch reden", "Sag, was dich bei der Aufnahme überrascht hat."],
      ],
    },
    {
      kind: "story",
      nav: "Wir",
      heading: "Wer hier spricht",
      text: "Jemand, den das Thema nicht loslässt und der fragt, bis es klar ist. Den Rest hörst du in der ersten Minute.",
    },
    {
      kind: "points",
      id: "listen",
      nav: "Hören",
      heading: "Wo du uns hörst",
      items: [
        ["In deiner App", "Such unseren Namen, wo du sonst Podcasts hörst."],
        ["Im Browser", "Setz hier einen Player ein oder einen Link zu jeder Folge."],
        ["Per Mail", "Lass unten deine Adresse da und erfahr, wenn es eine neue gibt."],
      ],
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "Von neuen Folgen hören",
      lead: "Eine Zeile, wenn es eine neue Folge gibt. Und sag uns, worüber wir reden sollten.",
      submit: "Sagt mir Bescheid",
      fields: ["name", "mail", "message"],
    },
  ],
};
