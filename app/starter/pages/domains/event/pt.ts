import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Ao Ar Livre",
  headlines: [
    "Um dia. Boa gente. Grandes ideias.",
    "Venha por uma palestra, fique pela companhia.",
    "Um dia para lembrar por muito tempo.",
  ],
  lead: "Palestras curtas de manhã, oficinas depois do almoço e uma longa noite juntos.",
  action: "Garanta seu lugar",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programa",
      heading: "O programa",
      items: [
        ["09:00", "Portas e café", "Ache um lugar, ache um amigo."],
        ["10:00", "Abertura", "O assunto do dia, em vinte minutos."],
        ["11:00", "Palestras curtas", "De quem faz o trabalho."],
        ["14:00", "Oficinas", "Grupos pequenos, nada para trazer."],
        ["18:00", "A longa noite", "Comida, música e tempo para conversar."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Por que vir",
      heading: "Por que você deve vir",
      items: [
        ["Vozes que valem a pena", "Gente que conta também o que deu errado."],
        ["Mãos, não slides", "Cada oficina termina com algo feito por você."],
        ["Espaço para conversar", "Os intervalos são longos de propósito."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Bom saber",
      items: [
        ["É para iniciantes?", "Sim. Cada sessão diz o que é preciso saber antes."],
        ["Vai ter comida?", "Diga o que você come ao se inscrever."],
        ["E se eu não puder ir?", "Avise, para que outra pessoa fique com o lugar."],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "Inscrição",
      heading: "Garanta seu lugar",
      lead: "Diga quem vem. Uma linha por lugar basta.",
      submit: "Garantir meu lugar",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
