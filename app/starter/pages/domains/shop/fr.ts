import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Argile & Cie",
  headlines: [
    "De belles choses, faites pour servir.",
    "Choisies lentement. Gardées longtemps.",
    "Une petite boutique, sans rien de superflu.",
  ],
  lead: "Quelques étagères de choses que nous aimons, et que nous choisirions pour nous.",
  action: "Poser une question",
  sections: [
    {
      kind: "cards",
      id: "things",
      nav: "Boutique",
      heading: "Sur nos étagères",
      items: [
        ["La tasse de tous les jours", "Tient dans la main, survit au lave-vaisselle."],
        ["Un vase pour une branche", "Assez lourd pour ne pas basculer."],
        ["Le bon carnet", "Il reste ouvert à plat. C’est tout ce qu’on lui demande."],
        ["Du lin pour la cuisine", "Plus doux à chaque lavage."],
        ["Une bougie sans parfum", "Elle sent la cire, et dure une semaine de soirées."],
        ["Quelque chose pour les enfants", "En bois, et difficile à casser."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Comment ça marche",
      heading: "Notre façon de vendre",
      items: [
        ["Demandez d’abord", "Écrivez ce que vous cherchez, nous le cherchons avec vous."],
        ["Emballé à la main", "Du papier, de la ficelle, et un mot de vous si vous voulez."],
        ["Rapportez-le", "Si ça ne va pas, nous trouvons ce qui va."],
      ],
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Venez voir",
      hours: [
        ["Lundi – vendredi", "10 h – 18 h"],
        ["Samedi", "10 h – 16 h"],
      ],
    },
    {
      kind: "form",
      id: "order",
      nav: "Commander",
      heading: "Poser une question",
      lead: "Dites-nous ce qui vous plaît, et combien il en faut. Nous répondons avec ce qu’il y a.",
      submit: "Envoyer",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
