import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Uma Mão",
  headlines: [
    "Pequenas ajudas se somam.",
    "Vizinhos, não estranhos.",
    "Uma hora basta para começar.",
  ],
  lead: "Juntamos quem tem uma hora para dar com quem precisa dela.",
  action: "Quero ajudar",
  sections: [
    {
      kind: "points",
      id: "help",
      nav: "Como ajudar",
      heading: "Três jeitos de ajudar",
      items: [
        ["Dê uma hora", "Fazer compras, ler em voz alta, consertar algo, fazer companhia."],
        ["Dê uma coisa", "O que você não usa mais é o que alguém procura."],
        ["Espalhe", "Conte a duas pessoas. É assim que isso cresce."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Por que fazemos isso",
      text: "Quase toda ajuda é pequena: uma carona, uma refeição, uma tarde. Ela só precisa achar a porta certa. Esse é todo o nosso trabalho.",
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Antes de começar",
      items: [
        ["Preciso de experiência?", "Não. Precisa de uma hora e um pouco de paciência."],
        ["Quanto tempo leva?", "O quanto você disser. Pode parar quando quiser."],
        ["Posso ajudar com dinheiro?", "Escreva para nós: contamos o que falta e para que serve."],
      ],
    },
    {
      kind: "form",
      id: "volunteer",
      nav: "Participar",
      heading: "Quero ajudar",
      lead: "Diga o que você gosta de fazer e quando tem tempo. Alguém responde.",
      submit: "Quero ajudar",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
