import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "A Mesa Comprida",
  headlines: [
    "Comer bem, e com calma.",
    "Venha com fome. Fique até tarde.",
    "Sente-se. Do resto cuidamos nós.",
  ],
  lead: "Um cardápio que vale o caminho, uma mesa para todos que você trouxer e uma noite sem pressa.",
  action: "Reservar uma mesa",
  sections: [
    {
      kind: "menu",
      nav: "Cardápio",
      heading: "O cardápio",
      groups: [
        [
          "Para começar",
          [
            ["Alho-poró grelhado", "Avelã, manteiga noisette"],
            ["Tomates e pão", "Azeite, manjericão, sal"],
            ["Truta curada", "Pepino, endro, centeio"],
          ],
        ],
        [
          "Pratos",
          [
            ["Meio frango", "Limão, tomilho, batatas assadas"],
            ["Peixe inteiro do dia", "Erva-doce e laranja"],
            ["Couve-flor na chapa", "Alcaparras, passas, amêndoas"],
          ],
        ],
        [
          "Para terminar",
          [
            ["Torta de ameixa", "Creme espesso"],
            ["Pote de chocolate", "Flor de sal"],
            ["Um pedaço de queijo", "Mel e pão de nozes"],
          ],
        ],
      ],
    },
    {
      kind: "points",
      id: "kitchen",
      nav: "Cozinha",
      heading: "Como cozinhamos",
      items: [
        ["O melhor de agora", "Pergunte o que chegou hoje. Costuma ser o melhor do cardápio."],
        ["Feito na hora", "Seu prato é feito para você: diga como gosta."],
        ["Para todos", "Diga o que você não come, e achamos algo de que vai gostar."],
      ],
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Onde estamos",
      hours: [
        ["Terça – quinta", "18:00 – 22:00"],
        ["Sexta – sábado", "18:00 – 23:00"],
        ["Domingo – segunda", "Fechado"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Reservar",
      heading: "Reservar uma mesa",
      lead: "Diga quando gostaria de vir e quantos serão.",
      submit: "Pedir uma mesa",
      fields: ["name", "mail", "date", "time", "guests", "message"],
    },
  ],
};
