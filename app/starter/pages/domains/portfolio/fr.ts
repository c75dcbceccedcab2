import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Sam Rivera",
  headlines: [
    "Je rends simples les choses compliquées.",
    "Un travail avec un début, un milieu et une fin.",
    "Une sélection de travaux, et leur histoire.",
  ],
  lead: "Je transforme des idées brutes en travail abouti, et j’en aime les deux bouts.",
  action: "Me contacter",
  sections: [
    {
      kind: "cards",
      id: "work",
      nav: "Travaux",
      heading: "Travaux choisis",
      items: [
        ["Premier projet", "La demande, ce que vous avez fait, et ce qui en est sorti."],
        ["Deuxième projet", "Une phrase qui donne envie d’en voir plus."],
        ["Troisième projet", "Mettez ici les vôtres : trois bons suffisent."],
        ["Un projet à côté", "Celui que vous avez fait parce que personne ne vous en a empêché."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "À propos",
      text: "J’aime le moment où une envie vague devient un plan, et celui où le plan rencontre les gens. Entre les deux, je dessine, j’écris, je construis et je jette.",
    },
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "Ce que je peux faire pour vous",
      items: [
        ["Écouter", "Une conversation sur ce que vous voulez, et pourquoi."],
        ["Esquisser", "Des versions brutes très tôt, pour changer d’avis sans frais."],
        ["Finir", "Un travail terminé, expliqué et suivi."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contact",
      heading: "Me contacter",
      lead: "Dites-moi ce que vous avez en tête. Quelques mots suffisent pour commencer.",
      submit: "Envoyer",
      fields: ["name", "mail", "message"],
    },
  ],
};
