import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "La Grande Table",
  headlines: [
    "Bien manger, et prendre le temps.",
    "Venez affamés. Restez tard.",
    "Asseyez-vous. On s’occupe du reste.",
  ],
  lead: "Une carte qui vaut le détour, une table pour tous ceux que vous amenez, et une soirée qui peut durer.",
  action: "Réserver une table",
  sections: [
    {
      kind: "menu",
      nav: "Carte",
      heading: "La carte",
      groups: [
        [
          "Pour commencer",
          [
            ["Poireaux grillés", "Noisette, beurre noisette"],
            ["Tomates et pain", "Huile d’olive, basilic, sel"],
            ["Truite marinée", "Concombre, aneth, seigle"],
          ],
        ],
        [
          "Plats",
          [
            ["Un demi-poulet", "Citron, thym, pommes de terre rôties"],
            ["Poisson entier du jour", "Fenouil et orange"],
            ["Steak de chou-fleur", "Câpres, raisins secs, amandes"],
          ],
        ],
        [
          "Pour finir",
          [
            ["Tarte aux prunes", "Crème épaisse"],
            ["Pot de chocolat", "Fleur de sel"],
            ["Un morceau de fromage", "Miel et pain aux noix"],
          ],
        ],
      ],
    },
    {
      kind: "points",
      id: "kitchen",
      nav: "Cuisine",
      heading: "Notre cuisine",
      items: [
        [
          "Le meilleur du moment",
          "Demandez ce qui est arrivé aujourd’hui. C’est souvent le meilleur de la carte.",
        ],
        ["À la minute", "Votre assiette est préparée pour vous : dites-nous comment vous l’aimez."],
        ["Pour tous", "Dites-nous ce que vous ne mangez pas, nous trouverons ce qui vous plaira."],
      ],
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Nous trouver",
      hours: [
        ["Mardi – jeudi", "18 h – 22 h"],
        ["Vendredi – samedi", "18 h – 23 h"],
        ["Dimanche – lundi", "Fermé"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Réserver",
      heading: "Réserver une table",
      lead: "Dites-nous quand vous aimeriez venir, et combien vous serez.",
      submit: "Demander une table",
      fields: ["name", "mail", "date", "time", "guests", "message"],
    },
  ],
};
