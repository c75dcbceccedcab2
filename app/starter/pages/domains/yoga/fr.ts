import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "L’Heure lente",
  headlines: [
    "Inspirez. Le reste peut attendre.",
    "Une heure sans écran.",
    "Venez aussi raide que vous êtes.",
  ],
  lead: "Un tapis, une salle calme, et quelqu’un qui vous montre. Pas besoin d’être souple, et personne ne regarde.",
  action: "Essayer une séance",
  sections: [
    {
      kind: "schedule",
      id: "classes",
      nav: "Cours",
      heading: "Les cours",
      items: [
        ["Matin", "Commencer doucement", "Des gestes doux, avant que la journée commence."],
        ["Midi", "Un long souffle", "Court et calme, pour revenir à soi."],
        ["Soir", "Lâcher prise", "De longs étirements, et rester allongé à la fin."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Première fois",
      heading: "Votre première fois",
      items: [
        ["Une tenue souple", "Dans laquelle vous pouvez bouger et vous allonger."],
        ["Dites ce qui fait mal", "Avant de commencer : nous vous montrerons une autre façon."],
        ["Reposez-vous", "Rester allongé est toujours permis."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "De quoi il s’agit",
      text: "Ici, on ne mesure personne et rien n’a besoin de réussir. On bouge, on respire, on se tait, et on rentre un peu plus léger qu’en arrivant.",
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Où et quand",
      hours: [],
    },
    {
      kind: "form",
      id: "trial",
      nav: "Essayer",
      heading: "Essayer une séance",
      lead: "Dites-nous quelle séance vous tente, et s’il y a quelque chose à savoir.",
      submit: "Essayer une séance",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
