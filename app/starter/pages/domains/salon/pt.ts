import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "A Boa Cadeira",
  headlines: [
    "Sente-se. Do resto cuidamos nós.",
    "Você, num dia muito bom.",
    "Venha como é, saia como quiser.",
  ],
  lead: "Uma cadeira, um espelho e alguém que pergunta o que você quer antes de começar.",
  action: "Marcar um horário",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Serviços",
      heading: "O que fazemos",
      items: [
        ["Primeiro conversamos", "O que você imagina, o que combina com você e quanto custa."],
        ["Depois começamos", "Sem pressa, e você pode pedir para parar quando quiser."],
        ["E depois", "Como cuidar em casa, para durar."],
      ],
    },
    {
      kind: "story",
      nav: "Sobre",
      heading: "Como é aqui",
      text: "Aqui ninguém convence você de nada. Você diz do que gosta, dizemos o que dá para fazer, e no espelho, no fim, tem que estar você.",
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Antes de vir",
      items: [
        ["Não sei o que eu quero.", "Traga uma foto, ou nada. Descobrimos juntos."],
        ["Quanto custa?", "Você sabe antes de começarmos."],
        ["E se eu não puder ir?", "Avise, para que outra pessoa fique com a cadeira."],
      ],
    },
    {
      kind: "visit",
      nav: "Visite",
      heading: "Onde estamos",
      hours: [
        ["Terça – sexta", "9:00 – 18:00"],
        ["Sábado", "9:00 – 14:00"],
        ["Domingo – segunda", "Fechado"],
      ],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Horário",
      heading: "Marcar um horário",
      lead: "Diga o que você gostaria e quando é bom para você.",
      submit: "Pedir um horário",
      fields: ["name", "mail", "date", "time", "what"],
    },
  ],
};
