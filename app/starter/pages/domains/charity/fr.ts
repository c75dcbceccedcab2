import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Coup de main",
  headlines: [
    "Les petits gestes s’additionnent.",
    "Des voisins, pas des inconnus.",
    "Une heure suffit pour commencer.",
  ],
  lead: "Nous mettons en relation ceux qui ont une heure à donner et ceux à qui elle ferait du bien.",
  action: "Donner un coup de main",
  sections: [
    {
      kind: "points",
      id: "help",
      nav: "Comment aider",
      heading: "Trois façons d’aider",
      items: [
        ["Donner une heure", "Faire des courses, lire à voix haute, réparer, tenir compagnie."],
        ["Donner un objet", "Ce dont vous n’avez plus besoin, quelqu’un le cherche."],
        ["En parler", "Dites-le à deux personnes. C’est ainsi que l’on grandit."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Pourquoi nous le faisons",
      text: "L’aide est souvent une petite chose : un trajet, un repas, un après-midi. Il faut seulement qu’elle trouve la bonne porte. C’est tout notre travail.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Avant de commencer",
      items: [
        ["Faut-il de l’expérience ?", "Non. Une heure, et un peu de patience."],
        [
          "Combien de temps cela prend-il ?",
          "Autant que vous le dites. Vous pouvez arrêter à tout moment.",
        ],
        [
          "Puis-je donner de l’argent ?",
          "Écrivez-nous : nous vous dirons ce qu’il faut, et à quoi cela sert.",
        ],
      ],
    },
    {
      kind: "form",
      id: "volunteer",
      nav: "Participer",
      heading: "Donner un coup de main",
      lead: "Dites-nous ce que vous aimez faire et quand vous êtes libre. Quelqu’un vous répond.",
      submit: "Je veux aider",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
