import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Sam Rivera",
  headlines: [
    "Faço o complicado parecer óbvio.",
    "Trabalhos com começo, meio e fim.",
    "Trabalhos escolhidos, e como nasceram.",
  ],
  lead: "Transformo ideias brutas em trabalho pronto, e gosto das duas pontas.",
  action: "Fale comigo",
  sections: [
    {
      kind: "cards",
      id: "work",
      nav: "Trabalhos",
      heading: "Trabalhos escolhidos",
      items: [
        ["Primeiro projeto", "O que foi pedido, o que você fez e no que deu."],
        ["Segundo projeto", "Uma frase que dá vontade de ver mais."],
        ["Terceiro projeto", "Coloque aqui os seus; três bons bastam."],
        ["Um projeto pessoal", "O que você fez porque ninguém impediu."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Sobre",
      text: "Gosto de quando um desejo vago vira um plano, e de quando o plano encontra as pessoas. No meio eu desenho, escrevo, construo e jogo fora.",
    },
    {
      kind: "points",
      id: "services",
      nav: "Serviços",
      heading: "O que posso fazer por você",
      items: [
        ["Ouvir", "Uma conversa sobre o que você quer, e por quê."],
        ["Esboçar", "Versões cedo, para mudar de ideia sem gastar muito."],
        ["Terminar", "Trabalho pronto, explicado e bem cuidado."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contato",
      heading: "Fale comigo",
      lead: "Conte o que você tem em mente. Poucas palavras bastam para começar.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
