import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Bem Feito",
  headlines: [
    "Bem feito, de primeira.",
    "Conte para nós, e está resolvido.",
    "A gente vai, olha e faz.",
  ],
  lead: "Você diz o que há para fazer, dizemos o que é preciso e quanto custa. Depois, você decide.",
  action: "Pedir um orçamento",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Serviços",
      heading: "O que fazemos",
      items: [
        ["Consertar", "O que está quebrado, travado, gasto ou no caminho."],
        ["Fazer de novo", "De uma pequena mudança ao trabalho todo."],
        ["Manter", "Com regularidade, para continuar como deve ser."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Como funciona",
      heading: "Como funciona",
      items: [
        ["Primeiro", "Conte", "Uma frase basta, e uma foto se você tiver."],
        ["Depois", "Damos uma olhada", "Você sabe quanto custa antes de começarmos."],
        ["Por fim", "Fazemos", "E arrumamos tudo no final."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Como trabalhamos",
      text: "Sem espera ao telefone, sem palavras difíceis. Você sabe quem vem, quando e o que será feito.",
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Bom saber",
      items: [
        ["Quando vocês podem vir?", "Diga abaixo se é urgente, e respondemos com franqueza."],
        ["Quanto custa?", "Você sabe antes que qualquer coisa seja feita."],
        ["É um serviço pequeno demais?", "Pergunte. Os pequenos também precisam de alguém."],
      ],
    },
    {
      kind: "visit",
      nav: "Contato",
      heading: "Como falar com a gente",
      hours: [],
    },
    {
      kind: "form",
      id: "job",
      nav: "Orçamento",
      heading: "Pedir um orçamento",
      lead: "Diga o que há para fazer, onde e quando é bom para você.",
      submit: "Pedir um orçamento",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
