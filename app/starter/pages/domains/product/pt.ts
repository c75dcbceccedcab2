import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Maré",
  headlines: [
    "O jeito calmo de terminar as coisas.",
    "Menos para administrar. Mais pronto.",
    "Tudo num lugar, e espaço para pensar.",
  ],
  lead: "No que você está trabalhando, o que vem depois e o que pode esperar. Rápido de abrir, fácil de fechar.",
  action: "Entrar na lista",
  sections: [
    {
      kind: "points",
      id: "features",
      nav: "Recursos",
      heading: "O que faz por você",
      items: [
        ["Abre no que importa", "Sem painéis para vasculhar: a próxima coisa está no topo."],
        ["Acompanha você", "Digite, aperte uma tecla, pronto. Nunca faz esperar."],
        ["Seu, para levar", "Tudo o que você põe sai de novo, num formato que outros leem."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Como funciona",
      heading: "Do zero ao pronto",
      items: [
        ["Primeiro", "Ponha tudo dentro", "Cole a lista que você já tem."],
        ["Depois", "Deixe assentar", "O que combina se junta, e você corrige."],
        ["Sempre", "Volte a uma coisa só", "Abra, faça o que está no topo, feche."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "O que perguntam",
      items: [
        ["Precisa instalar algo?", "Escreva aqui o que é preciso para começar."],
        ["Quanto custa?", "Escreva aqui seus preços, em poucas palavras."],
        ["Onde ficam meus dados?", "Diga com clareza. Esta resposta é lida."],
      ],
    },
    {
      kind: "form",
      id: "waitlist",
      nav: "Participar",
      heading: "Chegue cedo",
      lead: "Deixe seu e-mail e avisamos quando for a sua vez.",
      submit: "Entrar na lista",
      fields: ["name", "mail"],
    },
  ],
};
