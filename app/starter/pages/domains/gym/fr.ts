import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Pas à Pas",
  headlines: [
    "Plus fort, semaine après semaine.",
    "Une heure rien que pour vous.",
    "Commencez là où vous en êtes.",
  ],
  lead: "De petits groupes, quelqu’un qui connaît votre prénom, et un programme qui s’adapte à votre vie.",
  action: "Essayer un cours",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Cours",
      heading: "Les cours",
      items: [
        ["Matin", "Réveil", "Lent, doux, et fini avant le travail."],
        ["Midi", "Court et intense", "Le temps d’une pause déjeuner."],
        ["Soir", "Les bases", "Pour vos premières semaines, ou pour s’y remettre."],
        ["Week-end", "Le grand cours", "Plus de temps, plus de monde, plus de plaisir."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Comment ça marche",
      heading: "Comment ça marche",
      items: [
        ["Petits groupes", "Assez de monde pour s’amuser, assez peu pour être vu."],
        ["À votre rythme", "Chaque exercice existe en plus facile et en plus dur."],
        ["Des progrès visibles", "On note ce que vous faites, pour que vous les voyiez."],
      ],
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Où et quand",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Essayer",
      heading: "Essayer un cours",
      lead: "Dites-nous quel cours vous tente. Portez une tenue dans laquelle vous bougez bien.",
      submit: "Essayer un cours",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
