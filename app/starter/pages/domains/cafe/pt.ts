import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Café da Esquina",
  headlines: [
    "Bom café, um canto tranquilo e tempo.",
    "Fique para mais uma xícara.",
    "A melhor parte da manhã.",
  ],
  lead: "Um espresso feito com cuidado, algo saído do forno e uma mesa onde ninguém apressa você.",
  action: "Reservar uma mesa",
  sections: [
    {
      kind: "menu",
      nav: "Cardápio",
      heading: "No cardápio",
      groups: [
        [
          "Café",
          [
            ["Espresso", "Curto, forte, com um copo d’água"],
            ["Flat white", "Espresso duplo, leite sedoso"],
            ["Coado do dia", "Pergunte qual é o de hoje"],
            ["Latte gelado de aveia", "Para a metade quente do ano"],
          ],
        ],
        [
          "Para acompanhar",
          [
            ["Croissant de manteiga", "Folhado, ainda morno antes das nove"],
            ["Rolinho de canela", "Com muita canela"],
            ["Pão de fermentação natural", "Manteiga com sal e geleia"],
            ["Bolo do dia", "O que a estação der"],
          ],
        ],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "O salão",
      text: "Algumas mesas, um banco comprido junto à janela e música que deixa pensar. Traga um amigo, um livro ou nada.",
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Apareça",
      hours: [
        ["Segunda – sexta", "8:00 – 18:00"],
        ["Sábado", "9:00 – 17:00"],
        ["Domingo", "Fechado"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Reservar",
      heading: "Reservar uma mesa",
      lead: "Para dois junto à janela ou oito no banco comprido: diga quando e quantos.",
      submit: "Pedir uma mesa",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
