import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Ferry de nuit",
  headlines: [
    "Des chansons pour le dernier train.",
    "Fort, tout près, et rien que ce soir.",
    "Montez le son.",
  ],
  lead: "Des guitares, quelques machines et des chansons qui s’allongent en tournée. Écoutez les nouvelles, puis venez les entendre plus fort.",
  action: "Être au courant le premier",
  sections: [
    {
      kind: "cards",
      id: "music",
      nav: "Musique",
      heading: "Ce qu’on joue",
      items: [
        ["Le nouveau disque", "Dites ici à quoi il ressemble, et où l’écouter."],
        ["Celui d’avant", "Celui que le public réclame."],
        ["Les premiers enregistrements", "Bruts, rapides, et toujours les nôtres."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Le groupe",
      text: "On a commencé dans une pièce trop petite et, depuis, on en cherche de plus grandes. Ce que vous entendez, on le joue vraiment : aucun trucage, beaucoup d’erreurs, toutes répétées.",
    },
    {
      kind: "form",
      id: "list",
      nav: "Newsletter",
      heading: "Les premiers à l’entendre",
      lead: "Les nouvelles chansons et les nouvelles dates, avant tout le monde. Une lettre de temps en temps, jamais plus.",
      submit: "Inscrivez-moi",
      fields: ["name", "mail"],
    },
    {
      kind: "form",
      id: "booking",
      nav: "Booking",
      heading: "Faites-nous jouer",
      lead: "Une scène, un jardin, une toute petite salle : dites-nous où et quand.",
      submit: "Envoyer",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
