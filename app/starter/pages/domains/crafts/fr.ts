import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Bien fait",
  headlines: [
    "Bien fait, du premier coup.",
    "Dites-le-nous, on s’en occupe.",
    "On vient, on regarde, on le fait.",
  ],
  lead: "Vous nous dites ce qu’il y a à faire, nous vous disons ce qu’il faut et ce que cela coûte. Ensuite, vous décidez.",
  action: "Demander un devis",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "Ce que nous faisons",
      items: [
        ["Remettre en état", "Ce qui est cassé, coincé, usé ou gênant."],
        ["Faire du neuf", "D’un petit changement à l’ensemble."],
        ["Entretenir", "Régulièrement, pour que tout reste comme il faut."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Déroulé",
      heading: "Comment ça se passe",
      items: [
        ["D’abord", "Dites-le-nous", "Une phrase suffit, avec une photo si vous en avez une."],
        ["Ensuite", "Nous regardons", "Vous connaissez le prix avant que l’on commence."],
        ["Enfin", "Nous le faisons", "Et nous rangeons en partant."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Notre façon de travailler",
      text: "Pas de musique d’attente, pas de mots à chercher. Vous savez qui vient, quand, et ce qui sera fait.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Bon à savoir",
      items: [
        [
          "Quand pouvez-vous venir ?",
          "Précisez si c’est urgent, et nous vous répondrons franchement.",
        ],
        ["Combien ça coûte ?", "Vous le savez avant que quoi que ce soit ne soit fait."],
        ["Est-ce un trop petit chantier ?", "Demandez. Les petits aussi ont besoin de quelqu’un."],
      ],
    },
    {
      kind: "visit",
      nav: "Contact",
      heading: "Nous joindre",
      hours: [],
    },
    {
      kind: "form",
      id: "job",
      nav: "Devis",
      heading: "Demander un devis",
      lead: "Dites-nous ce qu’il y a à faire, où, et quand cela vous convient.",
      submit: "Demander un devis",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
