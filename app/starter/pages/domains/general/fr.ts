import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Clairière",
  headlines: [
    "Quelque chose de bon commence ici.",
    "Fait avec soin, pour ceux qui le remarquent.",
    "Une adresse claire pour une bonne idée.",
  ],
  lead: "Ce que c’est, à qui cela sert, et comment commencer. Et quelqu’un à qui poser vos questions.",
  action: "Nous écrire",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Ce que nous faisons",
      heading: "À quoi vous attendre",
      items: [
        ["Fait pour vous", "À partir de ce que vous voulez, pas de ce qu’il y a en stock."],
        ["Facile à joindre", "Posez une question, une personne vous répond."],
        ["On y revient", "Nous sommes heureux de revoir chacun."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Comment ça marche",
      heading: "Comment ça marche",
      items: [
        ["D’abord", "Dites bonjour", "Une phrase ou deux sur ce qu’il vous faut."],
        [
          "Ensuite",
          "Voyez ce qui convient",
          "Nous vous montrons les options, et ce que chacune implique.",
        ],
        ["Enfin", "Profitez du résultat", "Nous restons là jusqu’à ce que tout soit bien."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Questions et réponses",
      items: [
        ["Comment commencer ?", "Écrivez une ligne ci-dessous. Une personne vous répond."],
        [
          "Combien de temps faut-il ?",
          "Cela dépend de vos besoins. Vous le saurez avant de commencer.",
        ],
        ["Puis-je changer d’avis ?", "Oui. Dites-le-nous, et on s’arrête là."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contact",
      heading: "Nous écrire",
      lead: "Dites-nous ce que vous avez en tête. Quelques mots suffisent.",
      submit: "Envoyer",
      fields: ["name", "mail", "message"],
    },
  ],
};
