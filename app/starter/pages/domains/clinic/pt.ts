import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Clínica da Tília",
  headlines: [
    "Primeiro ouvir, depois ajudar.",
    "Alguém que tem tempo para você.",
    "Em boas mãos, desde a primeira visita.",
  ],
  lead: "Você conta o que está errado, explicamos o que se pode fazer, e você decide. Com palavras que todos entendem.",
  action: "Marcar uma consulta",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Serviços",
      heading: "O que fazemos",
      items: [
        ["Uma primeira conversa", "O que está errado, desde quando e o que ajudou até agora."],
        ["O tratamento", "A cada passo você sabe o que fazemos, e por quê."],
        ["Depois", "O que você mesmo pode fazer e quando nos vemos de novo."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Como trabalhamos",
      text: "Explicamos antes de começar e respondemos ao que é perguntado. Se outra pessoa puder ajudar melhor, dizemos.",
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Antes de vir",
      items: [
        ["O que devo levar?", "Exames anteriores, se houver, e uma lista dos remédios."],
        ["Estou com medo. Posso dizer?", "Por favor. Vamos devagar e paramos quando você disser."],
        ["Quanto custa?", "Você sabe antes que qualquer coisa seja feita."],
        ["E numa emergência?", "Não espere resposta aqui: ligue para a emergência."],
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
