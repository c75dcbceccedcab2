import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Marée",
  headlines: [
    "Finir les choses, calmement.",
    "Moins à gérer. Plus de fait.",
    "Tout au même endroit, et de la place pour penser.",
  ],
  lead: "Ce sur quoi vous travaillez, ce qui vient après, et ce qui peut attendre. Vite ouvert, vite refermé.",
  action: "Rejoindre la liste d’attente",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Fonctions",
      heading: "Ce que ça fait pour vous",
      items: [
        [
          "S’ouvre sur l’essentiel",
          "Pas de tableau de bord à fouiller : la prochaine chose est en haut.",
        ],
        ["Suit votre rythme", "Tapez, appuyez, c’est fait. Jamais d’attente."],
        [
          "Vos données repartent avec vous",
          "Tout ce que vous y mettez en ressort, dans un format que d’autres lisent.",
        ],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Comment ça marche",
      heading: "De zéro à terminé",
      items: [
        ["D’abord", "Mettez tout dedans", "Collez la liste que vous avez déjà."],
        ["Ensuite", "Laissez reposer", "Ce qui va ensemble se regroupe, et vous corrigez."],
        ["Toujours", "Revenez à une seule chose", "Ouvrez, faites ce qui est en haut, fermez."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Ce qu’on nous demande",
      items: [
        ["Faut-il installer quelque chose ?", "Écrivez ici ce qu’il faut pour commencer."],
        ["Combien ça coûte ?", "Écrivez ici vos tarifs, en peu de mots."],
        ["Où sont mes données ?", "Dites-le simplement. Cette réponse-là est lue."],
      ],
    },
    {
      kind: "form",
      id: "waitlist",
      nav: "S’inscrire",
      heading: "Soyez des premiers",
      lead: "Laissez votre adresse, et nous vous dirons quand c’est votre tour.",
      submit: "M’inscrire",
      fields: ["name", "mail"],
    },
  ],
};
