import type { DomainTexts } from "../../domain";

export const pt: DomainTexts = {
  name: "Dia de Festa",
  headlines: ["Este convite é seu.", "Venha celebrar com a gente.", "Bolo, música e você."],
  lead: "Há algo para celebrar, e sem você é só metade da graça. Aqui está o que é preciso saber, e uma linha para nos dizer que você vem.",
  action: "Confirmar presença",
  sections: [
    {
      kind: "schedule",
      id: "party",
      nav: "A festa",
      heading: "Como será a festa",
      items: [
        ["15:00", "Chegada", "Diga olá e ache um lugar."],
        ["15:30", "Bolo", "Com velas, e todo mundo canta."],
        ["16:30", "Brincadeiras e música", "Para quem quiser participar."],
        ["18:00", "Algo para comer", "E tempo para conversar."],
      ],
    },
    {
      kind: "questions",
      nav: "Bom saber",
      heading: "Bom saber",
      items: [
        ["O que devo levar?", "Você. É o melhor presente."],
        ["Posso levar alguém?", "Diga no formulário quem vem junto."],
        ["O que vestir?", "Algo em que dê para rir, comer e dançar."],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Confirmar",
      heading: "Você vem?",
      lead: "Uma linha basta. Diga quem vem e o que devemos saber sobre a comida.",
      submit: "Enviar resposta",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
