import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "La Maison tranquille",
  headlines: [
    "Arrivez, et posez votre téléphone.",
    "Bien dormir, et rien d’obligé.",
    "Restez une nuit de plus.",
  ],
  lead: "Une chambre où l’on dort bien, une porte ouverte, et quelqu’un à qui demander ce qui vaut le détour.",
  action: "Demander des dates",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Chambres",
      heading: "Les chambres",
      items: [
        ["La petite", "Pour une ou deux personnes. Dites ici sur quoi donne la fenêtre."],
        ["La grande", "Plus d’espace, et une table où s’asseoir. Dites ce qui la rend unique."],
        ["La familiale", "Dites combien on y dort, et ce qu’il y a pour les enfants."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Ici",
      heading: "Que faire ici",
      items: [
        ["Arriver", "Posez vos valises. On vous montre où tout se trouve."],
        ["Sortir", "Demandez-nous ce qui vaut le détour, près ou loin."],
        ["Ne rien faire", "Dormir tard, lire, regarder par la fenêtre."],
      ],
    },
    {
      kind: "visit",
      nav: "Venir",
      heading: "Pour venir",
      hours: [],
    },
    {
      kind: "form",
      id: "dates",
      nav: "Réserver",
      heading: "Demander des dates",
      lead: "Dites-nous quand vous aimeriez venir, et combien vous serez.",
      submit: "Demander des dates",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
