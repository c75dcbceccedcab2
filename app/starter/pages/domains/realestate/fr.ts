import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Porte d’entrée",
  headlines: [
    "Trouvez la porte qui est la vôtre.",
    "De la première visite à la clé.",
    "Un chez-soi est plus qu’un plan.",
  ],
  lead: "Nous cherchons ce qui convient, montrons ce qu’il y a, et disons franchement ce qui est moins bien.",
  action: "Dites-nous ce que vous cherchez",
  sections: [
    {
      kind: "cards",
      id: "homes",
      nav: "Biens",
      heading: "Nos biens",
      items: [
        ["Un appartement", "Les pièces, la lumière, la rue : dites ce qui le rend agréable."],
        ["Une maison", "Dites qui y serait heureux."],
        ["Un lieu pour travailler", "Bureau, boutique, atelier : dites à quoi il convient."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Services",
      heading: "Ce que nous faisons pour vous",
      items: [
        ["Chercher", "Dites-nous ce qui compte, nous cherchons avec vos yeux."],
        ["Vendre", "Nous disons ce que cela vaut, et comment nous le savons."],
        ["Louer", "Quelqu’un qui convient, et des papiers en règle."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Ce qu’on nous demande",
      items: [
        ["Combien cela coûte-t-il ?", "Vous le savez avant que nous commencions."],
        [
          "Combien de temps cela prend-il ?",
          "Cela dépend du lieu et du moment. Nous vous disons ce que nous voyons.",
        ],
        ["Puis-je visiter ?", "Oui. Dites-nous lequel, et quand cela vous convient."],
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
      id: "search",
      nav: "Contact",
      heading: "Dites-nous ce que vous cherchez",
      lead: "Chercher, vendre ou louer : quelques mots suffisent.",
      submit: "Envoyer",
      fields: ["name", "mail", "message"],
    },
  ],
};
