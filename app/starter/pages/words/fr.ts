import type { PageWords } from "./page-words";

export const fr: PageWords = {
  skip: "Aller au contenu",
  nav: "Menu principal",
  sample: "Un exemple. Mettez le vôtre ici.",
  visit: "Nous trouver",
  people: "Qui nous sommes",
  offers: "Ce que nous proposons",
  glance: "En bref",
  voices: "Ce qu’on dit de nous",
  price: "Prix",
  programme: "Programme",
  formTexts: {
    kept: "Gardé dans ce navigateur, tant que la page n’a pas de serveur pour le recevoir.",
    sends: "Cela nous parvient directement. En cas d’échec, cela reste ici, et vous le saurez.",
    unsent:
      "Ce n’est pas arrivé. Ce que vous avez écrit est encore dans le formulaire : renvoyez-le dans un instant.",
    sent: "Merci. C’est bien arrivé.",
    thanks: "Merci. C’est gardé dans ce navigateur.",
    full: "Ce navigateur ne peut rien garder de plus. Ce que vous avez écrit est encore dans le formulaire.",
    keptHeading: "Gardé dans ce navigateur",
    mailAction: "Envoyer le dernier par e-mail",
    csvAction: "Télécharger en CSV",
    clearAction: "Vider la liste",
  },
  fields: {
    name: "Nom",
    mail: "E-mail",
    date: "Jour",
    time: "Heure",
    guests: "Combien",
    coming: "Serez-vous là ?",
    food: "Que faut-il savoir pour le repas ?",
    what: "Que souhaitez-vous ?",
    message: "Autre chose ?",
  },
  coming: ["Oui, avec joie", "Malheureusement non"],
};
