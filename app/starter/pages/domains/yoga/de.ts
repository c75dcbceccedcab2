import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Stille Stunde",
  headlines: [
    "Einatmen. Der Rest kann warten.",
    "Eine Stunde ohne Bildschirm.",
    "Komm so steif, wie du bist.",
  ],
  lead: "Eine Matte, ein ruhiger Raum und jemand, der dir zeigt, wie es geht. Du musst nicht biegsam sein, und niemand schaut zu.",
  action: "Probestunde anfragen",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Kurse",
      heading: "Kurse",
      items: [
        ["Morgens", "Langsam anfangen", "Sanfte Bewegung, bevor der Tag beginnt."],
        ["Mittags", "Ein langer Atemzug", "Kurz und still, um zu dir zu kommen."],
        ["Abends", "Loslassen", "Lange Dehnungen, am Ende einfach liegen."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Ablauf",
      heading: "Deine erste Stunde",
      items: [
        ["Zieh etwas Weiches an", "Worin du dich bewegen und hinlegen kannst."],
        ["Sag, was wehtut", "Vorher, dann zeigen wir dir einen anderen Weg."],
        ["Ruh dich aus", "Liegen bleiben ist immer erlaubt."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Worum es geht",
      text: "Hier wird niemand gemessen, und nichts muss gelingen. Wir bewegen uns, atmen, werden still und gehen ein wenig leichter nach Hause.",
    },
    {
      kind: "visit",
      nav: "Besuch",
      heading: "Wo und wann",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Ausprobieren",
      heading: "Probestunde anfragen",
      lead: "Sag, welche Stunde du ausprobieren möchtest und ob wir etwas wissen sollten.",
      submit: "Probestunde anfragen",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
