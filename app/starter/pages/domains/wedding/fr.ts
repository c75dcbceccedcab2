import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Notre jour",
  headlines: [
    "Vous êtes invités.",
    "Nous aimerions tant vous avoir avec nous.",
    "Venez fêter cela avec nous.",
  ],
  lead: "Une journée, tous ceux que nous aimons réunis. Voici tout ce qu’il faut savoir, et une ligne pour nous dire que vous venez.",
  action: "Dites-nous que vous venez",
  sections: [
    {
      kind: "schedule",
      id: "day",
      nav: "La journée",
      heading: "Le déroulé",
      items: [
        ["14 h", "L’arrivée", "Un verre bien frais, et bonjour à tous."],
        ["15 h", "La cérémonie", "Prévoyez un mouchoir."],
        ["17 h", "Gâteau et photos", "Au jardin, si le ciel le veut bien."],
        ["19 h", "Le dîner", "Une longue table, quelques discours courts."],
        ["21 h", "On danse", "Jusqu’au départ des derniers."],
      ],
    },
    {
      kind: "questions",
      nav: "Bon à savoir",
      heading: "Bon à savoir",
      items: [
        [
          "Comment s’habiller ?",
          "Comme il vous plaît pour une fête, avec des chaussures pour danser.",
        ],
        ["Les enfants peuvent-ils venir ?", "Oui, dites-nous combien dans le formulaire."],
        [
          "Que souhaitez-vous comme cadeau ?",
          "Vous avoir là. Si vous tenez à apporter quelque chose : une chanson pour la piste de danse.",
        ],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Réponse",
      heading: "Serez-vous là ?",
      lead: "Une ligne suffit. Dites-nous qui vient, et ce qu’il faut savoir pour le dîner.",
      submit: "Envoyer notre réponse",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
