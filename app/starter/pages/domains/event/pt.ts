import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "A gente se vê lá",
  headlines: [
    "Boa gente. Grandes ideias. Você.",
    "Venha pelo programa, fique pela companhia.",
    "Marque na agenda.",
  ],
  lead: "Venha, traga alguém e fique o quanto quiser. Aqui está o que acontece, e uma linha para nos dizer que você vem.",
  action: "Garanta seu lugar",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programa",
      heading: "O programa",
      items: [
        ["09:00", "Portas e café", "Ache um lugar, ache um amigo."],
        ["10:00", "Abertura", "O assunto do dia, em poucas palavras."],
        ["11:00", "A primeira parte", "Diga aqui quem ou o que vem."],
        ["14:00", "A segunda parte", "Diga o que há para ver, ouvir ou fazer."],
        ["18:00", "A noite", "Comida, música e tempo para conversar."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Por que vir",
      heading: "Por que você deve vir",
      items: [
        ["Algo para levar", "Uma ideia, uma canção, um número no telefone."],
        ["Gente como você", "Quem vem só não fica só."],
        ["Espaço para conversar", "Os intervalos são longos de propósito."],
      ],
    },
    {
      kind: "questions",
      nav: "Perguntas",
      heading: "Bom saber",
      items: [
        ["Preciso conhecer alguém?", "Não. Diga olá na porta e já conhece alguém."],
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
