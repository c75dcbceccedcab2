import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Notizen von hier",
  headlines: [
    "Fang irgendwo an.",
    "Aufgeschrieben, bevor es vergessen ist.",
    "Eins nach dem anderen, und das richtig erzählt.",
  ],
  lead: "Was ich ausprobiere, was ich herausfinde und was ich anders machen würde. Für alle, die dasselbe mögen.",
  action: "Neues per Mail bekommen",
  sections: [
    {
      kind: "cards",
      id: "posts",
      nav: "Beiträge",
      heading: "Neue Beiträge",
      items: [
        [
          "Der erste Beitrag",
          "Sag, worum es geht, in einem Satz, der Lust aufs Weiterlesen macht.",
        ],
        ["Der, nach dem alle fragen", "Schreib hierher, was du immer wieder gefragt wirst."],
        ["Eine kleine Entdeckung", "Kurze Beiträge werden zu Ende gelesen."],
        ["Was schiefging", "Den lesen alle gern."],
      ],
    },
    {
      kind: "story",
      nav: "Über mich",
      heading: "Warum ich schreibe",
      text: "Ich schreibe, um herauszufinden, was ich denke, und um zu behalten, was sonst verloren ginge. Wenn dir etwas hilft oder nicht stimmt, sag es mir.",
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "Neues per Mail",
      lead: "Ein kurzer Brief, wenn es etwas Neues gibt, und dazwischen nichts.",
      submit: "Schick mir Neues",
      fields: ["name", "mail"],
    },
  ],
};
