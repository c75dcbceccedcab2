import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "À voix haute",
  headlines: [
    "Appuyez sur lecture. Restez un peu.",
    "Pour aller au travail, et rentrer par le long chemin.",
    "Des conversations qui marchent à côté de vous.",
  ],
  lead: "Un sujet, assez de temps, et personne qui lit ses notes. À écouter en cuisinant, en marchant ou en attendant.",
  action: "Suivre les épisodes",
  sections: [
    {
      kind: "cards",
      id: "episodes",
      nav: "Épisodes",
      heading: "Les épisodes",
      items: [
        ["Le dernier", "Dites de quoi il parle, et pourquoi l’écouter."],
        ["Par où commencer", "L’épisode que vous enverriez à un ami."],
        ["Celui dont on parle encore", "Dites ce qui vous a surpris à l’enregistrement."],
      ],
    },
    {
      kind: "story",
      nav: "Voix",
      heading: "Qui parle",
      text: "Quelqu’un que ce sujet ne lâche pas, et qui demande jusqu’à ce que ce soit clair. Le reste s’entend dès la première minute.",
    },
    {
      kind: "points",
      id: "listen",
      nav: "Écouter",
      heading: "Où écouter",
      items: [
        ["Dans votre application", "Cherchez notre nom là où vous écoutez des podcasts."],
        ["Dans le navigateur", "Mettez ici un lecteur, ou un lien vers chaque épisode."],
        ["Par e-mail", "Laissez votre adresse plus bas : vous saurez quand il y en a un nouveau."],
      ],
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "Suivre les épisodes",
      lead: "Une ligne quand un épisode sort. Et dites-nous de quoi nous devrions parler.",
      submit: "Tenez-moi au courant",
      fields: ["name", "mail", "message"],
    },
  ],
};
