import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "La Porte ouverte",
  headlines: [
    "Ici, toute question est bienvenue.",
    "Commencez là où vous en êtes.",
    "Apprendre une fois, garder pour toujours.",
  ],
  lead: "Un lieu pour apprendre et grandir, avec des gens qui prennent du temps pour chacun.",
  action: "Faire connaissance",
  sections: [
    {
      kind: "cards",
      id: "courses",
      nav: "Offre",
      heading: "Ce que nous proposons",
      items: [
        ["Pour les premiers pas", "Rien à savoir avant. Dites ici à qui cela s’adresse."],
        ["Pour aller plus loin", "Dites ce qui vient ensuite, et quand."],
        ["Pour essayer", "Une visite, pour voir si cela convient."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Méthode",
      heading: "Notre façon de faire",
      items: [
        ["À petits pas", "Une chose après l’autre, et le temps d’essayer."],
        ["Les questions d’abord", "Personne n’a à rougir de demander."],
        ["Chacun est vu", "Nous remarquons qui a besoin d’aide, et qui en veut plus."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Avant de commencer",
      items: [
        [
          "Quand peut-on commencer ?",
          "Demandez avec le formulaire, nous vous dirons ce qui est libre.",
        ],
        [
          "Que faut-il apporter ?",
          "De la curiosité. Le reste, nous le disons avant le premier jour.",
        ],
        ["Peut-on d’abord venir voir ?", "Oui. Dites-nous quand cela vous convient."],
      ],
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Où nous trouver",
      hours: [],
    },
    {
      kind: "form",
      id: "enrol",
      nav: "S’inscrire",
      heading: "Faire connaissance",
      lead: "Dites-nous qui aimerait venir, et pour quoi. Nous répondons avec ce qui est possible.",
      submit: "Envoyer",
      fields: ["name", "mail", "message"],
    },
  ],
};
