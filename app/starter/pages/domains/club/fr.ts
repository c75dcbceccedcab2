import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Le Club du Port",
  headlines: [
    "Ouvert à tous. Chaque semaine.",
    "C’est mieux ensemble, par tous les temps.",
    "Venez. Le plus dur sera fait.",
  ],
  lead: "Un club de voisins qui aiment faire ça en bonne compagnie. Ni test ni sélection : venez une fois, et voyez.",
  action: "Venir essayer",
  sections: [
    {
      kind: "schedule",
      id: "week",
      nav: "Cette semaine",
      heading: "Une semaine avec nous",
      items: [
        [
          "Mardi",
          "La soirée tranquille",
          "Sans forcer, en bavardant, et personne ne reste derrière.",
        ],
        ["Jeudi", "La soirée tonique", "Pour ceux qui veulent pousser un peu."],
        ["Dimanche", "La longue matinée", "On part tôt, puis petit-déjeuner pour qui veut rester."],
      ],
    },
    {
      kind: "points",
      id: "new",
      nav: "Nouveau ?",
      heading: "Votre première fois",
      items: [
        ["Venez comme vous êtes", "Pas besoin de matériel. On vous prêtera ce qui manque."],
        ["Quelqu’un vous attend", "Dites que vous êtes nouveau, et vous ne serez jamais seul."],
        ["Décidez plus tard", "Venez plusieurs fois avant de penser à vous inscrire."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Ce qu’on nous demande",
      items: [
        [
          "Faut-il déjà savoir quelque chose ?",
          "Non. Venez, regardez, et posez vos questions à qui est là.",
        ],
        ["Combien ça coûte ?", "Demandez-le avec le formulaire, nous vous le disons."],
        ["Puis-je amener quelqu’un ?", "Avec plaisir."],
      ],
    },
    {
      kind: "form",
      id: "join",
      nav: "Venir",
      heading: "Venir essayer",
      lead: "Laissez votre nom, et dites-nous quand vous aimeriez venir la première fois.",
      submit: "Je viens",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
