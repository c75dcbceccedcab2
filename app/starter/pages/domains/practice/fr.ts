import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Tilleul & Associés",
  headlines: [
    "Quelqu’un qui écoute d’abord.",
    "Des conseils clairs, dans vos mots.",
    "En de bonnes mains, dès le premier appel.",
  ],
  lead: "Vous nous dites de quoi il s’agit, nous vous disons ce qui est possible, en combien de temps et à quel prix. Ensuite, vous décidez.",
  action: "Demander un rendez-vous",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "Ce que nous faisons",
      items: [
        [
          "Un premier entretien",
          "De quoi il s’agit, ce qui est possible, et si nous sommes les bonnes personnes.",
        ],
        ["Le travail", "Une seule personne qui connaît votre dossier, du début à la fin."],
        ["Après", "Nous répondons aussi aux questions qui viennent plus tard."],
      ],
    },
    {
      kind: "story",
      nav: "À propos",
      heading: "Notre façon de travailler",
      text: "Pas de musique d’attente, pas de mots à chercher dans le dictionnaire. À chaque étape, vous savez ce qui suit, et pourquoi.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Avant de venir",
      items: [
        [
          "Que dois-je apporter ?",
          "Tout ce que vous avez sur le sujet. N’écartez rien parce que cela paraît petit.",
        ],
        ["Quand puis-je venir ?", "Écrivez-nous avec le formulaire, et précisez si c’est urgent."],
        ["Combien cela coûte-t-il ?", "Vous le savez avant que quoi que ce soit ne soit fait."],
      ],
    },
    {
      kind: "visit",
      nav: "Nous trouver",
      heading: "Où nous trouver",
      hours: [],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Rendez-vous",
      heading: "Demander un rendez-vous",
      lead: "Dites-nous en une phrase de quoi il s’agit, et quand cela vous conviendrait.",
      submit: "Demander un rendez-vous",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
