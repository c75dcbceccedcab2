import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Notes d’ici",
  headlines: [
    "Commencez où vous voulez.",
    "Écrit avant d’être oublié.",
    "Une chose à la fois, bien racontée.",
  ],
  lead: "Ce que j’essaie, ce que je découvre, et ce que je ferais autrement. Pour tous ceux qui aiment les mêmes choses.",
  action: "Recevoir les articles",
  sections: [
    {
      kind: "cards",
      id: "posts",
      nav: "Articles",
      heading: "Derniers articles",
      items: [
        [
          "Le premier article",
          "Dites de quoi il parle, en une phrase qui donne envie de lire la suite.",
        ],
        ["Celui qu’on me demande", "Mettez ici ce qu’on vous demande sans cesse."],
        ["Une petite découverte", "Les textes courts sont lus jusqu’au bout."],
        ["Ce qui a raté", "Celui-là, tout le monde aime le lire."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Pourquoi j’écris",
      text: "J’écris pour savoir ce que je pense, et pour garder ce qui se perdrait. Si quelque chose vous aide, ou se trompe, dites-le-moi.",
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "Les articles par e-mail",
      lead: "Une courte lettre quand il y a du nouveau, et rien entre-temps.",
      submit: "Recevoir les articles",
      fields: ["name", "mail"],
    },
  ],
};
