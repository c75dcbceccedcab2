import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Notas Daqui",
  headlines: [
    "Comece por onde quiser.",
    "Escrito antes que se esqueça.",
    "Uma coisa de cada vez, bem contada.",
  ],
  lead: "O que eu testo, o que descubro e o que faria diferente. Para quem gosta das mesmas coisas.",
  action: "Receber as novidades",
  sections: [
    {
      kind: "cards",
      id: "posts",
      nav: "Textos",
      heading: "Últimos textos",
      items: [
        ["O primeiro texto", "Diga do que se trata, numa frase que dê vontade de continuar."],
        ["O que todos pedem", "Ponha aqui o que perguntam a você toda hora."],
        ["Uma pequena descoberta", "Textos curtos são lidos até o fim."],
        ["O que deu errado", "Deste todo mundo gosta."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Por que escrevo",
      text: "Escrevo para descobrir o que penso e para guardar o que se perderia. Se algo ajudar você, ou estiver errado, me conte.",
    },
    {
      kind: "form",
      id: "letter",
      nav: "Novidades",
      heading: "Textos novos por e-mail",
      lead: "Uma carta curta quando houver algo novo, e nada no meio.",
      submit: "Quero receber",
      fields: ["name", "mail"],
    },
  ],
};
