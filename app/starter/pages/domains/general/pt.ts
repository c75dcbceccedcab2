import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Lado Claro",
  headlines: [
    "Algo bom começa aqui.",
    "Feito com cuidado, para quem repara.",
    "Um lugar claro para uma boa ideia.",
  ],
  lead: "O que é, a quem ajuda e como começar. E uma pessoa a quem perguntar quando quiser saber mais.",
  action: "Fale conosco",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "O que fazemos",
      heading: "O que esperar",
      items: [
        ["Feito para você", "A partir do que você quer, não do que há em estoque."],
        ["Fácil de achar", "Faça uma pergunta, e uma pessoa responde."],
        ["Para voltar", "Ficamos felizes com cada um que volta."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Como funciona",
      heading: "Como funciona",
      items: [
        ["Primeiro", "Diga olá", "Uma ou duas frases sobre o que você precisa."],
        ["Depois", "Veja o que serve", "Mostramos as opções e o que cada uma significa."],
        ["Por fim", "Aproveite o resultado", "Ficamos por perto até tudo estar certo."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Perguntas e respostas",
      items: [
        ["Como começo?", "Escreva uma linha abaixo. Uma pessoa responde."],
        ["Quanto tempo leva?", "Depende do que você precisa. Você sabe antes de começar."],
        ["Posso mudar de ideia?", "Sim. Avise, e paramos ali."],
      ],
    },
    {
      kind: "form",
      id: "contact",
      nav: "Contato",
      heading: "Fale conosco",
      lead: "Conte o que você tem em mente. Poucas palavras bastam.",
      submit: "Enviar",
      fields: ["name", "mail", "message"],
    },
  ],
};
