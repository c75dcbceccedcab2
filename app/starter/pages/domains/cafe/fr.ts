import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Le Café du Coin",
  headlines: [
    "Un bon café, un coin tranquille, et du temps.",
    "Restez pour une autre tasse.",
    "Le meilleur moment de la matinée.",
  ],
  lead: "Un espresso fait avec soin, une douceur pour l’accompagner, et une table où personne ne vous presse.",
  action: "Réserver une table",
  sections: [
    {
      kind: "menu",
      nav: "Carte",
      heading: "À la carte",
      groups: [
        [
          "Cafés",
          [
            ["Espresso", "Court, corsé, avec un verre d’eau"],
            ["Flat white", "Double espresso, lait velouté"],
            ["Filtre du jour", "Demandez ce qui infuse"],
            ["Latte glacé à l’avoine", "Pour la belle moitié de l’année"],
          ],
        ],
        [
          "Pour accompagner",
          [
            ["Croissant au beurre", "Feuilleté, encore tiède avant neuf heures"],
            ["Roulé à la cannelle", "Avec beaucoup de cannelle"],
            ["Tartine au levain", "Beurre salé et confiture"],
            ["Gâteau du jour", "Selon la saison"],
          ],
        ],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "La salle",
      text: "Quelques tables, une longue banquette près de la fenêtre, et une musique qui laisse penser. Venez avec un ami, un livre, ou les mains vides.",
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Passez nous voir",
      hours: [
        ["Lundi – vendredi", "8 h – 18 h"],
        ["Samedi", "9 h – 17 h"],
        ["Dimanche", "Fermé"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Réserver",
      heading: "Réserver une table",
      lead: "À deux près de la fenêtre ou à huit sur la banquette : dites-nous quand, et combien vous serez.",
      submit: "Demander une table",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
