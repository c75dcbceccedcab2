import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "On fait la fête",
  headlines: [
    "Vous êtes invités.",
    "Venez fêter ça avec nous.",
    "Du gâteau, de la musique, et vous.",
  ],
  lead: "Il y a quelque chose à fêter, et sans vous ce serait deux fois moins bien. Voici ce qu’il faut savoir, et une ligne pour nous dire que vous venez.",
  action: "Dire que je viens",
  sections: [
    {
      kind: "schedule",
      id: "party",
      nav: "La fête",
      heading: "Le déroulé",
      items: [
        ["15 h", "L’arrivée", "On se dit bonjour, on trouve une place."],
        ["15 h 30", "Le gâteau", "Avec des bougies, et tout le monde chante."],
        ["16 h 30", "Jeux et musique", "Pour tous ceux qui ont envie."],
        ["18 h", "À table", "Et le temps de parler."],
      ],
    },
    {
      kind: "questions",
      nav: "Bon à savoir",
      heading: "Bon à savoir",
      items: [
        ["Que dois-je apporter ?", "Vous. C’est le plus beau cadeau."],
        ["Puis-je venir accompagné ?", "Dites-nous dans le formulaire qui vient avec vous."],
        ["Comment s’habiller ?", "De quoi rire, manger et danser."],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Réponse",
      heading: "Serez-vous là ?",
      lead: "Une ligne suffit. Dites-nous qui vient, et ce qu’il faut savoir pour le repas.",
      submit: "Envoyer ma réponse",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
