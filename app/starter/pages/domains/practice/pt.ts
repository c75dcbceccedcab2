import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Tília & Associados",
  headlines: [
    "Alguém que primeiro ouve.",
    "Conselho claro, em palavras simples.",
    "Em boas mãos, desde a primeira ligação.",
  ],
  lead: "O senhor ou a senhora conta do que se trata; nós dizemos o que é possível, quanto tempo leva e quanto custa. Depois, a decisão é sua.",
  action: "Marcar uma consulta",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Serviços",
      heading: "O que fazemos",
      items: [
        [
          "Uma primeira conversa",
          "Do que se trata, o que é possível e se somos as pessoas certas.",
        ],
        ["O trabalho", "Uma só pessoa que conhece o seu caso, do começo ao fim."],
        ["Depois", "Também respondemos às perguntas que surgem mais tarde."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Como trabalhamos",
      text: "Sem espera ao telefone, sem palavras para procurar no dicionário. A cada momento fica claro o que vem a seguir, e por quê.",
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Antes de vir",
      items: [
        [
          "O que devo trazer?",
          "Tudo o que tiver sobre o assunto. Não deixe nada de fora por parecer pequeno.",
        ],
        ["Quando posso vir?", "Pergunte pelo formulário e diga se é urgente."],
        ["Quanto custa?", "O valor é dito antes que qualquer coisa seja feita."],
      ],
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Onde estamos",
      hours: [],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Consulta",
      heading: "Marcar uma consulta",
      lead: "Diga em uma frase do que se trata e quando seria bom.",
      submit: "Pedir uma consulta",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
