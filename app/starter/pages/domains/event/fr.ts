import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "On se voit là-bas",
  headlines: [
    "Du beau monde. De grandes idées. Vous.",
    "Venez pour le programme, restez pour les rencontres.",
    "À noter dans votre agenda.",
  ],
  lead: "Venez, amenez quelqu’un, et restez aussi longtemps que vous voulez. Voici ce qui se passe, et une ligne pour nous dire que vous venez.",
  action: "Réserver ma place",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programme",
      heading: "Le programme",
      items: [
        ["9 h", "Accueil et café", "Trouvez un siège, trouvez un ami."],
        ["10 h", "Ouverture", "Le sujet du jour, en quelques mots."],
        ["11 h", "La première partie", "Dites ici qui, ou quoi."],
        ["14 h", "La deuxième partie", "Dites ce qu’il y a à voir, à entendre ou à faire."],
        ["18 h", "La soirée", "À manger, de la musique, et le temps de parler."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Pourquoi venir",
      heading: "De bonnes raisons de venir",
      items: [
        ["De quoi rapporter", "Une idée, une chanson, un numéro de téléphone."],
        ["Des gens comme vous", "Qui vient seul ne le reste pas."],
        ["De la place pour parler", "Les pauses sont longues, et c’est voulu."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Bon à savoir",
      items: [
        ["Faut-il connaître quelqu’un ?", "Non. Dites bonjour à l’entrée, et ce sera fait."],
        ["Y aura-t-il à manger ?", "Dites-nous ce que vous mangez en vous inscrivant."],
        [
          "Et si je ne peux finalement pas venir ?",
          "Dites-le-nous, pour que la place serve à quelqu’un d’autre.",
        ],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "S’inscrire",
      heading: "Réserver ma place",
      lead: "Dites-nous qui vient. Une ligne par place suffit.",
      submit: "Réserver ma place",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
