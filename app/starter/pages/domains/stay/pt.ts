import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "A Casa Quieta",
  headlines: [
    "Chegue e guarde o telefone.",
    "Dormir bem, e nada que você precise fazer.",
    "Fique mais uma noite.",
  ],
  lead: "Um quarto onde se dorme bem, uma porta aberta e alguém a quem perguntar o que vale a pena ver.",
  action: "Pedir datas",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Quartos",
      heading: "Os quartos",
      items: [
        ["O pequeno", "Para uma ou duas pessoas. Conte aqui para onde dá a janela."],
        ["O amplo", "Mais espaço e uma mesa para sentar. Conte o que ele tem de especial."],
        ["O da família", "Diga quantos dormem e o que há para as crianças."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Por aqui",
      heading: "O que fazer",
      items: [
        ["Chegar", "Deixe as malas. Mostramos onde fica tudo."],
        ["Sair", "Pergunte o que vale o caminho, perto e longe."],
        ["Nada", "Dormir até tarde, ler, olhar pela janela."],
      ],
    },
    {
      kind: "visit",
      nav: "Chegar",
      heading: "Como chegar",
      hours: [],
    },
    {
      kind: "form",
      id: "dates",
      nav: "Reservar",
      heading: "Pedir datas",
      lead: "Diga quando gostaria de vir e quantos são.",
      submit: "Pedir datas",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
