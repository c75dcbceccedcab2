import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Cabinet des Tilleuls",
  headlines: [
    "D’abord écouter, ensuite soigner.",
    "Quelqu’un qui prend du temps pour vous.",
    "En de bonnes mains, dès la première visite.",
  ],
  lead: "Vous nous dites ce qui ne va pas, nous expliquons ce qu’on peut faire, et vous décidez. Avec des mots que tout le monde comprend.",
  action: "Demander un rendez-vous",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Soins",
      heading: "Ce que nous faisons",
      items: [
        ["Un premier entretien", "Ce qui ne va pas, depuis quand, et ce qui a aidé jusqu’ici."],
        ["Le traitement", "À chaque étape, vous savez ce que nous faisons, et pourquoi."],
        ["Après", "Ce que vous pouvez faire vous-même, et quand nous revoir."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Notre façon de travailler",
      text: "Nous expliquons avant de commencer, et nous répondons à ce qu’on nous demande. Si quelqu’un d’autre peut mieux aider, nous le disons.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Avant de venir",
      items: [
        [
          "Que dois-je apporter ?",
          "Les résultats précédents, s’il y en a, et la liste des médicaments.",
        ],
        [
          "Je suis anxieux. Puis-je le dire ?",
          "Je vous en prie. Nous allons doucement, et nous arrêtons quand vous le dites.",
        ],
        ["Combien cela coûte-t-il ?", "Vous le savez avant que quoi que ce soit ne soit fait."],
        ["Et en cas d’urgence ?", "N’attendez pas de réponse ici : appelez les urgences."],
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
      id: "appointment",
      nav: "Rendez-vous",
      heading: "Demander un rendez-vous",
      lead: "Dites-nous en une phrase de quoi il s’agit, et quand cela vous conviendrait.",
      submit: "Demander un rendez-vous",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
