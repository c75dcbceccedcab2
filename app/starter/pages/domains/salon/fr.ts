import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Le Bon Fauteuil",
  headlines: [
    "Asseyez-vous. On s’occupe du reste.",
    "Vous, un très bon jour.",
    "Venez comme vous êtes, repartez comme vous voulez.",
  ],
  lead: "Un fauteuil, un miroir, et quelqu’un qui demande ce que vous voulez avant de commencer.",
  action: "Prendre rendez-vous",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Prestations",
      heading: "Ce que nous faisons",
      items: [
        ["On en parle d’abord", "Ce que vous imaginez, ce qui vous va, et ce que cela coûte."],
        ["Ensuite, on commence", "Sans se presser, et vous pouvez dire stop à tout moment."],
        ["Et après", "Comment l’entretenir chez vous, pour que cela dure."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Comment c’est ici",
      text: "Ici, personne ne vous pousse à rien. Vous dites ce qui vous plaît, nous disons ce qui est possible, et dans le miroir, à la fin, ce doit être vous.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Avant de venir",
      items: [
        ["Je ne sais pas ce que je veux.", "Apportez une image, ou rien. On trouvera ensemble."],
        ["Combien ça coûte ?", "Vous le savez avant que l’on commence."],
        [
          "Et si je ne peux pas venir ?",
          "Prévenez-nous, pour que le fauteuil serve à quelqu’un d’autre.",
        ],
      ],
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Où nous trouver",
      hours: [
        ["Mardi – vendredi", "9 h – 18 h"],
        ["Samedi", "9 h – 14 h"],
        ["Dimanche – lundi", "Fermé"],
      ],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Rendez-vous",
      heading: "Prendre rendez-vous",
      lead: "Dites-nous ce qui vous ferait plaisir, et quand cela vous convient.",
      submit: "Demander un rendez-vous",
      fields: ["name", "mail", "date", "time", "what"],
    },
  ],
};
